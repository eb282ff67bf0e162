import { beforeAll, describe, expect, test } from 'vitest';
import type { PageMeta } from '../../content/types.ts';
import { buildSite, pagesOf } from '../support/built-site.ts';
import { type Passage, readCopy } from '../support/copy.ts';
import {
  addressRules,
  longSentences,
  type Rule,
  readable,
  typography,
  withoutQuotes,
  wording,
} from '../support/german-rules.ts';
import { pageMetas } from '../support/page-metas.ts';

let copy: readonly Passage[];
let metas: ReadonlyMap<string, PageMeta>;
beforeAll(async () => {
  copy = await readCopy(pagesOf(await buildSite()));
  metas = await pageMetas();
});

const AROUND = 30;

/** Every passage that breaks the rule: route, place and what stands around the mistake, each excerpt once. */
function findings({ wrong, routes = /^/ }: Rule, read: (passage: Passage) => string): string[] {
  const found = new Map<string, string>();
  for (const passage of copy) {
    const text = read(passage);
    const at = routes.test(passage.route) ? text.search(wrong) : -1;
    if (at < 0) continue;
    const excerpt = text.slice(Math.max(0, at - AROUND), at + AROUND);
    if (!found.has(excerpt)) found.set(excerpt, `${passage.route}, ${passage.place}: ${excerpt}`);
  }
  return [...found.values()];
}

test('texts of every page are read', () => {
  const places = new Set(copy.map(({ place }) => place));
  for (const place of ['h1', 'p', 'title', 'meta', 'JSON-LD', 'props', 'nav[aria-label]', 'figcaption']) {
    expect(places).toContain(place);
  }
  expect(copy.length).toBeGreaterThan(3000);
});

describe.each([...typography, ...wording])('$name', (rule) => {
  test('is recognised', () => {
    expect(rule.breaks).toMatch(rule.wrong);
    expect(rule.keeps).not.toMatch(rule.wrong);
  });

  test('is on no page', () => {
    expect(findings(rule, ({ text }) => readable(text))).toEqual([]);
  });
});

describe.each(addressRules)('$name', (rule) => {
  /** On /formular the reader has said who they are before the texts of their half appear (decisions: Audience). */
  const half = rule.address === 'du' ? 'vertriebler' : 'unternehmer';
  const spoken = (passage: Passage) =>
    metas.get(passage.route)?.address === rule.address || passage.half === half
      ? ''
      : withoutQuotes(readable(passage.text));

  test('is recognised', () => {
    expect(withoutQuotes(rule.breaks)).toMatch(rule.wrong);
    expect(withoutQuotes(rule.keeps)).not.toMatch(rule.wrong);
  });

  test('is nowhere outside quotations', () => {
    expect(
      findings(rule, spoken),
      `Write the page without it, or set \`address: '${rule.address}'\` in its meta.`,
    ).toEqual([]);
  });
});

test('no sentence has more than 18 words', () => {
  expect(copy.flatMap((passage) => longSentences(passage).map((text) => `${passage.route}: ${text}`))).toEqual([]);
});
