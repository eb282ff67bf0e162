/** Texts of the hidden page /cdn-m7k3p (spec §2). The portraits are placeholders: an open slot. */

import { filled } from './site.ts';
import type { Intro, Link, PageMeta, Rich } from './types.ts';
import { typeset } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Porträts des Gründungsteams',
  description:
    'Zwei Porträts des Gründungsteams auf einer nicht verlinkten Seite. Zurzeit gezeichnete Platzhalter. Dazu Zeichen und Farben.',
  date: '2026-11-22',
  index: false,
});

export const heading: string = typeset('Gründungs&shy;team');

export const lead: Rich = typeset(
  'Bis es Fotos gibt, stehen hier zwei gezeichnete Platzhalter in den Formen unseres [Zeichens](#zeichen).',
);

/** The mark. */
export const mark: Intro = typeset({
  id: 'zeichen',
  heading: 'Zeichen und Farben',
  text: 'Rechteck und Kreis der Porträts sind auch unser Zeichen. Das Rechteck steht für Unternehmen, der Kreis für Talente. Wo beide Ja sagen, liegen die Farben übereinander.',
});

/** An ink, by the name of its token. The site's font has no number sign. */
export interface Ink {
  readonly name: string;
  readonly rgb: string;
  readonly hex: string;
}

/** The inks of its parts. */
export const inks: readonly Ink[] = [
  { name: 'Tanne', rgb: '0, 102, 76', hex: '00664C' },
  { name: 'Nacht', rgb: '0, 54, 51', hex: '003633' },
  { name: 'Rosa', rgb: '255, 134, 171', hex: 'FF86AB' },
];

/** The grounds of both sides. */
export const tints: readonly Ink[] = [
  { name: 'Minze', rgb: '207, 235, 221', hex: 'CFEBDD' },
  { name: 'Puder', rgb: '255, 224, 233', hex: 'FFE0E9' },
];

/** Its files. */
export const files: readonly Link[] = typeset([
  { href: '/wortmarke.svg', label: 'Wortmarke als SVG' },
  { href: '/favicon.svg', label: 'Zeichen als SVG' },
  { href: '/icon-512.png', label: 'Zeichen als PNG, 512 × 512 Pixel' },
]);

/** A founder's image. `alt` says that it is a placeholder; no person is named or shown. */
export interface Portrait {
  readonly id: string;
  readonly alt: string;
  readonly name: string;
  readonly role: string;
}

export const portraits: readonly [Portrait, Portrait] = typeset([
  {
    id: 'portraet-1',
    alt: 'Platzhalter für das erste Porträt: gezeichnete Figur mit langem Haar, ohne Gesicht, keine reale Person',
    name: filled('founders.name1'),
    role: filled('founders.role1'),
  },
  {
    id: 'portraet-2',
    alt: 'Platzhalter für das zweite Porträt: gezeichnete Figur mit kurzem Haar, ohne Gesicht, keine reale Person',
    name: filled('founders.name2'),
    role: filled('founders.role2'),
  },
]);
