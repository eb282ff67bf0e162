/** What a visitor takes along: a saved page, a picture of all of it. Motion is welcome in both. */

import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { faintTexts } from '../support/page-flaws.ts';
import { bringEdgeIntoView, hiddenSections, LANDING } from '../support/taken-along.ts';
import { Visitor } from '../support/visitor.ts';

const PATIENCE = { timeout: 5000 };

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

test('it has them too where a section has just come into view', async () => {
  await visitor.page.evaluate(bringEdgeIntoView);
  await expect.poll(() => visitor.page.evaluate(hiddenSections), PATIENCE).toEqual([]);
});

test('a saved page shows all of its text', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saved-'));
  await visitor.page.evaluate(bringEdgeIntoView);
  const session = await visitor.page.createCDPSession();
  const { data } = await session.send('Page.captureSnapshot');
  const file = path.join(folder, 'page.mhtml');
  writeFileSync(file, data);
  await visitor.page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  expect(await visitor.text('main')).toMatch(/174,99\s€/);
  await expect.poll(() => faintTexts(visitor.page), PATIENCE).toEqual([]);
  await rm(folder, { recursive: true });
});
