import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLUMNS, dotsPath, leaving, ROWS, shuffled } from '../../components/company/funnel/dots.ts';
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

test('the last three stand apart from each other and from the edge', () => {
  const dots = leaving(0, 3).map((dot) => ({ x: dot % COLUMNS, y: Math.floor(dot / COLUMNS) }));
  for (const [index, { x, y }] of dots.entries()) {
    expect(x > 0 && x < COLUMNS - 1 && y > 0 && y < ROWS - 1).toBe(true);
    for (const other of dots.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(5);
  }
});

test('one of the last three is where the stylesheet has its square', () => {
  const styles = readFileSync('components/company/funnel/funnel-field.scss', 'utf8');
  // In per cent of the field. On tall phones, which come last, rows are columns.
  const places = (axis: 'x' | 'y') =>
    [...styles.matchAll(new RegExp(`--square-${axis}: ([\\d.]+)%`, 'g'))].map(([, share]) => Number(share));
  const [x = Number.NaN, y = Number.NaN] = [places('x')[0], places('y')[0]];
  expect([places('y')[1], places('x')[1]]).toEqual([x, y]);
  const dot = (share: number, of: number) => Math.round((share / 100) * of - 0.5);
  expect(leaving(0, 3)).toContain(dot(y, ROWS) * COLUMNS + dot(x, COLUMNS));
});

test('dots become one path of the shortest segments', () => {
  expect(dotsPath([])).toBe('');
  expect(dotsPath([0, 1, COLUMNS])).toBe('m0 0h.01zm1 0h.01zm-1 1h.01z');
});
