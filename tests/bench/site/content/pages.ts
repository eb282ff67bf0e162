/**
 * The pages of the benchmark: texts made by a seeded generator, the same in every run and for every generator that
 * has been measured with this site.
 */
import process from 'node:process';
import { heads, tails, words } from './words.ts';

interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  readonly faq: readonly Question[];
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = (list: readonly string[], share: number): string => list[(share * list.length) | 0] ?? '';

/** Sentences of 7 to 16 words, `count` words in all. */
function text(random: () => number, count: number): string {
  const result: string[] = [];
  let left = 0;
  for (let at = 0; at < count; at++) {
    let word = random() < 0.14 ? pick(heads, random()) + pick(tails, random()) : pick(words, random() * random());
    if (left === 0) {
      word = word.charAt(0).toUpperCase() + word.slice(1);
      left = 7 + ((random() * 10) | 0);
    }
    left--;
    if (left === 0 || at === count - 1) word += '.';
    else if (random() < 0.06) word += ',';
    result.push(word);
  }
  return result.join(' ');
}

const NAMED = [
  ['', 'Startseite'],
  ['preise', 'Preise'],
  ['vergleich', 'Vergleich'],
  ['funktionen', 'Funktionen'],
  ['branchen', 'Branchen'],
  ['kunden', 'Kunden'],
  ['ueber-uns', 'Über uns'],
  ['kontakt', 'Kontakt'],
  ['handwerk', 'Handwerk'],
  ['handel', 'Handel'],
  ['gastronomie', 'Gastronomie'],
  ['pflege', 'Pflege'],
  ['logistik', 'Logistik'],
  ['agenturen', 'Agenturen'],
  ['beratung', 'Beratung'],
  ['zeiterfassung', 'Zeiterfassung'],
  ['rechnungen', 'Rechnungen'],
  ['angebote', 'Angebote'],
  ['lager', 'Lager'],
  ['termine', 'Termine'],
  ['karriere', 'Karriere'],
  ['presse', 'Presse'],
  ['partner', 'Partner'],
  ['impressum', 'Impressum'],
  ['datenschutz', 'Datenschutz'],
] as const;

export const brand = 'Musterwerk';

/** How many pages the site has, three of them with a file of their own. */
const count = Number(process.env.BENCH_PAGES ?? NAMED.length);

const slugOf = (at: number): string => NAMED[at]?.[0] ?? `seite-${at}`;
const titleOf = (at: number): string => NAMED[at]?.[1] ?? `Seite ${at}`;

/** The pages that one file stands for. */
export const slugs: readonly string[] = Array.from({ length: Math.max(0, count - 3) }, (_, at) => slugOf(at + 3));

const places = new Map(NAMED.map(([slug], at) => [slug as string, at]));

let last: { readonly at: number; readonly page: Page } | undefined;

function pageAt(at: number): Page {
  const random = randomFrom(at + 1);
  const sections = Array.from({ length: 8 }, () => ({
    heading: text(random, 5).replace('.', ''),
    paragraphs: [text(random, 60), text(random, 60)],
  }));
  const faq = Array.from({ length: 6 }, () => ({
    question: `${text(random, 8).replace(/[.,]/g, '')}?`,
    answer: text(random, 35),
  }));
  return { title: titleOf(at), description: text(random, 18), lead: text(random, 28), sections, faq };
}

/** The page of a slug. It is asked for twice in a row, for its meta and for its body. */
export function pageOf(slug: string): Page {
  const at = places.get(slug) ?? Number(slug.replace('seite-', ''));
  if (last?.at !== at) last = { at, page: pageAt(at) };
  return last.page;
}

/** What the generator wants to know of a page. */
export function metaOf(slug: string) {
  const { title, description } = pageOf(slug);
  return { title: `${title} | ${brand}`, description: description.slice(0, 155), date: '2026-01-01' };
}

const link = (at: number) => ({ href: `/${slugOf(at)}`, label: titleOf(at) });

export const navigation = [3, 1, 2, 4, 5, 6, 20, 7].map(link);

export const footer = [
  { title: 'Produkt', links: [3, 1, 2, 15, 16].map(link) },
  { title: 'Branchen', links: [8, 9, 10, 11, 12].map(link) },
  { title: 'Lösungen', links: [13, 14, 17, 18, 19].map(link) },
  { title: 'Unternehmen', links: [6, 20, 21, 22, 5].map(link) },
  { title: 'Rechtliches', links: [23, 24, 7, 4, 0].map(link) },
];
