/** From one landing page to the other the hero's shapes go on from where they were. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchChrome();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Opens a page, from which on transitions between pages stop in their first frame. */
async function arrive(route: string, viewport = DESKTOP, motion = 'no-preference'): Promise<void> {
  visitor = await Visitor.arrive(browser, viewport, 'fresh');
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  await visitor.page.evaluateOnNewDocument(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      const pause = () => {
        for (const animation of document.getAnimations()) animation.pause();
      };
      // Refused where only the page before asked for a transition.
      viewTransition?.ready.then(pause, () => undefined);
      // On a busy machine animations of the page itself start, and could end, before the transition is ready.
      addEventListener('animationstart', pause);
    });
  });
  await visitor.go(route);
}

const isChanging = () => visitor.page.evaluate(() => document.documentElement.matches(':active-view-transition'));
/** Names of the animations of an element. */
const movesOf = (selector: string) =>
  visitor.page.$eval(selector, (element) => element.getAnimations().map((one) => (one as CSSAnimation).animationName));

async function change(label: string, route: string, within: string): Promise<void> {
  await visitor.follow(label, within);
  expect(visitor.path).toBe(route);
  await expect.poll(isChanging).toBe(true);
  expect(await movesOf('.hero__host')).toEqual(['hero-host']);
  expect(await movesOf('.hero__guest')).toContain('hero-guest');
}

test('both shapes move, there and back, and the next click is not lost meanwhile', async () => {
  await arrive('/unternehmen');
  await change('Talente', '/talente', '.header');
  await change('Unternehmen', '/unternehmen', '.header');
  await visitor.follow('Preise', '.header');
  expect(visitor.path).toBe('/unternehmen/preise');
  expect(visitor.console).toEqual([]);
});

// The pill below the header leads to `/`, which is a page of its own on hosts without redirects.
test('on a phone too, by the pill and by the menu', async () => {
  await arrive('/unternehmen', PHONE);
  await change('Talente', '/talente', '.audience-bar');
  await visitor.click('button', 'Menü');
  await change('Unternehmen', '/unternehmen', '#menue');
});

test('the shapes start where the other page has them', async () => {
  await arrive('/talente');
  const circle = () => visitor.page.$eval('.hero__host', (host) => getComputedStyle(host).clipPath);
  const before = await circle();
  await visitor.follow('Unternehmen', '.header');
  await visitor.follow('Talente', '.header');
  await expect.poll(isChanging).toBe(true);
  const radius = (clipPath: string) => Number.parseFloat(clipPath.slice('circle('.length));
  expect(radius(await circle())).toBeLessThan(radius(before) * 0.6);
});

test.each([
  ['/unternehmen', '/unternehmen/preise'],
  ['/talente', '/talente/vergleich'],
  ['/agb', '/unternehmen'],
  ['/agb', '/impressum'],
])('nothing moves on the way from %s to %s', async (from, to) => {
  await arrive(from);
  await visitor.arriveBy(() => visitor.page.$eval(`a[href="${to}"]`, (link) => (link as HTMLElement).click()));
  expect(visitor.path).toBe(to);
  expect(await isChanging()).toBe(false);
});

test('nothing moves for anyone who asked for less motion', async () => {
  await arrive('/unternehmen', DESKTOP, 'reduce');
  await visitor.follow('Talente', '.header');
  expect(await isChanging()).toBe(false);
  expect(await movesOf('.hero__host')).toEqual([]);
});
