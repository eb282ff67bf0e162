/**
 * Every line of text is painted on the page. What has no place of its own, such as a shadow or the image of a border, can
 * cover a line without being found at a point of it, so that pixels are the only proof.
 */

import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PagePool } from '../support/page-pool.ts';
import { everyRoute } from '../support/site-routes.ts';
import { openAll } from '../support/text-loss.ts';

const pool = new PagePool();

/** How far the lightest and the darkest pixel of a line are apart at least, of 255. */
const LEAST_RANGE = 40;

interface Line {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The lines of the page's main part that are to be seen, in CSS pixels from the page's top left corner. */
const linesOf = (page: Page): Promise<readonly Line[]> =>
  page.evaluate(() => {
    const lines: Line[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForReadersOnly(element.parentElement));
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const isShown = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!text.textContent?.trim() || !isShown || isForReadersOnly(element)) continue;
      range.selectNodeContents(text);
      for (const { left, top, width, height } of range.getClientRects()) {
        const isInWindow = left >= 0 && left + width <= document.documentElement.clientWidth;
        if (width < 8 || height < 8 || !isInWindow) continue;
        lines.push({ text: text.textContent.trim().slice(0, 40), left, top: top + scrollY, width, height });
      }
    }
    return lines;
  });

test.concurrent.each(everyRoute)('%s', (route) =>
  pool.visit(route, async (page) => {
    const unseen: string[] = [];
    await openAll(page);
    // It stays in view, and the reader scrolls past it.
    await page.$$eval('.bottom-bar', (bars) => {
      for (const bar of bars) bar.remove();
    });
    for (const width of [390, 1440]) {
      await page.setViewport({ width, height: 900 });
      const lines = await linesOf(page);
      const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { text, left, top, width: wide, height } of lines) {
        let [darkest, lightest] = [255, 0];
        for (let y = Math.floor(top); y < Math.min(top + height, info.height); y++) {
          for (let x = Math.floor(left); x < left + wide; x++) {
            const grey = data[(y * info.width + x) * info.channels] ?? 0;
            darkest = Math.min(darkest, grey);
            lightest = Math.max(lightest, grey);
          }
        }
        if (lightest - darkest < LEAST_RANGE) unseen.push(`${width} px, at ${Math.round(top)}: ${text}`);
      }
    }
    expect(unseen).toEqual([]);
  }),
);
