import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

/**
 * Drawn planes of the company that say something by their shape, and the ground they lie on. The talent's pink has 2.1 on
 * light paper: nothing depends on it alone.
 */
const PLANES = [
  ['/jobbeschreibung/closer', '.closer-scene__ask', '.role-scene'],
  ['/jobbeschreibung/closer', '.closer-scene__answer', 'body'],
  ['/jobbeschreibung/opener', '.cold-call li:nth-child(odd)', '.role-scene'],
  ['/jobbeschreibung/setter', '.booked-week__kept', '.role-scene'],
  ['/unternehmen/onboarding-concierge', '.first-week__job', '.first-week__leg--we'],
  ['/unternehmen/onboarding-concierge', '.first-week .ink-company', '.section--tint'],
] as const;

/** Of an element's plane: the colour that it is filled with. */
const luminanceOf = (selector: string) =>
  visitor.page
    .$eval(selector, (element) => {
      const { fill, backgroundColor } = getComputedStyle(element);
      return element instanceof SVGElement ? fill : backgroundColor;
    })
    .then((colour) => {
      expect(colour, selector).toMatch(/^rgb\(/); // an ink, opaque and unmixed
      return luminance(colour.match(/\d+/g)?.map(Number) ?? []);
    });

describe.each(['light', 'dark'])('in the %s scheme', (value) => {
  test.each(PLANES)('on %s the plane %s stands out from %s', async (route, plane, ground) => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await visitor.go(route);
    expect(ratio(await luminanceOf(plane), await luminanceOf(ground))).toBeGreaterThanOrEqual(3);
  });
});
