/** Every page without its scripts, and without its font. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { faintTexts } from '../support/page-flaws.ts';
import { everyRoute } from '../support/site-routes.ts';
import { openAll } from '../support/text-loss.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

test('without scripts every text is there at once', async () => {
  visitor = await Visitor.arrive(browser, DESKTOP);
  await visitor.page.setJavaScriptEnabled(false);
  for (const route of everyRoute) {
    await visitor.go(route);
    await openAll(visitor.page);
    expect(await faintTexts(visitor.page), route).toEqual([]);
  }
});

test('without its font every page shows its headings and fits the screen of a phone', async () => {
  visitor = await Visitor.arrive(browser, PHONE);
  const { page } = visitor;
  let blocked = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.resourceType() !== 'font') return void request.continue();
    blocked += 1;
    void request.abort('failed');
  });
  for (const route of everyRoute) {
    await visitor.go(route);
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      const shown = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter((one) =>
        one.checkVisibility(),
      );
      return {
        loaded: [...document.fonts].some(({ family, status }) => /Special Gothic/.test(family) && status === 'loaded'),
        // A heading that is cut off would be wider than its box.
        cut: shown.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText),
        isWide: document.documentElement.scrollWidth > innerWidth,
        hasHeading: shown.length > 0,
      };
    });
    expect(seen, route).toEqual({ loaded: false, cut: [], isWide: false, hasHeading: true });
  }
  expect(blocked).toBeGreaterThanOrEqual(everyRoute.length);
});
