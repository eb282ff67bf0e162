/** Texts of the hidden page /cdn-m7k3p (spec §2). The portraits are placeholders: an open slot. */

import { filled } from './site.ts';
import type { Link, PageMeta, Rich } from './types.ts';
import { typeset } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Porträts des Gründungsteams',
  description:
    'Zwei Porträts des Gründungsteams auf einer nicht verlinkten Seite. Zurzeit gezeichnete Platzhalter. Dazu Zeichen, Schrift und Farben.',
  date: '2026-11-22',
  index: false,
});

export const heading: string = typeset('Gründungs&shy;team');

export const lead: Rich = typeset(
  'Bis es Fotos gibt, stehen hier zwei gezeichnete Platzhalter in den Formen unseres [Zeichens](#zeichen). Es folgen Wortmarke, Farben und Schrift.',
);

/** An ink, by the name of its token. The site's font has no number sign. */
export interface Ink {
  readonly name: string;
  readonly rgb: string;
  readonly hex: string;
}

/** Each plane of the page is printed in one of them. */
export const inks = {
  tanne: { name: 'Tanne', rgb: '0, 102, 76', hex: '00664C' },
  minze: { name: 'Minze', rgb: '207, 235, 221', hex: 'CFEBDD' },
  nacht: { name: 'Nacht', rgb: '0, 54, 51', hex: '003633' },
  rosa: { name: 'Rosa', rgb: '255, 134, 171', hex: 'FF86AB' },
  puder: { name: 'Puder', rgb: '255, 224, 233', hex: 'FFE0E9' },
} as const satisfies Readonly<Record<string, Ink>>;

export type InkId = keyof typeof inks;

/** A plane: its ink, its words, and the files of what it shows. */
export interface Plate {
  readonly id: string;
  readonly ink: InkId;
  readonly heading: string;
  readonly text: string;
  readonly files?: readonly Link[];
}

export const mark: Plate = typeset({
  id: 'zeichen',
  ink: 'minze',
  heading: 'Zeichen',
  text: 'Das Rechteck steht für Unternehmen, der Kreis für Talente. Wo beide Ja sagen, wird aus Tanne und Rosa Nacht.',
  files: [
    { href: '/favicon.svg', label: 'Zeichen als SVG' },
    { href: '/icon-512.png', label: 'Zeichen als PNG, 512 × 512 Pixel' },
  ],
});

export const words: Plate = typeset({
  id: 'wortmarke',
  ink: 'nacht',
  heading: 'Wortmarke',
  text: 'Auf dunklem Grund wird das Rechteck hellgrün (Hex 57D6A5) und die Überlappung weiß.',
  files: [
    { href: '/wortmarke.svg', label: 'Wortmarke auf hellem Grund, SVG' },
    { href: '/wortmarke-dunkel.svg', label: 'Wortmarke auf dunklem Grund, SVG' },
  ],
});

export const type: Plate = typeset({
  id: 'schrift',
  ink: 'rosa',
  heading: 'Schrift',
  text: 'Beide Ja stehen in derselben Schrift: Special Gothic, frei unter der Lizenz OFL 1.1.',
});

/** The two cuts of the font, as far apart as the site sets them. */
export const cuts: readonly { readonly name: string; readonly values: string }[] = typeset([
  { name: 'Titel', values: 'Strichstärke 700, Breite 78 %' },
  { name: 'Text', values: 'Strichstärke 400, Breite 100 %' },
]);

export const sample = 'Ja';

export const use: Plate = typeset({
  id: 'gebrauch',
  ink: 'puder',
  heading: 'Gebrauch',
  text: 'Ringsum bleibt so viel frei, wie die Überlappung breit ist. Das Zeichen ist mindestens 20 Pixel hoch, wie im Kopf dieser Seite.',
});

/** What the drawings of the last plane show, in this order: two that are right, three that are not. */
export const rights: readonly [string, string] = typeset(['Abstand', 'Mindestgröße']);
export const wrongs: readonly [string, string, string] = typeset(['Nicht drehen', 'Nicht umfärben', 'Nicht trennen']);

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
