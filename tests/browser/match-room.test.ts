/** The match in windows of all sizes: word, sentence, button and card have room of their own in the hero. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

const WINDOWS = [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const;

test.each(['/unternehmen', '/talente'].flatMap((route) => WINDOWS.map((size) => [route, ...size] as const)))(
  '%s at %i × %i: the card of a match covers neither sentence nor button, and stays in the hero',
  async (route, width, height) => {
    visitor = await Visitor.arrive(browser, { width, height });
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await visitor.go(route);
    await visitor.page.click('.sample-card label:has(input[value="doppelja"])');
    const { covered, below } = await visitor.page.evaluate(() => {
      const hero = document.querySelector('.hero')?.getBoundingClientRect();
      const card = document.querySelector('.sample-card')?.getBoundingClientRect();
      if (!hero || !card) throw new Error('No match.');
      const words = [...document.querySelectorAll('.match-deck__line, .match-deck__match :is(a, button)')];
      const covered = words.filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].some(
          ({ right, top, bottom }) => right > card.left && bottom > card.top && top < card.bottom,
        );
      });
      return { covered: covered.map(({ textContent }) => textContent), below: hero.bottom - card.bottom };
    });
    expect(covered).toEqual([]);
    expect(below).toBeGreaterThanOrEqual(8);
  },
);
