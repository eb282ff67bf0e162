/** Back and forward show a page as it was left, at once: nothing on it keeps the browser from holding it (bfcache). */

import type { Browser, Protocol } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import { everyRoute, UNKNOWN } from '../support/site-routes.ts';
import { Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchChrome();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Leaves a page and comes back: whether it was held, and if not, why. */
async function leaveAndReturn(path: string): Promise<{ isHeld: boolean; reasons: string[] }> {
  const { page } = visitor;
  const reasons: string[] = [];
  const session = await page.createCDPSession();
  await session.send('Page.enable');
  session.on('Page.backForwardCacheNotUsed', (event: Protocol.Page.BackForwardCacheNotUsedEvent) => {
    reasons.push(...event.notRestoredExplanations.map(({ reason }) => reason));
  });
  await visitor.go(path);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { isHeld: persisted }));
  });
  await visitor.go('/robots.txt');
  await page.goBack({ waitUntil: 'load' });
  expect(visitor.path).toBe(path);
  const isHeld = await page.evaluate(() => (globalThis as { isHeld?: boolean }).isHeld === true);
  await session.detach();
  return { isHeld, reasons };
}

test('a page that listens for its unload is not held', async () => {
  visitor = await Visitor.arrive(browser);
  await visitor.page.evaluateOnNewDocument(() => addEventListener('unload', () => {}));
  const { isHeld, reasons } = await leaveAndReturn('/impressum');
  expect(isHeld).toBe(false);
  expect(reasons).not.toEqual([]);
});

/** No browser holds a page that came with the status 404. */
const isFound = (route: string) => !UNKNOWN.some((unknown) => unknown === route);

test.each(everyRoute.filter(isFound))('%s is held', async (route) => {
  visitor = await Visitor.arrive(browser);
  expect(await leaveAndReturn(route)).toEqual({ isHeld: true, reasons: [] });
});
