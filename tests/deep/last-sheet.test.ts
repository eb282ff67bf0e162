/** A printed page fills its sheets, and can be read: none is left over for a line or two, and no text is as light as paper. */

import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { luminance, ratio } from '../support/colours.ts';
import { PagePool } from '../support/page-pool.ts';
import { PAPER, print } from '../support/pdf.ts';
import { everyRoute } from '../support/site-routes.ts';

/** How far down every sheet is printed at least. */
const FILLED = 0.18;

const pages = new PagePool();

test.concurrent.each(everyRoute)('%s fills its last sheet with more than a line or two', (route) =>
  pages.visit(route, async (page) => {
    const sheets = await print(page);
    const last = sheets.at(-1);
    const lines = new Set(last?.runs.map(({ baseline }) => Math.round(baseline)));
    expect(lines.size, last?.text).toBeGreaterThan(2);
    const ends = sheets.map(({ runs }) => Math.max(0, ...runs.map(({ baseline }) => baseline)) / PAPER.height);
    expect(Math.min(...ends)).toBeGreaterThan(FILLED);
  }),
);

/** Of each colour that text has on paper, where browsers drop the grounds of HTML: its channels and a text that has it. */
const inks = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('No canvas.');
    // A colour that lets paper through is as light as both together.
    const onPaper = (colour: string) => {
      for (const ink of ['#fff', colour]) {
        pen.fillStyle = ink;
        pen.fillRect(0, 0, 1, 1);
      }
      return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const found = new Map<string, string>();
    for (const element of document.body.querySelectorAll<HTMLElement>(':not(svg *)')) {
      const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const { color, printColorAdjust } = getComputedStyle(element);
      if (!text || printColorAdjust === 'exact' || !element.checkVisibility() || element.offsetWidth < 2) continue;
      found.set(color, text.textContent?.trim() ?? '');
    }
    return [...found].map(([colour, text]) => ({ text, rgb: onPaper(colour) }));
  });

test.concurrent.each(everyRoute)('%s has ink on paper that can be read', (route) =>
  pages.visit(route, async (page) => {
    await page.emulateMediaType('print');
    const pale = (await inks(page)).filter(({ rgb }) => ratio(luminance(rgb), 1) < 4.5);
    expect(pale).toEqual([]);
  }),
);
