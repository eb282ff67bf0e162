import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as company from '../../content/company/comparison.ts';
import * as talent from '../../content/talent/comparison.ts';
import { launchShell } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** How many reasons of each way are to be seen. */
const visibleReasons = () =>
  visitor.page.evaluate(() => {
    const table = document.querySelector('#tabelle table') as HTMLTableElement;
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])].slice(1);
    const visible = heads.map(({ textContent }, index): [string, number] => [
      textContent?.trim() ?? '',
      [...table.querySelectorAll(`td:nth-child(${index + 2}) .rating-reason`)].filter((reason) =>
        reason.checkVisibility(),
      ).length,
    ]);
    return Object.fromEntries(visible);
  });

test.each([
  ['/unternehmen/vergleich', company, { Jobbörse: 0, 'Social Ads': 0, Headhunter: 0, Doppelja: 0 }],
  ['/talente/vergleich', talent, { Jobbörse: 0, Headhunter: 0, Doppelja: 0 }],
] as const)(
  '%s: on a phone the reasons of one way are shown, and its name chooses which',
  async (route, page, none) => {
    const all = page.criteria.length;
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go(route);
    expect(await visibleReasons()).toEqual({ ...none, Doppelja: all });
    await visitor.click('radio', 'Headhunter');
    expect(await visibleReasons()).toEqual({ ...none, Headhunter: all });
    await visitor.page.keyboard.press('ArrowLeft');
    expect(await visibleReasons()).not.toMatchObject({ Headhunter: all });

    const every = Object.fromEntries(Object.keys(none).map((name) => [name, all]));
    await visitor.page.setViewport(DESKTOP);
    expect(await visibleReasons()).toEqual(every);
    await visitor.page.setViewport(PHONE);
    await visitor.page.emulateMediaType('print');
    expect(await visibleReasons()).toEqual(every);
  },
);

test.each(['/unternehmen', '/talente'])(
  '%s: on a phone the head of the table stays in view above its rows and leaves with the last of them',
  async (route) => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go(route);
    const places = await visitor.page.$eval('#vergleich table', async (table) => {
      const { tHead: head, tBodies } = table as HTMLTableElement;
      const rows = tBodies[0]?.rows;
      const last = rows?.[rows.length - 1];
      if (!head || !last) throw new Error('No table.');
      const found = { stays: 0, after: 0 };
      table.scrollIntoView({ behavior: 'instant' });
      for (let at = 0; at < 60; at += 1) {
        scrollBy({ top: 25, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { bottom } = last.getBoundingClientRect();
        if (head.getBoundingClientRect().top > table.getBoundingClientRect().top + 50) found.stays += 1;
        if (head.getBoundingClientRect().bottom > bottom) found.after += 1;
      }
      return found;
    });
    expect(places.stays).toBeGreaterThan(5);
    expect(places.after).toBe(0);
  },
);
