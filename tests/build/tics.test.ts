/** Habits of style that wear out when they are everywhere: each is counted on the marketing pages and has a limit. */

import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite, pagesOf } from '../support/built-site.ts';
import { type Passage, readCopy } from '../support/copy.ts';
import { withoutQuotes } from '../support/german-rules.ts';

interface Tic {
  readonly name: string;
  readonly pattern: RegExp;
  /** Where it counts; without it, in all that is seen. */
  readonly places?: RegExp;
  readonly limit: number;
  readonly has: string;
  readonly lacks: string;
}

/** The limits are a third or less of what a native editor counted, with room for a few more. */
const tics: readonly Tic[] = [
  {
    name: 'number word in a heading',
    pattern: /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L})/iu,
    places: /^h[12]$/,
    limit: 8,
    has: 'Drei Zahlen, drei Bedingungen',
    lacks: 'Was Sie zahlen, was Sie bekommen',
  },
  {
    name: 'maxim with “Wer …, …”',
    pattern: /^Wer [^?]*, [^?]*$/u,
    limit: 6,
    has: 'Wer fragt, führt.',
    lacks: 'Wer macht was?',
  },
  {
    name: '“X, nicht Y”',
    pattern: /, (?:und )?nicht (?:nur )?\p{L}/u,
    limit: 6,
    has: 'Gerechnet, nicht behauptet',
    lacks: 'Das ist nicht gemessen.',
  },
  {
    name: '“nicht veröffentlicht”',
    pattern: /nicht veröffentlicht/,
    limit: 1,
    has: 'Der Zeitraum ist nicht veröffentlicht.',
    lacks: 'Der Zeitraum fehlt noch.',
  },
  {
    name: '“kostet nichts”',
    pattern: /koste[nt] (?:\S+ ){0,3}?nichts/u,
    limit: 3,
    has: 'Registrieren kostet nichts.',
    lacks: 'Registrieren ist kostenlos.',
  },
  {
    name: '“zwei Ja”',
    pattern: /(?<!\p{L})zwei(?:te[ns]?)? Ja(?!\p{L})/u,
    limit: 3,
    has: 'Kein Chat ohne zwei Ja.',
    lacks: 'In zwei Jahren Closer?',
  },
];

const MARKETING = /^\/(?!agb|barrierefreiheit|cookies|datenschutz|impressum|security|404|cdn-)/;
/** Texts that nobody reads on the page. */
const UNSEEN = /^(?:meta|props|JSON-LD|title)$|\[/;

let sentences: readonly Passage[];
beforeAll(async () => {
  const seen = (await readCopy(pagesOf(await buildSite()))).filter(
    ({ route, place }) => MARKETING.test(route) && !UNSEEN.test(place),
  );
  // What the shell repeats on every page counts once.
  const once = new Map(seen.map((passage) => [`${passage.place} ${passage.text}`, passage]));
  sentences = [...once.values()].flatMap(({ text, ...rest }) =>
    withoutQuotes(text.replace(/[\u00AD\u2060]/g, ''))
      .split(/(?<=[.?:])\s+/)
      .map((sentence) => ({ text: sentence, ...rest })),
  );
});

describe.each(tics)('$name', ({ pattern, places = /^/, limit, has, lacks }) => {
  test('is recognised', () => {
    expect(has).toMatch(pattern);
    expect(lacks).not.toMatch(pattern);
  });

  test(`stands at most ${limit} times on the marketing pages`, () => {
    const found = sentences.filter(({ place, text }) => places.test(place) && pattern.test(text));
    expect(found.length, found.map(({ route, text }) => `${route}: ${text}`).join('\n')).toBeLessThanOrEqual(limit);
  });
});
