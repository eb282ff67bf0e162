import type { Browser, ElementHandle } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

/** Groups of entries that open one at a time (spec §4), by the page they are on. */
const GROUPS = [
  ['/interviewfragen', 'frage-opener', 8],
  ['/interviewfragen', 'frage-setter', 8],
  ['/interviewfragen', 'frage-closer', 8],
  ['/interview-tipps', 'antwort', 12],
  ['/talente', 'faq', 6],
] as const;

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

const summaries = (group: string) => visitor.page.$$(`details[name="${group}"] > summary`);
/** Places of the open entries. */
const open = (group: string) =>
  visitor.page.$$eval(`details[name="${group}"]`, (all) =>
    all.flatMap((details, place) => ((details as HTMLDetailsElement).open ? [place] : [])),
  );
const becomes = (group: string, places: readonly number[]) =>
  expect.poll(() => open(group), { timeout: 5000, interval: 10 }).toEqual(places);

/** Where the question is on the screen, and whether nothing that sticks to an edge covers it. */
const place = (summary: ElementHandle) =>
  summary.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    const isOnTop = (y: number) => element.contains(document.elementFromPoint(left + 60, y));
    return { top, isVisible: isOnTop(top + 2) && isOnTop(bottom - 2) };
  });

/** Scrolls until the question is the first that can be seen, below whatever sticks to the upper edge. */
const bringToTop = (summary: ElementHandle) =>
  summary.evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const above = Number.parseFloat(scrollPaddingTop) + 40;
    scrollBy({ top: element.getBoundingClientRect().top - above, behavior: 'instant' });
  });

/** Waits until all that changes with a click has changed. */
const changed = () =>
  visitor.page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map((transition) => transition.finished));
  });

describe.each(GROUPS)('the questions of %s, %s', (route, group, count) => {
  test('open one at a time, by Enter, Space and click, and close again', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go(route);
    const all = await summaries(group);
    expect(all).toHaveLength(count);
    await all[1]?.focus();
    await visitor.page.keyboard.press('Enter');
    await becomes(group, [1]);
    await all[count - 1]?.focus();
    await visitor.page.keyboard.press('Space');
    await becomes(group, [count - 1]);
    // From the last one, the header may cover it.
    if (all[2]) await bringToTop(all[2]);
    await all[2]?.click();
    await becomes(group, [2]);
    await visitor.page.keyboard.press('Enter');
    await becomes(group, []);
    expect(visitor.console).toEqual([]);
  });

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('stay in view when the answer above closes, on a %s', async (_, viewport) => {
    visitor = await Visitor.arrive(browser, viewport);
    // Sections that fade in move by a few pixels of their own.
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await visitor.go(route);
    for (const [index, question] of (await summaries(group)).slice(0, 3).entries()) {
      await bringToTop(question);
      expect(await place(question)).toMatchObject({ isVisible: true });
      if (!(await open(group)).includes(index)) await question.click();
      await becomes(group, [index]);
      await expect.poll(() => place(question), { timeout: 2000, interval: 10 }).toMatchObject({ isVisible: true });
    }
  });

  test('can all be answered by keyboard with scripts off', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(route);
    for (const [index, summary] of (await summaries(group)).entries()) {
      await summary.focus();
      if (!(await open(group)).includes(index)) await visitor.page.keyboard.press('Enter');
      await becomes(group, [index]);
      const answer = await summary.evaluate(({ nextElementSibling }) => ({
        visible: nextElementSibling?.checkVisibility(),
        length: nextElementSibling?.textContent?.length,
      }));
      expect(answer.visible).toBe(true);
      expect(answer.length).toBeGreaterThan(20);
    }
  });
});

test.each(GROUPS.slice(0, 4))(
  'on %s a clicked question does not move at all, with scripts off',
  async (route, group) => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(route);
    for (const [index, question] of (await summaries(group)).slice(0, 3).entries()) {
      await bringToTop(question);
      const { top } = await place(question);
      if (!(await open(group)).includes(index)) await question.click();
      await becomes(group, [index]);
      await changed();
      // The browser corrects the position with the next frame.
      await expect
        .poll(async () => Math.abs((await place(question)).top - top), { timeout: 2000, interval: 10 })
        .toBeLessThan(2);
    }
  },
);
