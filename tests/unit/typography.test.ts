import { expect, test } from 'vitest';
import { typeset, typesetText } from '../../content/typography.ts';

const NBSP = '\u00A0';
const JOINER = '\u2060';

test.each([
  ['24–48 h', `24–${JOINER}48${NBSP}h`],
  ['249 € pro 4 Wochen', `249${NBSP}€ pro 4${NBSP}Wochen`],
  ['68 %', `68${NBSP}%`],
  ['60 s', `60${NBSP}s`],
  ['14 KB', `14${NBSP}KB`],
  ['1 Tag, 4 Jahre, 9 Uhr', `1${NBSP}Tag, 4${NBSP}Jahre, 9${NBSP}Uhr`],
  ['Matches bis Tag 2, ab Schritt 1', `Matches bis Tag${NBSP}2, ab Schritt${NBSP}1`],
  ['zzgl. USt., nur für Unternehmer', `zzgl.${NBSP}USt., nur${NBSP}für${NBSP}Unternehmer`],
  ['monatlich gebucht, jährlich gebucht', `monatlich${NBSP}gebucht, jährlich${NBSP}gebucht`],
  ['am 21. November 2026', `am 21.${NBSP}November 2026`],
  ['z. B. ein Setter', `z.${NBSP}B. ein Setter`],
  ['z.B. ein Setter', `z.${NBSP}B. ein Setter`],
  ['d. h. nie', `d.${NBSP}h. nie`],
  ['§ 36 VSBG', `§${NBSP}36${NBSP}VSBG`],
  ['Art. 6 Abs. 1 lit. b DSGVO', `Art.${NBSP}6${NBSP}Abs.${NBSP}1 lit.${NBSP}b${NBSP}DSGVO`],
  ['§ 25 Abs. 2 Nr. 2 TDDDG', `§${NBSP}25${NBSP}Abs.${NBSP}2 Nr.${NBSP}2${NBSP}TDDDG`],
  ['Art. 14 und 16 DSA', `Art.${NBSP}14${NBSP}und${NBSP}16${NBSP}DSA`],
  ['die Art. 4 bis 8 DSA', `die Art.${NBSP}4${NBSP}bis${NBSP}8${NBSP}DSA`],
  ['in Abschnitt 3 und lit. f', `in Abschnitt${NBSP}3 und lit.${NBSP}f`],
  ['Art. 22 Abs. 3 regelt', `Art.${NBSP}22${NBSP}Abs.${NBSP}3 regelt`],
  ['§ 27a UStG, § 5 Absatz', `§${NBSP}27a${NBSP}UStG, §${NBSP}5 Absatz`],
  ['EN 301 549', `EN${NBSP}301${NBSP}549`],
  ['68 % × 60 %', `68${NBSP}%${NBSP}×${NBSP}60${NBSP}%`],
  ['24 × 24 Pixel', `24${NBSP}×${NBSP}24${NBSP}Pixel`],
  ['im 15-Minuten-Termin, Ein-Euro-Job', `im 15-${JOINER}Minuten-Termin, Ein-Euro-Job`],
  ['also 13-mal im Jahr', `also 13-${JOINER}mal im Jahr`],
  ['eine EU-Region', `eine EU-${JOINER}Region`],
  ['2.000-3.500 €', `2.000–${JOINER}3.500${NBSP}€`],
  ['Mo-Fr, 9–18 Uhr', `Mo–${JOINER}Fr, 9–${JOINER}18${NBSP}Uhr`],
  ['Ihr E-Mail-Programm', `Ihr E-${JOINER}Mail-Programm`],
  ['Show-up-Rate und Time-to-Hire', `Show-${JOINER}up-${JOINER}Rate und Time-${JOINER}to-${JOINER}Hire`],
  ['Interview&shy;fragen', 'Interview\u00ADfragen'],
])('%s is set as „%s“', (typed, set) => {
  expect(typesetText(typed)).toBe(set);
});

test.each([
  '30 sehr gute Gespräche',
  '5 hohe Ziele',
  'nur für Unternehmerinnen',
  'am Freitag 30 Anrufe',
  'Profil-Sprint',
  '2025-10-01',
  'in 7 Phasen',
  'show-up-rate',
  '[Glossar](/glossar#show-up-rate)',
  '/ueber-uns',
  'Ja – oder nein',
  'https://cal.com/team/E-Mail-Call',
  'https://a.example/Show-up/9-18%20Uhr',
  '/guides/E-Mail-Call',
  '#E-Mail-Call',
  'mailto:E-Mail-Call@a.example',
  'E-Mail-Call@a.example',
  '[Buchung](https://cal.com/team/E-Mail-Call)',
  'Siehe https://cal.com/team/E-Mail-Call und www.a.example/E-Mail-Call',
])('„%s“ stays as it is', (text) => {
  expect(typesetText(text)).toBe(text);
});

test('ids and addresses stay as they are, and the words around them are set', () => {
  expect(typesetText('E-Mail: [E-Mail](/E-Mail-Call), in 2 h')).toBe(
    `E-${JOINER}Mail: [E-${JOINER}Mail](/E-Mail-Call), in 2${NBSP}h`,
  );
  expect(typesetText('{claim:E-Mail-Call Tage} nach 2 h')).toBe(`{claim:E-Mail-Call Tage} nach 2${NBSP}h`);
  const link = { id: 'E-Mail-Call', href: 'E-Mail-Call', label: 'E-Mail-Call' };
  expect(typeset({ link })).toEqual({ link: { ...link, label: `E-${JOINER}Mail-Call` } });
});

test('a text of several lines, which is there to be copied, gets no invisible characters', () => {
  expect(typesetText('Show-up-Rate\n10–20 %')).toBe(`Show-up-Rate\n10–20${NBSP}%`);
});

test('reaches every string of a structure and leaves the rest alone', () => {
  const value = { a: ['1 €', { b: '2 %' }], count: 3, shown: true, none: null };
  expect(typeset(value)).toEqual({ a: [`1${NBSP}€`, { b: `2${NBSP}%` }], count: 3, shown: true, none: null });
});
