/**
 * Windows with little height: a page at 400 % on a small screen, and phones in landscape. Nothing stays over the text
 * there (WCAG 1.4.10, 2.4.11).
 */

import { expect, test } from 'vitest';
import { PagePool } from '../support/page-pool.ts';
import { everyRoute } from '../support/site-routes.ts';

const SIZES = [
  [320, 180],
  [320, 256],
  [667, 375],
  [844, 390],
] as const;

const pages = new PagePool();

test.concurrent.each(everyRoute)('%s leaves the whole window to the text', (route) =>
  pages.visit(route, async (page) => {
    for (const [width, height] of SIZES) {
      await page.setViewport({ width, height });
      const staying = await page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' });
        const tops = new Map(
          [...document.body.querySelectorAll('body :not(svg *)')].map((one) => [one, one.getBoundingClientRect().top]),
        );
        const by = Math.min(1000, document.documentElement.scrollHeight - innerHeight);
        scrollTo({ top: by, behavior: 'instant' });
        return [...tops]
          .filter(([element, top]) => element.checkVisibility() && element.getBoundingClientRect().top > top - by + 1)
          .filter(([element]) => !element.closest('.skip-link')) // seen only while it is focused
          .map(([element]) => `${element.localName}.${element.className}`);
      });
      expect(staying, `${width} × ${height}`).toEqual([]);
      const free = await page.$eval(':root', (root) => Number.parseFloat(getComputedStyle(root).scrollPaddingTop));
      expect(free, `${width} × ${height}, kept free above what a link leads to`).toBeLessThan(height / 3);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${width} × ${height} sideways`).toBeLessThanOrEqual(0);
    }
  }),
);

test('the guides open below the header and scroll away with it', () =>
  pages.visit('/unternehmen', async (page) => {
    await page.setViewport({ width: 1280, height: 400 });
    await page.click('.header__toggle');
    const places = () =>
      page.evaluate(() =>
        ['.header__bar', '#ressourcen'].map((name) => {
          const { top = 0, bottom = 0 } = document.querySelector(name)?.getBoundingClientRect() ?? {};
          return { top, bottom };
        }),
      );
    const [bar, panel] = await places();
    expect(panel?.top).toBe(bar?.bottom);
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
    const [, scrolled] = await places();
    expect(scrolled?.top).toBe((panel?.top ?? 0) - 200);
  }));
