import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { benefits } from '../../content/company/landing.ts';

test('the drawing of the seven days marks and numbers the days that its text names', () => {
  const text = String(benefits.at(-1)?.text);
  const days = [...text.matchAll(/Tag\s(\d)/g)].map(([, day]) => Number(day));
  expect(days.length).toBeGreaterThan(0);
  const styles = readFileSync('components/company/reasons/reasons.scss', 'utf8');
  const words = /content: "(.*2007.*?)" \//.exec(styles)?.[1]?.split(/ +/) ?? [];
  expect(words).toHaveLength(7);
  expect(words.map((word, index) => (word === String(index + 1) ? index + 1 : word))).toEqual(
    Array.from({ length: 7 }, (_, index) => (days.includes(index + 1) ? index + 1 : String.raw`\2007`)),
  );
  // Each colour goes to the edge that its percentage names. A square covers 80 % of its seventh.
  const edges = [...styles.matchAll(/var\(--(line|accent)\)(?: 0)?(?: (\d+)%)?[,\n]/g)];
  const inks = Array.from({ length: 7 }, (_, index) =>
    [index, index + 0.8].map((place) => edges.find(([, , edge = '100']) => place / 7 < Number(edge) / 100)?.[1]),
  );
  expect(inks).toEqual(
    Array.from({ length: 7 }, (_, index) => (days.includes(index + 1) ? ['accent', 'accent'] : ['line', 'line'])),
  );
});

test('the drawing of the hires has as many circles as its heading counts, each with what a hire costs', () => {
  const ordinals = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften', 'sechsten', 'siebten'];
  const hires = 1 + ordinals.findIndex((word) => benefits[0]?.title.includes(word));
  expect(hires).toBeGreaterThan(1);
  const styles = readFileSync('components/company/reasons/reasons.scss', 'utf8');
  const [, ratio, circle] = /aspect-ratio: (\d);[^}]*mask: [^;]* 0 \/ ([\d.]+)%/.exec(styles) ?? [];
  expect([Number(ratio), 100 / Number(circle)]).toEqual([hires, hires]);
  const words = /content: "(.*202f.*?)" \//.exec(styles)?.[1]?.split(' ') ?? [];
  const figure = benefits[0]?.figure;
  const cost = figure && 'value' in figure ? figure.value.replace(/\s/, String.raw`\202f`) : undefined;
  expect(cost).toBeDefined();
  expect(words).toEqual(Array.from({ length: hires }, () => cost));
});
