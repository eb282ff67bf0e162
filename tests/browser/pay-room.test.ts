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

test.each([320, 390, 640, 768, 960, 1280, 1440, 1920])(
  'the largest sum of the pay calculator shares a line with its unit, and every field shows all of its value: %d px',
  async (width) => {
    visitor = await Visitor.arrive(browser, { width, height: 900 });
    await visitor.go('/talente?rolle=closer&fixum=6000&provision=20&umsatz=100000');
    await visitor.page.waitForSelector('#gehalt-umsatz:enabled', { timeout: 5000 });
    const read = () =>
      visitor.page.$eval('#gehalt', (section) => {
        const sum = section.querySelector('.pay__month strong') as HTMLElement;
        return {
          sum: sum.innerText.replaceAll('\u00A0', ' '),
          lines: new Set([...sum.getClientRects()].map(({ top }) => top)).size,
          isTall: sum.clientHeight > 1.9 * Number.parseFloat(getComputedStyle(sum).fontSize),
          cut: [...section.querySelectorAll<HTMLInputElement>('input[type="text"]')]
            .filter((field) => field.scrollWidth > field.clientWidth)
            .map(({ value }) => value),
        };
      });
    await expect.poll(read, { timeout: 5000 }).toEqual({ sum: '26.000 € im Monat', lines: 1, isTall: false, cut: [] });
  },
);
