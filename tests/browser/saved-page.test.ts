/** What a visitor takes along: a saved page, a picture of all of it, a copied figure. Motion is welcome in all of them. */

import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { expectPlainCopy } from '../support/copied-text.ts';
import { faintTexts } from '../support/page-flaws.ts';
import { hiddenSections, LANDING } from '../support/taken-along.ts';
import { Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
beforeEach(async () => {
  visitor = await Visitor.arrive(browser);
  await visitor.go(LANDING);
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

test('a picture of the whole page has every section', async () => {
  await visitor.page.screenshot({ fullPage: true });
  expect(await visitor.page.evaluate(hiddenSections)).toEqual([]);
});

test('copied text has the words alone: no soft hyphens, no joiners, no marks of footnotes', () =>
  expectPlainCopy(visitor.page));

test('a saved page shows all of its text', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saved-'));
  const session = await visitor.page.createCDPSession();
  const { data } = await session.send('Page.captureSnapshot');
  const file = path.join(folder, 'page.mhtml');
  writeFileSync(file, data);
  await visitor.page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  expect(await visitor.text('main')).toMatch(/174,99\s€/);
  expect(await faintTexts(visitor.page)).toEqual([]);
  await rm(folder, { recursive: true });
});
