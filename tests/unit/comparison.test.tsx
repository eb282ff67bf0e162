import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompareTable } from '../../components/common/data-table/compare-table.tsx';
import { ways as companyWays, criteria as forCompanies } from '../../content/company/criteria.ts';
import { criteria as forTalents, ways as talentWays } from '../../content/talent/comparison.ts';

const rowsOf = (html: string): readonly (readonly string[])[] =>
  (html.match(/<tr.*?<\/tr>/gs) ?? []).slice(1).map((row) => row.match(/<t[dh].*?<\/t[dh]>/gs) ?? []);

const textOf = (html: string): string => html.replaceAll(/<!--.*?-->|<[^>]+>/g, '');
const drawingOf = (html: string): string => /<svg.*?<\/svg>/s.exec(html)?.[0] ?? '';

test.each([
  ['companies', forCompanies, <CompareTable key="c" caption="" ways={companyWays} criteria={forCompanies} />],
  ['talents', forTalents, <CompareTable key="t" caption="" ways={talentWays} criteria={forTalents} />],
])('%s: the same sign means the same to the reader, whichever end of the scale is good', (_, criteria, table) => {
  const merits = { good: new Set<string>(), middle: new Set<string>(), bad: new Set<string>() };
  for (const [head = '', ...cells] of rowsOf(renderToString(table))) {
    const { best } = criteria.find(({ label }) => label === textOf(head)) ?? {};
    expect(best, textOf(head)).toBeDefined();
    for (const cell of cells) {
      const [level = '', advantage] = textOf(cell).split(', ');
      expect(advantage !== undefined, textOf(head + cell)).toBe(level === best);
      merits[level === best ? 'good' : level === 'mittel' ? 'middle' : 'bad'].add(drawingOf(cell));
    }
  }
  const drawings = Object.values(merits).map((drawn) => [...drawn]);
  expect(drawings.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(drawings.flat()).size).toBe(3);
});
