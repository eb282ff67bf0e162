import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBatches } from '../../../ssg/write/in-batches.ts';

test('work for thousands of files is done some at a time, and its results keep their order', async () => {
  const items = Array.from({ length: 1000 }, (_, at) => at);
  let running = 0;
  let most = 0;
  const made = await inBatches(items, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return item * 2;
  });
  expect(made).toEqual(items.map((item) => item * 2));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(100);
});
