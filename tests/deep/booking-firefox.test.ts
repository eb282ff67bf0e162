/** /formular in Firefox: choice, calendar and way back, under its own rules for scripts, frames and history. */

import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchFirefox } from '../support/browser.ts';
import {
  elsewhereRequests,
  PATIENCE,
  providerRequests,
  releaseProvider,
  setProvider,
} from '../support/provider-visitor.ts';
import { served } from '../support/served.ts';
import { toolPath } from '../support/tools.ts';

const firefox = toolPath('firefox');

describe.skipIf(!firefox)('in Firefox', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchFirefox(firefox);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    await setProvider('normal');
    await page?.close();
    page = await browser.newPage();
  });

  const arrive = async (hash = '') => {
    await page.goto(`${served().siteUrl}/formular${hash}`, { waitUntil: 'load' });
  };
  const state = () =>
    page.evaluate(() => ({
      heading: document.querySelector('h1')?.textContent,
      focused: document.activeElement?.id,
      scripts: document.querySelectorAll('script[src*="127.0.0.1"]').length,
      frames: [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).pathname),
      globals: ['Calendly', 'isOldDocument'].filter((name) => name in window),
      hash: location.hash,
    }));
  const becomes = (expected: object) => expect.poll(state, PATIENCE).toMatchObject(expected);
  const calendar = () => page.waitForSelector('.sprint__widget[data-loaded] iframe', PATIENCE);

  const BACK = '.sprint:not([hidden]) .sprint__back';
  const CHOICE = { heading: 'Ich bin...', scripts: 0, frames: [], globals: [] };

  test('a link with a hash starts at the choice, with that half focused, and loads nothing', async () => {
    await arrive('#unternehmer');
    await becomes({ ...CHOICE, focused: 'unternehmer' });
    expect(await providerRequests()).toEqual([]);
  });

  test.each([
    ['vertriebler', '/doppelja/onboarding'],
    ['unternehmer', '/doppelja/demo'],
  ])('%s: choice, calendar, the link back, the choice again, and Back', async (audience, path) => {
    await arrive();
    for (const leave of ['link', 'browser']) {
      await page.click(`#${audience}`);
      await calendar();
      await becomes({ heading: 'Profil-Sprint', focused: 'frage', scripts: 1, frames: [path], hash: `#${audience}` });
      await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
      if (leave === 'link') await page.click(BACK);
      else await page.evaluate(() => history.back());
      await becomes({ ...CHOICE, focused: audience, hash: '' });
    }
  });

  test('a script that arrives after its calendar was left does not run', async () => {
    await setProvider('held');
    await arrive();
    await page.click('#vertriebler');
    await expect.poll(providerRequests, PATIENCE).toEqual(['/widget.js']);
    await page.click(BACK);
    await becomes(CHOICE);
    await releaseProvider();
    await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 300)));
    expect(await state()).toMatchObject(CHOICE);
  });

  test('a script that fails leaves a plain link', async () => {
    await setProvider('status 500');
    await arrive();
    await page.click('#vertriebler');
    const link = await page.waitForSelector('.sprint__widget[data-failed] a', PATIENCE);
    expect(await link?.evaluate(({ href }) => new URL(href).pathname)).toBe('/doppelja/onboarding');
  });

  test('a frame that was taken over cannot lead the page away', async () => {
    await setProvider('hostile frame');
    page.on('dialog', (dialog) => void dialog.dismiss());
    await arrive();
    await page.click('#vertriebler');
    await calendar();
    await becomes({ heading: 'Profil-Sprint', frames: ['/doppelja/onboarding'] });
    expect(page.url()).toBe(`${served().siteUrl}/formular#vertriebler`);
    expect(await elsewhereRequests()).toEqual([]);
  });
});
