import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLUMNS, dotsPath, halves, leaving, ROWS, shuffled } from '../../components/company/funnel/dots.ts';
import { FUNNEL_PROFILES, funnel } from '../../content/company/landing.ts';

test('the field has as many dots as the worked example has profiles', () => {
  expect(COLUMNS * ROWS).toBe(FUNNEL_PROFILES);
});

test('the steps are 100, 40, 10 and 1.5 % of 200 profiles', () => {
  expect(funnel.map(({ share }) => share)).toEqual([1, 0.4, 0.1, 0.015]);
  expect(funnel.map(({ count }) => count)).toEqual([200, 80, 20, 3]);
});

test('who is left in a step was there in the step before, in the same place', () => {
  const steps = funnel.map(({ count }) => leaving(0, count));
  for (const [index, dots] of steps.entries()) {
    expect(dots).toHaveLength(funnel[index]?.count ?? 0);
    expect(steps[index - 1] ?? dots).toEqual(expect.arrayContaining([...dots]));
  }
});

test('who leaves between two steps is everyone who is not left in the next one', () => {
  expect([...leaving(20, 80), ...leaving(0, 20)].sort((a, b) => a - b)).toEqual(leaving(0, 80));
});

test('a shuffle loses nothing and depends on its seed alone', () => {
  const order = shuffled(200, 7);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  expect(shuffled(200, 7)).toEqual(order);
  expect(shuffled(200, 8)).not.toEqual(order);
});

/** Middle of a dot in per cent of the field's width and height: lying, and on tall phones with one half below the other. */
const LYING = (dot: number) => {
  const [column, row] = [dot % COLUMNS, Math.floor(dot / COLUMNS)];
  return { x: (column * 2 + (row % 2) + 1) / 0.41, y: (row * 2 + 1) / 0.2 };
};
const STANDING = (dot: number) => {
  const [column, row] = [dot % COLUMNS, Math.floor(dot / COLUMNS)];
  return {
    x: ((column % 10) * 2 + (row % 2) + 1) / 0.21,
    y: ((column < 10 ? row : row + 10) * 2 + 1) / 0.4,
  };
};

test('the last three stand apart from each other and from the edge', () => {
  const dots = leaving(0, 3).map((dot) => ({ x: dot % COLUMNS, y: Math.floor(dot / COLUMNS) }));
  for (const [index, { x, y }] of dots.entries()) {
    expect(x > 0 && x < COLUMNS - 1 && y > 0 && y < ROWS - 1).toBe(true);
    for (const other of dots.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(5);
  }
});

test('on tall phones too, where the field is about as wide as high', () => {
  const dots = leaving(0, 3).map(STANDING);
  for (const [index, { x, y }] of dots.entries()) {
    expect(Math.min(x, 100 - x, y, 100 - y)).toBeGreaterThan(14);
    for (const other of dots.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(40);
  }
});

test('one of the last three is where the stylesheets have the square that it meets', () => {
  const field = readFileSync('components/company/funnel/funnel-field.scss', 'utf8');
  const places = [...field.matchAll(/--square-x: ([\d.]+)%;\s+--square-y: ([\d.]+)%/g)].map(([, ...shares]) =>
    shares.map(Number),
  );
  const met = Math.max(...leaving(0, 3).map((dot) => dot % COLUMNS));
  const dot = leaving(0, 3).find((one) => one % COLUMNS === met) ?? Number.NaN;
  expect(places).toHaveLength(2);
  for (const [index, { x, y }] of [LYING(dot), STANDING(dot)].entries()) {
    expect(places[index]?.[0]).toBeCloseTo(x, 0);
    expect(places[index]?.[1]).toBeCloseTo(y, 0);
  }
  // Where scrolling moves nothing, in per cent of the picture's width: the centre of a circle that is as wide is on its edge.
  const still = readFileSync('components/company/funnel/funnel.scss', 'utf8');
  const [, width = '', bottom = '', left = ''] =
    /width: ([\d.]+)%;\s+aspect-ratio: 1;\s+margin: 0 0 ([\d.]+)% ([\d.]+)%/.exec(still) ?? [];
  expect(+width).toBeCloseTo(6 / 0.41, 0);
  expect(+left + +width).toBeCloseTo(LYING(dot).x, 0);
  expect(+bottom + +width / 2).toBeCloseTo(((100 - LYING(dot).y) * 20) / 41, 0);
});

test("the word on what the last one shares with the square is the last step's own", () => {
  const field = readFileSync('components/company/funnel/funnel-field.scss', 'utf8');
  const word = /content: "(\p{L}+)"/u.exec(field)?.[1] ?? 'none';
  expect(funnel.at(-1)?.text).toContain(word);
});

test('halves share all dots', () => {
  const [left = [], right = []] = halves(leaving(0, 200));
  expect([left.length, right.length]).toEqual([100, 100]);
  expect([...left, ...right].sort((a, b) => a - b)).toEqual(leaving(0, 200));
});

test('dots become one path of the shortest segments', () => {
  expect(dotsPath([])).toBe('');
  expect(dotsPath([0, 1, COLUMNS])).toBe('m0 0h.01zm2 0h.01zm-1 2h.01z');
});
