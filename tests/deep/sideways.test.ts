/** No page moves sideways on a phone, whatever is opened. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { openAll } from '../support/text-loss.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

const WIDTHS = [320, 360, 390];

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** How far the page can be moved sideways, and what sticks out. */
const sideways = (width: number) =>
  visitor.page.evaluate((limit) => {
    scrollTo({ left: 9999, top: scrollY, behavior: 'instant' });
    const by = Math.max(scrollX, document.documentElement.scrollWidth - limit);
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right + scrollX > limit + 0.5,
    );
    return { by, wide: by > 0 ? wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`) : [] };
  }, width);

test.each(siteRoutes)('%s does not move sideways on a phone, whatever is opened', async (route) => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.go(route);
  await visitor.page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of WIDTHS) {
    await visitor.page.setViewport({ ...PHONE, width });
    expect(await sideways(width), `${width} px`).toEqual({ by: 0, wide: [] });
  }
  await openAll(visitor.page);
  for (const width of WIDTHS) {
    await visitor.page.setViewport({ ...PHONE, width });
    expect(await sideways(width), `${width} px, all open`).toEqual({ by: 0, wide: [] });
  }
});
