import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { luminance, ratio } from '../support/colours.ts';
import { Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** The colours of a button's label and ground, as 8-bit sRGB; the browser works out mixed ones. */
const colours = (selector: string) =>
  visitor.page.$eval(selector, (button) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d');
    const { color, backgroundColor } = getComputedStyle(button);
    return [color, backgroundColor].map((colour) => {
      if (!pixel) return [];
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      return [...pixel.getImageData(0, 0, 1, 1).data].slice(0, 3);
    });
  });

const CASES = ['/unternehmen', '/talente'].flatMap((route) =>
  ['light', 'dark'].flatMap((scheme) =>
    ['.header .button', '.closing .button'].map((selector) => [route, selector, scheme] as const),
  ),
);

test.each(CASES)('%s: %s changes below the pointer and stays legible, %s', async (route, selector, value) => {
  visitor = await Visitor.arrive(browser);
  await visitor.page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await visitor.go(route);
  const [, rest] = await colours(selector);
  await visitor.page.hover(selector);
  const [label = [], ground = []] = await colours(selector);
  expect(ground).not.toEqual(rest);
  expect(ratio(luminance(label), luminance(ground))).toBeGreaterThanOrEqual(4.5);
});
