import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, treemap } from '../../../ssg/audit/report/treemap.ts';

const BOX: Box = { x: 10, y: 20, width: 600, height: 400 };
const AREA = BOX.width * BOX.height;
const SLACK = 1e-6;

const sizes = fc
  .array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 60 })
  .map((list) => list.sort((a, b) => b - a).map((size) => ({ size })));

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

describe('a treemap', () => {
  test('gives every item its part of the area', () => {
    fc.assert(
      fc.property(sizes, (items) => {
        const total = items.reduce((sum, { size }) => sum + size, 0);
        for (const { item, width, height } of treemap(items, BOX)) {
          expect((width * height) / AREA).toBeCloseTo(item.size / total, 6);
        }
      }),
    );
  });

  test('stays inside its box, and nothing lies over anything else', () => {
    fc.assert(
      fc.property(sizes, (items) => {
        const placed = treemap(items, BOX);
        expect(placed).toHaveLength(items.length);
        for (const [at, box] of placed.entries()) {
          expect(box.x).toBeGreaterThanOrEqual(BOX.x - SLACK);
          expect(box.y).toBeGreaterThanOrEqual(BOX.y - SLACK);
          expect(box.x + box.width).toBeLessThanOrEqual(BOX.x + BOX.width + SLACK);
          expect(box.y + box.height).toBeLessThanOrEqual(BOX.y + BOX.height + SLACK);
          for (const other of placed.slice(at + 1)) expect(overlap(box, other)).toBeLessThan(0.01);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('is squarified: the example of its inventors', () => {
    const items = [6, 6, 4, 3, 2, 2, 1].map((size) => ({ size }));
    const placed = treemap(items, { x: 0, y: 0, width: 6, height: 4 });
    // The first two stand one above the other, the next two beside them (Bruls, Huizing, van Wijk 2000, figure 4).
    expect(
      placed.slice(0, 4).map(({ x, y, width, height }) => [x, y, width, height].map((value) => +value.toFixed(2))),
    ).toEqual([
      [0, 0, 3, 2],
      [0, 2, 3, 2],
      [3, 0, 1.71, 2.33],
      [4.71, 0, 1.29, 2.33],
    ]);
  });

  test('of nothing is empty, and what has no size gets no area', () => {
    expect(treemap([], BOX)).toEqual([]);
    expect(treemap([{ size: 1 }, { size: 0 }], BOX)).toEqual([{ ...BOX, item: { size: 1 } }]);
  });
});
