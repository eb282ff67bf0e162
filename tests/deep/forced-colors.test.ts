/** Forced colours, as Windows' contrast themes set them: nothing that says something vanishes (WCAG 1.4.1, 1.4.11). */

import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { luminance, ratio } from '../support/colours.ts';
import { PagePool } from '../support/page-pool.ts';
import { everyRoute } from '../support/site-routes.ts';

const pool = new PagePool();

/** Puppeteer has no word for it. */
async function force(page: Page, scheme: 'light' | 'dark' = 'light'): Promise<void> {
  const session = await page.createCDPSession();
  const features = { 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce', 'prefers-color-scheme': scheme };
  await session.send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
  await page.setViewport({ width: 1280, height: 800 });
}

/** What the eye sees of an element, and of `around` px about it. */
async function look(page: Page, selector: string, around = 0): Promise<string> {
  await page.bringToFront(); // a tab behind another draws nothing
  const box = await page.$eval(selector, (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  const clip = { x: box.x - around, y: box.y - around, width: box.width + 2 * around, height: box.height + 2 * around };
  return page.screenshot({ clip, encoding: 'base64' });
}

/** In the page: what a reader would miss, a line each. */
function findMissing(): readonly string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  const tell = (what: string) => (element: Element) => `${what}: ${element.className} ${element.textContent?.trim()}`;
  const hasEdge = (element: Element, side: 'top' | 'bottom' = 'bottom') => {
    const style = getComputedStyle(element);
    const isDrawn = style.getPropertyValue(`border-${side}-style`) !== 'none';
    return isDrawn && style.getPropertyValue(`border-${side}-color`) !== canvas;
  };
  const isTight = (heading: Element) => {
    const { fontSize, lineHeight } = getComputedStyle(heading);
    return Number.parseFloat(lineHeight) < 1.15 * Number.parseFloat(fontSize);
  };
  const nav = seen('.header__nav :is(a, button)');
  const isMarked = (entry: Element) => hasEdge(entry, 'bottom') && !hasEdge(entry, 'top');
  return [
    ...seen('.button, label:has(> [type="radio"])')
      .filter((one) => !hasEdge(one))
      .map(tell('without an edge')),
    ...nav.filter((entry) => isMarked(entry) !== entry.hasAttribute('aria-current')).map(tell('marked wrongly')),
    ...seen('.pill [aria-current]')
      .filter((one) => getComputedStyle(one).backgroundColor === canvas)
      .map(tell('not marked')),
    ...seen('h1, h2, blockquote p, .pull-quote').filter(isTight).map(tell('cut by its next line')),
  ];
}

test.concurrent.each(everyRoute)('%s: buttons have an edge, the current page a mark', (route) =>
  pool.visit(route, async (page) => {
    await force(page);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await page.evaluate(findMissing)).toEqual([]);
  }),
);

const CHOICES = [
  ['/unternehmen/preise', '.pricing label:has([value="yearly"])', '.pricing [value="28days"]'],
  ['/talente', '.pay label:nth-of-type(3)', '.pay label:nth-of-type(1) input'],
] as const;

test.each(CHOICES)('%s: what is chosen looks chosen', (route, chosen, other) =>
  pool.visit(route, async (page) => {
    await force(page);
    const before = await look(page, chosen);
    await page.$eval(other, (radio) => (radio as HTMLElement).click());
    expect(await look(page, chosen)).not.toBe(before);
  }),
);

test('what has the focus has a ring', () =>
  pool.visit('/unternehmen/vergleich', async (page) => {
    await force(page);
    for (const control of ['main a', '.slider [type="range"]', '.slider [type="text"]', '.roi .button', 'summary']) {
      const before = await look(page, control, 6);
      await page.focus(control);
      await page.keyboard.press('Shift'); // as somebody who uses the keys
      expect(await look(page, control, 6), control).not.toBe(before);
    }
  }));

test('a slider shows where it stands', () =>
  pool.visit('/unternehmen/vergleich', async (page) => {
    await force(page);
    await page.focus('.slider [type="range"]');
    // The thumb alone: the line behind it is drawn as a picture.
    await page.$$eval('.slider svg', (pictures) => {
      for (const picture of pictures) picture.style.visibility = 'hidden';
    });
    await page.keyboard.press('Home');
    const least = await look(page, '.slider__range');
    await page.keyboard.press('End');
    expect(await look(page, '.slider__range')).not.toBe(least);
  }));

/** What is drawn where text alone would not say it as well. */
const DRAWN = [
  ['/unternehmen/vergleich', '.time-bars__bar, .roi__picture rect'],
  ['/unternehmen/vergleich', '.slider__range svg'],
  ['/unternehmen', '.rating-glyph > *'],
] as const;

test.each(
  DRAWN.flatMap(([route, parts]) => (['light', 'dark'] as const).map((scheme) => [route, parts, scheme] as const)),
)('%s: %s stand out, %s', (route, parts, scheme) =>
  pool.visit(route, async (page) => {
    await force(page, scheme);
    const { canvas, drawn } = await page.evaluate((selector) => {
      const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const channels = (colour: string): readonly number[] => {
        if (!pixel) return [];
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = colour;
        pixel.fillRect(0, 0, 1, 1);
        return [...pixel.getImageData(0, 0, 1, 1).data];
      };
      const shapes = [...document.querySelectorAll(selector)].map((shape) => getComputedStyle(shape));
      return {
        canvas: channels(getComputedStyle(document.body).backgroundColor),
        drawn: shapes.map(({ fill, stroke }) => [fill, stroke].filter((one) => one !== 'none').map(channels)),
      };
    }, parts);
    const best = drawn.map((colours) =>
      Math.max(1, ...colours.map((one) => ratio(luminance(one.slice(0, 3)), luminance(canvas.slice(0, 3))))),
    );
    expect(best.length).toBeGreaterThan(0);
    expect(best.filter((one) => one < 3)).toEqual([]);
  }),
);
