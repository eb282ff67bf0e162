/** Text is shown in a stand-in until the font arrives, and stays where it is when it does (quality: CLS ≤ 0.01). */

import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { toolPath } from '../support/tools.ts';

let browser: Browser;
let page: Page;
/** Lets the font come. */
let release: (() => void) | undefined;

beforeAll(async () => {
  browser = await launchShell();
  page = await browser.newPage();
  await page.setRequestInterception(true);
  page.on('request', async (request: HTTPRequest) => {
    if (!request.url().endsWith('.woff2')) return request.continue();
    const body = Buffer.from(await (await fetch(request.url())).arrayBuffer());
    // For the next page the font must not be there already.
    const headers = { 'Content-Type': 'font/woff2', 'Cache-Control': 'no-store' };
    release = () => void request.respond({ headers, body });
  });
});
afterAll(() => browser.close());

test.skipIf(!toolPath('arial')).each(siteRoutes)('%s stays in its place on a phone and on a tablet', async (route) => {
  for (const width of [375, 768]) {
    await page.setViewport({ width, height: 900 });
    await page.goto(`${served().siteUrl}${route}`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.status), 'painted without its font').toBe('loading');
    await vi.waitUntil(() => release);
    release?.();
    release = undefined;
    const shift = await page.evaluate(async () => {
      await document.fonts.ready;
      // The swap is painted, and its shifts are known, two frames later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((all, entry) => all + (entry as unknown as { readonly value: number }).value, 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum(observer.takeRecords())), 30);
      });
    });
    expect(shift, `${width} px`).toBeLessThanOrEqual(0.01);
  }
});
