/** /formular: room for the calendar, what moves, and the page without scripts (brief: Pages; quality: Accessibility). */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noScript } from '../../content/booking.ts';
import { launchShell } from '../support/browser.ts';
import { atCalendar, BookingVisitor, releaseProvider, setProvider } from '../support/provider-visitor.ts';
import { served } from '../support/served.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let booking: BookingVisitor;

beforeAll(async () => {
  browser = await launchShell();
});
beforeEach(() => setProvider('normal'));
afterAll(() => browser.close());

const WIDGET = '.sprint:not([hidden]) .sprint__widget';

const VIEWPORTS = [
  ['phone', PHONE],
  ['small phone', { ...PHONE, width: 320, height: 640 }],
  ['desktop', DESKTOP],
] as const;

const boxOf = (selector: string) =>
  booking.page.$eval(selector, (element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return { top: top + scrollY, left, width, height };
  });

/** Names of the page's own animations; the header's line is driven by scrolling and never ends. */
const animations = () =>
  booking.page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) => (animation as CSSAnimation).animationName ?? [])
      .filter((name) => name.startsWith('booking'))
      .sort(),
  );

describe.each(VIEWPORTS)('on a %s', (_, viewport) => {
  afterEach(() => booking.leave());

  test('680 px wait for the calendar, and nothing moves when it comes', async () => {
    await setProvider('held');
    booking = await BookingVisitor.prepare(browser, viewport);
    await booking.page.evaluateOnNewDocument(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await booking.go();
    // Without a hand's input nothing excuses a shift.
    await booking.page.evaluate(() => document.querySelector<HTMLElement>('#unternehmer')?.click());
    await booking.becomes({ scripts: 1 });
    await expect.poll(animations, { timeout: 10_000 }).toEqual([]);
    const shifts = () =>
      booking.page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const sum = () => (Reflect.get(window, 'shifts') as number[]).reduce((all, value) => all + value, 0);
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum())));
          }),
      );
    const [room, before] = [await boxOf(WIDGET), await shifts()];
    expect(room.height).toBe(680);
    await releaseProvider();
    await booking.calendar();
    expect(await boxOf(WIDGET)).toEqual(room);
    expect(await boxOf(`${WIDGET} iframe`)).toEqual(room);
    expect((await shifts()) - before).toBeLessThanOrEqual(0.01);
  });

  test('nothing is wider than the window, and the way back is 44 px high, at least', async () => {
    booking = await BookingVisitor.arrive(browser, '', viewport);
    const overflow = () => booking.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    for (const half of ['#vertriebler', '#unternehmer']) {
      const { width, height } = await boxOf(half);
      expect(Math.min(width, height), half).toBeGreaterThan(viewport.width < 400 ? 190 : 300);
    }
    await booking.choose('vertriebler');
    await booking.calendar();
    expect(await overflow()).toBe(0);
    expect((await boxOf('.sprint:not([hidden]) .sprint__back')).height).toBeGreaterThanOrEqual(44);
    // The chosen half fills the window, from its left edge to its right one and down to its end.
    const plane = await boxOf('.booking');
    expect(plane).toMatchObject({ left: 0, width: viewport.width });
    expect(plane.top + plane.height).toBeGreaterThanOrEqual(viewport.height);
  });
});

describe('motion', () => {
  afterEach(() => booking.leave());

  test.each([
    ['reduce', []],
    ['no-preference', ['booking-fill', 'booking-text']],
  ] as const)('with prefers-reduced-motion: %s', async (value, expected) => {
    booking = await BookingVisitor.prepare(browser);
    await booking.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
    await booking.page.evaluateOnNewDocument(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      addEventListener('animationstart', ({ animationName }) => started.push(animationName));
    });
    await booking.go();
    await booking.choose('vertriebler');
    await booking.calendar();
    await expect.poll(animations, { timeout: 10_000 }).toEqual([]);
    const started = await booking.page.evaluate(() => Reflect.get(window, 'started') as string[]);
    expect(started.filter((name) => name.startsWith('booking')).sort()).toEqual(expected);
    expect(await booking.page.$eval('.booking__stage', (stage) => getComputedStyle(stage).opacity)).toBe('1');
  });
});

describe.each(['vertriebler', 'unternehmer'] as const)('without scripts, the half %s', (audience) => {
  test('leads to its booking page, and a line says so', async () => {
    const visitor = await Visitor.arrive(browser);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(`/formular#${audience}`);
    expect(await visitor.heading()).toBe('Ich bin...');
    expect(await visitor.text('main')).toContain(noScript);
    expect(visitor.foreign).toEqual([]);
    await visitor.page.focus(`#${audience}`);
    await Promise.all([visitor.page.waitForNavigation(), visitor.page.keyboard.press('Enter')]);
    expect(visitor.page.url()).toBe(served().providerUrl + atCalendar(audience).frames[0]);
    await visitor.leave();
  });
});
