import { expect, test } from 'vitest';
import { typeset, typesetText } from '../../content/typography.ts';

const NBSP = '\u00A0';
const JOINER = '\u2060';

test.each([
  ['24–48 h', `24–48${NBSP}h`],
  ['249 € pro 4 Wochen', `249${NBSP}€ pro 4${NBSP}Wochen`],
  ['68 %', `68${NBSP}%`],
  ['60 s', `60${NBSP}s`],
  ['z. B. ein Setter', `z.${NBSP}B. ein Setter`],
  ['z.B. ein Setter', `z.${NBSP}B. ein Setter`],
  ['d. h. nie', `d.${NBSP}h. nie`],
  ['§ 36 VSBG', `§${NBSP}36 VSBG`],
  ['Art. 22 DSGVO', `Art.${NBSP}22 DSGVO`],
  ['2.000-3.500 €', `2.000–3.500${NBSP}€`],
  ['Mo-Fr, 9–18 Uhr', `Mo–Fr, 9–${JOINER}18${NBSP}Uhr`],
  ['Interview&shy;fragen', 'Interview\u00ADfragen'],
])('%s is set as „%s“', (typed, set) => {
  expect(typesetText(typed)).toBe(set);
});

test.each(['30 sehr gute Gespräche', '5 hohe Ziele', 'Profil-Sprint', '2025-10-01', 'in 7 Phasen'])(
  '„%s“ stays as it is',
  (text) => {
    expect(typesetText(text)).toBe(text);
  },
);

test('reaches every string of a structure and leaves the rest alone', () => {
  const value = { a: ['1 €', { b: '2 %' }], count: 3, shown: true, none: null };
  expect(typeset(value)).toEqual({ a: [`1${NBSP}€`, { b: `2${NBSP}%` }], count: 3, shown: true, none: null });
});
