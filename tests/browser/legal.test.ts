import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { legalTexts } from '../../content/legal.ts';
import { launchShell } from '../support/browser.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Whether all of the element is on the screen, clear of the header. */
const isInView = (selector: string) =>
  visitor.page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= header - 1 && bottom <= innerHeight + 1;
  });

describe.each(['/impressum', '/datenschutz', '/agb', '/security', '/cookies', '/barrierefreiheit'])('%s', (route) => {
  test('keeps its contents in view on a desktop, and its links lead to their sections', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go(route);
    const targets = await visitor.page.$$eval('.legal__contents a', (links) => links.map((link) => link.hash));
    expect(targets.length).toBeGreaterThan(3);
    const middle = targets[Math.floor(targets.length / 2)] ?? '';
    // The build has checked that each has its section.
    for (const target of [targets[0], middle, targets.at(-1)].filter((hash) => hash !== undefined)) {
      await visitor.page.$eval(`.legal__contents a[href="${target}"]`, (link) => (link as HTMLElement).click());
      expect(visitor.path).toBe(route + target);
      await expect.poll(() => isInView(target), { timeout: 2000, message: target }).toBe(true);
    }
    // It goes along as far as the text does: with the last sections it leaves the screen.
    await visitor.page.$eval(middle, (section) => section.scrollIntoView());
    expect(await isInView('.legal__contents')).toBe(true);
  });
});

test('a legal text has its contents folded above it on a phone', async () => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.go('/agb');
  const summary = await visitor.page.$('.legal__contents summary');
  expect(await summary?.evaluate((element) => element.textContent)).toBe(legalTexts.contents);
  const [last] = (await visitor.page.$$('.legal__contents a')).slice(-1);
  expect(await last?.evaluate((link) => link.checkVisibility())).toBe(false);
  await summary?.click();
  await last?.click();
  await expect.poll(() => isInView(new URL(visitor.page.url()).hash || 'nothing'), { timeout: 2000 }).toBe(true);
});
