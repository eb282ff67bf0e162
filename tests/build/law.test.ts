/** docs/law.md lists every statement about the law outside of the legal pages, with the page that it stands on. */

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { buildSite, pagesOf, textOf } from '../support/built-site.ts';

const list = readFileSync('docs/law.md', 'utf8');

/** Rows of the tables: page, statement, basis. */
const statements = [...list.matchAll(/^\| (?<page>\/\S*) +\| (?<statement>.+?) +\| .+? +\|$/gm)].map(
  ({ groups = {} }) => [groups.page ?? '', groups.statement ?? ''] as const,
);

const LEGAL = /^\/(?:agb|barrierefreiheit|cookies|datenschutz|impressum|security)$/;
/** A paragraph of a statute as texts cite it: `§ 7 UWG`, `§§ 84 ff. HGB`. */
const CITATION = /§§? \d+\w?(?: (?:Abs\.|ff\.)(?: \d+)?)?(?: [A-Z]\w*[A-Z]\w*(?: [IVX]+| \d{4})?)/g;

let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  const built = pagesOf(await buildSite());
  pages = new Map([...built].map(([route, html]) => [route, textOf(html.slice(html.indexOf('<body')))]));
});

test('the list has statements of several pages', () => {
  expect(statements.length).toBeGreaterThan(30);
  expect(new Set(statements.map(([page]) => page)).size).toBeGreaterThan(8);
});

test.each(statements)('%s says: %s', (page, statement) => {
  expect(pages.get(page)).toContain(statement);
});

test('every paragraph that a page cites is in a statement of the list', () => {
  const listed = statements.map(([, statement]) => statement).join(' ');
  const cited = [...pages].flatMap(([route, text]) =>
    LEGAL.test(route) ? [] : [...text.matchAll(CITATION)].map(([citation]) => citation),
  );
  expect(cited.length).toBeGreaterThan(5);
  expect([...new Set(cited)].filter((citation) => !listed.includes(citation))).toEqual([]);
});
