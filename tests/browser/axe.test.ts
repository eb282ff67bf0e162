/** Every page in every width, colour scheme and state, by the rules of axe (quality: Accessibility, 12). */

import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bringAxe, violations } from '../support/axe.ts';
import { launchChrome } from '../support/browser.ts';
import { everyRoute, REDIRECT } from '../support/every-route.ts';
import { STATES } from '../support/page-states.ts';
import { BookingVisitor, PATIENCE, setProvider } from '../support/provider-visitor.ts';
import { Visitor } from '../support/visitor.ts';

const routes = await everyRoute();
const WIDTHS = [360, 768, 1280];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChrome();
});
afterAll(() => browser.close());

const setScheme = (page: Page, value: 'light' | 'dark') =>
  page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value },
    // Colours that are on their way to others would be taken for the result.
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);

/** What is wrong with a part of the page in both schemes; in the dark one only colours can differ. */
async function inBothSchemes(page: Page, name: string, within?: string): Promise<readonly string[]> {
  await setScheme(page, 'light');
  const light = await violations(page, 'everything', within);
  await setScheme(page, 'dark');
  const dark = await violations(page, 'colours', within);
  await setScheme(page, 'light');
  return [...light.map((one) => `light, ${name}: ${one}`), ...dark.map((one) => `dark, ${name}: ${one}`)];
}

describe.each(WIDTHS)('at %d px', (width) => {
  test.concurrent.each(routes)('%s', async (route) => {
    const visitor = await Visitor.arrive(browser, { width, height: 800 });
    const { page } = visitor;
    await setScheme(page, 'light');
    await visitor.go(route);
    await bringAxe(page);
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    const found = [...(await inBothSchemes(page, 'as it opens'))];
    for (const { name, within, enter } of STATES) {
      if (await enter(page)) found.push(...(await inBothSchemes(page, name, within)));
    }
    expect(found).toEqual([]);
    await visitor.leave();
  });
});
