import { expect, test } from 'vitest';
import { stepGroups } from '../../content/company/how-it-works.ts';

test.each(stepGroups)(
  'the drawn parts of $value add up to it, and to the end of their scale',
  ({ value, most: end, parts }) => {
    const least = parts.reduce((sum, part) => sum + part.least, 0);
    const most = parts.reduce((sum, part) => sum + part.most, 0);
    expect(value.match(/\d+/g)?.map(Number)).toEqual([least, most]);
    expect(end.match(/\d+/g)?.map(Number)).toEqual([most]);
  },
);
