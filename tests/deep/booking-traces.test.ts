/** /formular: what a provider's script leaves on the page goes with its calendar (quality: Security and privacy). */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { tracesOn } from '../support/provider-traces.ts';
import { AT_CHOICE, atCalendar, BookingVisitor, setProvider } from '../support/provider-visitor.ts';

let browser: Browser;
let booking: BookingVisitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => booking.leave());
afterAll(() => browser.close());

describe.each(['normal', 'messy'] as const)('a script that is %s', (mode) => {
  beforeEach(() => setProvider(mode));

  test('leaves the page as it was, however one goes back', async () => {
    booking = await BookingVisitor.arrive(browser);
    const before = await tracesOn(booking.page);
    for (const leave of [() => booking.goBack(), () => booking.page.evaluate(() => history.back())]) {
      await booking.choose('unternehmer');
      await booking.calendar();
      await leave();
      await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer' });
      expect(await tracesOn(booking.page)).toEqual(before);
    }
  });
});

describe('a script that is messy', () => {
  beforeEach(() => setProvider('messy'));

  test('does what it wants while its calendar is open', async () => {
    booking = await BookingVisitor.arrive(browser);
    await booking.choose('unternehmer');
    await booking.calendar();
    const { elements, globals, roots, window, document } = await tracesOn(booking.page);
    expect(elements.filter(([, name]) => name === 'messy')).toHaveLength(4);
    expect(globals).toEqual(expect.arrayContaining(['Calendly', 'messyGlobal', 'messyForGood', 'Symbol(messy)']));
    expect(JSON.stringify(roots)).toMatch(/messy-open.*padding-right.*overflow/);
    expect(window).toEqual(expect.arrayContaining(['message', 'resize']));
    expect(document).toContain('click');
  });

  test('is heard of no more: neither its listeners nor its intervals run on', async () => {
    booking = await BookingVisitor.arrive(browser);
    await booking.choose('vertriebler');
    await booking.calendar();
    await booking.goBack();
    await booking.becomes(AT_CHOICE);
    await booking.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await booking.page.setViewport({ width: 900, height: 700 });
    await booking.page.keyboard.press('Tab');
    await booking.page.click('#hinweis p');
    const isAlive = await booking.page.evaluate(async () => {
      postMessage('anybody there?');
      // Four of its intervals' length, by a clock of the same kind.
      let ticks = 0;
      await new Promise<void>((resolve) => {
        const clock = setInterval(() => {
          ticks += 1;
          if (ticks < 4) return;
          clearInterval(clock);
          resolve();
        }, 20);
      });
      return 'messyIsAlive' in window;
    });
    expect(isAlive).toBe(false);
  });

  test('works a second time, although it defines a custom element', async () => {
    booking = await BookingVisitor.arrive(browser);
    for (const audience of ['vertriebler', 'unternehmer'] as const) {
      await booking.choose(audience);
      await booking.calendar();
      const { frames } = await booking.state();
      expect(frames).toContain(atCalendar(audience).frames[0]);
      await booking.goBack();
      await booking.becomes(AT_CHOICE);
    }
  });
});

test("the page's own listeners, timers and names outlive a calendar", async () => {
  await setProvider('messy');
  booking = await BookingVisitor.prepare(browser);
  await booking.page.evaluateOnNewDocument(() => {
    Object.assign(window, { ours: 0, timers: 0 });
    const count = (name: 'ours' | 'timers') => () => {
      Reflect.set(window, name, Reflect.get(window, name) + 1);
    };
    addEventListener('ping', count('ours'));
    setInterval(count('timers'), 20);
  });
  await booking.go();
  await booking.choose('vertriebler');
  await booking.calendar();
  await booking.goBack();
  await booking.becomes(AT_CHOICE);
  await booking.page.evaluate(() => dispatchEvent(new Event('ping')));
  expect(await booking.page.evaluate(() => Reflect.get(window, 'ours'))).toBe(1);
  const ticks = await booking.page.evaluate(() => Reflect.get(window, 'timers') as number);
  await booking.page.waitForFunction((then) => Reflect.get(window, 'timers') > then, { timeout: 2000 }, ticks);
});
