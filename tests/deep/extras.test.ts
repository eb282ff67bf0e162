/** What only some browsers do: pages fetched ahead. Chromium does. */

import type { Browser, CDPSession } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveAsHosted } from '../support/as-hosted.ts';
import { launchChrome } from '../support/browser.ts';
import type { Served } from '../support/serving.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
let host: Served;
beforeAll(async () => {
  browser = await launchChrome();
  host = await serveAsHosted();
});
afterEach(() => visitor.leave());
afterAll(async () => {
  await browser.close();
  await host.stop();
});

describe('a page is fetched ahead', () => {
  let session: CDPSession;
  /** Paths that the browser fetched ahead and holds ready. */
  let ready: string[];
  /** What it says of rules that it cannot read. */
  let faults: string[];

  async function arrive(path: string, viewport = DESKTOP): Promise<void> {
    visitor = await Visitor.arrive(browser, viewport, 'fresh');
    await visitor.page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective));
    });
    session = await visitor.page.createCDPSession();
    await session.send('Preload.enable');
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
      if (ruleSet.errorType) faults.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`);
    });
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') ready.push(prefetchUrl.slice(host.origin.length));
    });
    await visitor.page.goto(host.origin + path, { waitUntil: 'load' });
  }
  beforeEach(() => {
    ready = [];
    faults = [];
  });

  async function rest(selector: string): Promise<void> {
    const link = await visitor.page.waitForSelector(selector, { visible: true });
    // In the corner there is no link: scrolling must not bring one beneath a pointer that stands still.
    await visitor.page.mouse.move(0, 0);
    await link?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await link?.hover();
  }
  /** Rests on a link that is fetched: whatever the one before would have caused is here by then. */
  const becomesReady = async (selector: string, path: string) => {
    await rest(selector);
    await expect.poll(() => ready, { timeout: 10_000 }).toContain(path);
  };
  /** The time after which a pointer rests, five times over. */
  const pause = () => visitor.page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 1000)));

  test('when the pointer rests on a link to it, and the click uses it', async () => {
    await arrive('/unternehmen');
    await becomesReady('.header__nav a[href="/unternehmen/preise"]', '/unternehmen/preise');
    const used = new Promise<string>((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ prefetchStatus }) => {
        if (prefetchStatus === 'PrefetchResponseUsed') resolve(prefetchStatus);
      });
    });
    await visitor.arriveBy(() => visitor.page.click('.header__nav a[href="/unternehmen/preise"]'));
    await used;
    expect(visitor.page.url()).toBe(`${host.origin}/unternehmen/preise`);
    expect(ready).toEqual(['/unternehmen/preise']);
    expect([visitor.console, visitor.failed, faults]).toEqual([[], [], []]);
  });

  test.each([
    ['the booking page', '/interviewfragen', '.header__register a', DESKTOP],
    ['a file', '/interviewfragen', 'a[href$=".ics"]', DESKTOP],
    ['the app', '/interviewfragen', '.header .login', DESKTOP],
    [
      'the redirect behind the pill',
      '/talente',
      '.audience-bar a[href="/"]',
      { ...PHONE, isMobile: false, hasTouch: false },
    ],
  ])('but not %s', async (_, route, selector, viewport) => {
    await arrive(route, viewport);
    await rest(selector);
    await pause();
    await becomesReady('footer a[href="/impressum"]', '/impressum');
    expect(ready).toEqual(['/impressum']);
    expect([visitor.console, visitor.failed, faults]).toEqual([[], [], []]);
  });
});
