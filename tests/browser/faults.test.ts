/** A slow, a torn and a lost network: what has arrived works. */

import type { Browser, HTTPRequest } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { shell } from '../../content/navigation.ts';
import { launchShell } from '../support/browser.ts';
import { hydrated, islandPages } from '../support/islands.ts';
import { Visitor } from '../support/visitor.ts';

const islands = await islandPages();
const PATIENCE = { timeout: 10_000 };

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Opens and closes what needs no script of an island: the panel, and the first entry that is closed. */
async function expectPageToWork(): Promise<void> {
  const { page } = visitor;
  await visitor.click('button', shell.resources);
  expect(await page.$eval('#ressourcen', (panel) => panel.matches(':popover-open'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.$eval('#ressourcen', (panel) => panel.matches(':popover-open'))).toBe(false);
  const entry = await page.$('main details:not([open]) > summary');
  await entry?.focus();
  await page.keyboard.press('Enter');
  const isOpen = () => entry?.evaluate((summary) => summary.parentElement?.hasAttribute('open'));
  if (entry) await expect.poll(isOpen, PATIENCE).toBe(true);
}

test.each(islands)(
  '$route is a page before the script of $name arrives, and answers after it has',
  async ({ name, route }) => {
    visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    const held: HTTPRequest[] = [];
    let isSlow = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isIsland = new RegExp(`/assets/[^/]*${name}[^/]*\\.js$`).test(request.url());
      if (isIsland && isSlow) held.push(request);
      else void request.continue();
    });
    const arrival = visitor.go(route);
    arrival.catch(() => {}); // it is awaited below, unless something failed before
    await expect.poll(() => held.length, PATIENCE).toBeGreaterThan(0);
    await page.waitForSelector('footer', { visible: true });
    await expectPageToWork();
    const text = await visitor.text(`island-root[name="${name}"]`);
    expect(text, 'a word of the island').toMatch(/\p{L}{3}/u);
    const isAlive = () =>
      page.$$eval(`island-root[name="${name}"] *`, (all) =>
        all.some((one) => Object.keys(one).some((key) => !/^\d/.test(key))),
      );
    expect(await isAlive()).toBe(false);

    isSlow = false;
    await Promise.all(held.map((request) => request.continue()));
    await arrival;
    await page.$eval(`island-root[name="${name}"]`, (root) => root.scrollIntoView());
    await expect.poll(isAlive, PATIENCE).toBe(true);
    // It may add controls that need it; what was there stays.
    const after = (await visitor.text(`island-root[name="${name}"]`)).split('\n');
    expect(text.split('\n').filter((line) => !after.includes(line))).toEqual([]);
    expect([visitor.console, visitor.failed]).toEqual([[], []]);
  },
);

describe('offline after it was loaded', () => {
  async function lose(route: string): Promise<void> {
    visitor = await Visitor.arrive(browser);
    await visitor.go(route);
    await hydrated(visitor);
    await visitor.page.setOfflineMode(true);
    await expect(visitor.page.evaluate(() => fetch('/robots.txt').then(String, () => 'offline'))).resolves.toBe(
      'offline',
    );
    visitor.console.length = 0;
    await expectPageToWork();
  }

  test('the pages with plans keep their toggle', async () => {
    await lose('/unternehmen/preise');
    const prices = () =>
      visitor.page.$$eval('.plan-card__price', (all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
      );
    const before = await prices();
    await visitor.click('radio', 'Monatlich', '.pricing');
    await expect.poll(prices, PATIENCE).not.toEqual(before);
    expect(visitor.console).toEqual([]);
  });

  test('the calculator calculates', async () => {
    await lose('/unternehmen/vergleich');
    await visitor.page.focus('#roi-gehalt');
    await visitor.page.keyboard.press('ArrowRight');
    await expect.poll(() => visitor.text('.roi__savings output'), PATIENCE).toMatch(/^36\.000,12\s€$/);
    expect(visitor.console).toEqual([]);
  });
});
