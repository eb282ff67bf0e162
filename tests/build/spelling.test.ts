import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { siteName } from '../../content/site.ts';
import { buildSite, pagesOf } from '../support/built-site.ts';
import { type Passage, readCopy } from '../support/copy.ts';
import { readable } from '../support/german-rules.ts';
import { type Unknown, unknownWords } from '../support/spelling.ts';

/** Words that the dictionary lacks and the site needs: terms of the trade, abbreviations of laws, imperatives. */
const LIST = 'tests/words.txt';
const words = readFileSync(LIST, 'utf8').split('\n').slice(0, -1);

const ADDRESS = /\S+@\S+|https?:\/\/\S+/g;
const AROUND = 40;

let passages: readonly Passage[];
let unknown: readonly Unknown[];
beforeAll(async () => {
  const copy = await readCopy(pagesOf(await buildSite()));
  const texts = new Map(copy.map(({ text, ...rest }) => [text, { text: spelled(text), ...rest }]));
  passages = [...texts.values()];
  unknown = await unknownWords(passages.map(({ text }) => text));
});

/** A passage in one line, without addresses. */
const spelled = (text: string): string => readable(text).replaceAll(ADDRESS, '').replaceAll('\n', ' ');

/** The page, the word, and what stands around it. */
function mistake({ word, line, at }: Unknown): string {
  const { route, place, text } = passages[line] ?? { route: '?', place: '?', text: word };
  return `${route}, ${place}: ${word} („${text.slice(Math.max(0, at - AROUND), at + AROUND)}“)`;
}

test('every German word is in the dictionary or in the list', () => {
  const known = new Set([...words, siteName]);
  const mistakes = new Map(unknown.filter(({ word }) => !known.has(word)).map((found) => [found.word, mistake(found)]));
  expect([...mistakes.values()], `Fix the word, or add it to ${LIST} if it is right.`).toEqual([]);
});

test('the list has no word that no page needs', () => {
  const needed = new Set(unknown.map(({ word }) => word));
  expect(
    words.filter((word) => !needed.has(word)),
    `Remove it from ${LIST}.`,
  ).toEqual([]);
});

test('the list is sorted, each word once', () => {
  expect(words).toEqual([...new Set(words)].sort(new Intl.Collator('de').compare));
});

test('a misspelt word is found', async () => {
  const lines = ['Wer Vertrieb einstelt, verhandelt.', 'Die provision steht im Vertrag.', 'Alles richtig.'];
  expect(await unknownWords(lines)).toEqual([
    { word: 'einstelt', line: 0, at: 13 },
    { word: 'provision', line: 1, at: 4 },
  ]);
});
