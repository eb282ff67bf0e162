import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** How far the parts of the closing drawing stand from their places, in px. */
const distances = () =>
  visitor.page.$$eval('.closing svg path', (paths) =>
    paths.map((path) => Math.round(Number.parseFloat(getComputedStyle(path).translate) || 0)),
  );

const scrollTo = (block: 'start' | 'end') =>
  visitor.page.$eval('.closing', (section, block) => section.scrollIntoView({ block, behavior: 'instant' }), block);

/** Two frames: scroll timelines take a position with the next one. */
const settled = () =>
  visitor.page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

test('the drawing of the closing section is finished when the section is in view, and waits for it before', async () => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.go('/unternehmen/preise');
  await settled();
  expect(Math.max(...(await distances()))).toBe(46);
  await scrollTo('end');
  await settled();
  expect(Math.max(...(await distances()))).toBe(0);
});

test('with reduced motion the drawing is always finished', async () => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.go('/unternehmen/preise');
  await settled();
  expect(Math.max(...(await distances()))).toBe(0);
});

/** Whether what both sides share has a colour. */
const shared = () =>
  visitor.page.$eval('.closing', (section) => {
    const part = section.querySelector('svg g path');
    return part !== null && getComputedStyle(part).fill !== 'none';
  });

test.each(['/unternehmen', '/talente'])(
  'on %s the overlap is missing like the Ja, until the button is reached by keyboard or pointer, or one scrolls on',
  async (route) => {
    visitor = await Visitor.arrive(browser);
    await visitor.go(route);
    await scrollTo('end');
    await settled();
    expect(await shared()).toBe(false);
    await visitor.page.hover('.closing .button');
    expect(await shared()).toBe(true);
    await visitor.page.mouse.move(1, 1);
    expect(await shared()).toBe(false);
    await visitor.page.focus('.closing .button');
    await visitor.page.keyboard.press('Shift');
    expect(await shared()).toBe(true);
    await visitor.page.$eval('.closing .button', (button) => (button as HTMLElement).blur());
    expect(await shared()).toBe(false);
    await visitor.page.$eval('.closing', (section) => scrollBy(0, section.getBoundingClientRect().bottom - 300));
    await settled();
    expect(await shared()).toBe(true);
  },
);

test.each(['/unternehmen', '/talente'])('with reduced motion the overlap of %s is not missing', async (route) => {
  visitor = await Visitor.arrive(browser);
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.go(route);
  expect(await shared()).toBe(true);
});
