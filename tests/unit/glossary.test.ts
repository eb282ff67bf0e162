import { afterEach, describe, expect, test, vi } from 'vitest';
import { byLetter, terms } from '../../content/guides/glossar.ts';
import { glossaryProblems } from '../../content/guides/glossary-problems.ts';
import type { Term } from '../../content/guides/types.ts';
import { plainText } from '../../content/rich.ts';
import { definedTermSet } from '../../content/structured-data.ts';
import { typesetText } from '../../content/typography.ts';

afterEach(() => {
  vi.doUnmock('../../content/guides/glossar.ts');
  vi.resetModules();
});

const term = (change: Partial<Term> = {}): Term => ({ id: 'fixum', term: 'Fixum', definition: 'Fest.', ...change });
const other = term({ id: 'ote', term: 'OTE' });

test('the glossary is sound', () => {
  expect(glossaryProblems()).toEqual([]);
});

test.each([
  'OTE|Fixum|Provision|Hybrid|Clawback|Stornoquote',
  'Track Record|Time-to-Hire|Slate|Ramp-up|Probearbeit',
  'Opener|Setter|Closer|Cold Call|No-Show|Show-up-Rate|Qualifizierung',
  'Lead|Inbound|Outbound|CRM|Pipeline|Swipe|Like|Match',
])('explains %s', (names) => {
  expect(terms.map((entry) => plainText(entry.term))).toEqual(expect.arrayContaining(names.split('|')));
});

test.each<[string, readonly Term[], RegExp]>([
  ['a related id that is none', [term({ related: ['boni'] })], /"Fixum" is related to "boni", which is no id/],
  ['a term related to itself', [term({ related: ['fixum'] })], /"Fixum" is related to itself/],
  ['an id used twice', [term(), { ...other, id: 'fixum' }], /Two terms have the id "fixum"/],
  ['a term that stands twice', [term(), term({ id: 'fixum-2' })], /The term "Fixum" stands twice/],
  ['an order that is not the alphabet’s', [other, term()], /"OTE" stands before "Fixum"/],
  ['an id that is no anchor', [term({ id: 'Das Fixum' })], /has the id "Das Fixum"/],
  ['no definition', [term({ definition: ' ' })], /"Fixum" has an empty field "definition"/],
  ['an empty second name', [term({ also: '' })], /"Fixum" has an empty field "also"/],
  ['an empty list of related terms', [term({ related: [] })], /"Fixum" has an empty field "related"/],
  ['no name', [term({ term: '' })], /"fixum" has an empty field "term"/],
])('%s is refused by name', (_, wrong, sentence) => {
  expect(glossaryProblems(wrong)).toEqual([expect.stringMatching(sentence)]);
});

test('a term that leads nowhere stops the build and names the file', async () => {
  vi.doMock('../../content/guides/glossar.ts', () => ({ terms: [term({ related: ['boni'] })] }));
  const { default: data } = await import('../../content/index.ts');
  expect(data.problems()).toEqual([
    expect.objectContaining({ file: 'content/guides/glossar.ts', what: expect.stringContaining('"boni"') }),
  ]);
});

/** What a term says in words and in figures. */
const explained = ({ definition, sum }: Term): string =>
  plainText([definition, sum?.from, sum?.result].filter(Boolean).join(' '));

describe.each(terms.map((entry) => [plainText(entry.term), entry] as const))('%s', (_, entry) => {
  test('is explained in at most three sentences, as the page promises', () => {
    // The point of "Nr. 1" or "z. B." is followed by a no-break space.
    expect(plainText(entry.definition).split(/(?<=[.?]) /).length).toBeLessThanOrEqual(3);
  });

  test('has figures that add up', () => {
    for (const [, part, whole, share] of explained(entry).matchAll(/(\d+) von (\d+)(?: \p{L}+)? sind (\d+)\u00A0%/gu)) {
      expect((100 * Number(part)) / Number(whole)).toBe(Number(share));
    }
  });
});

test('shares and sums are worked out', () => {
  const all = terms.map(explained).join(' ');
  expect(all.match(/\d+ von \d+(?: \p{L}+)? sind/gu)).toHaveLength(5);
  expect(terms.flatMap(({ sum }) => sum ?? [])).toEqual([
    { from: '6 von 25 Gesprächen sind', result: typesetText('24 %') },
    { from: typesetText('15 % × 1,5 sind'), result: typesetText('22,5 %') },
    { from: typesetText('Von 2.500 € Draw sind verdient'), result: typesetText('1.800 €') },
    { from: typesetText('Von 4.500 € im Monat sind fest'), result: typesetText('3.000 €') },
    { from: 'Fixum zu Provision', result: '60/40' },
    { from: '9 von 36 Terminen sind', result: typesetText('25 %') },
    { from: typesetText('Im Jahr 12 × (3.000 € + 1.500 €) ='), result: typesetText('54.000 €') },
    { from: '27 von 36 Terminen sind', result: typesetText('75 %') },
    { from: '41 von 50 Terminen sind', result: typesetText('82 %') },
  ]);
  // 6 deals of 40 booked appointments, of which 25 took place.
  expect(all).toMatch(/6 von 40 sind 15\u00A0%\. 6 von 25 Gesprächen sind 24\u00A0%/);
});

describe('the letters', () => {
  test('are those that have terms, in their order, and hold each term once', () => {
    const groups = byLetter(terms);
    expect(groups.flatMap((group) => group.terms)).toEqual(terms);
    for (const { letter, id, terms: own } of groups) {
      expect(id).toBe(`buchstabe-${letter.toLowerCase()}`);
      for (const entry of own) expect(entry.term.startsWith(letter)).toBe(true);
    }
  });

  test('put an umlaut below its vowel', () => {
    const [group] = byLetter([term({ term: 'Öffner' })]);
    expect(group).toMatchObject({ id: 'buchstabe-o', letter: 'O' });
  });
});

test('search engines get each term as a reader sees it', () => {
  const rich = term({
    also: 'Grundgehalt, Base',
    definition: '**Fest**, siehe [Provision](/glossar#provision).',
    sum: { from: '12 × 2 =', result: '24' },
  });
  expect(definedTermSet('Glossar', [rich, other])).toEqual({
    '@type': 'DefinedTermSet',
    name: 'Glossar',
    hasDefinedTerm: [
      {
        '@type': 'DefinedTerm',
        name: 'Fixum',
        alternateName: ['Grundgehalt', 'Base'],
        description: 'Fest, siehe Provision. 12 × 2 = 24',
      },
      { '@type': 'DefinedTerm', name: 'OTE', description: 'Fest.' },
    ],
  });
});
