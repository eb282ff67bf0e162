/** /formular when the calendar does not come: a plain link to the booking page, at once or after 10 s (decisions: Booking). */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import {
  AT_CHOICE,
  atCalendar,
  BookingVisitor,
  providerRequests,
  releaseProvider,
  setProvider,
} from '../support/provider-visitor.ts';
import { served } from '../support/served.ts';

let browser: Browser;
let booking: BookingVisitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => booking.leave());
afterAll(() => browser.close());

/** A clock on which 10 s are over at once, or never; it notes for how long the page meant to wait. */
async function setClock(tenSeconds: 'at once' | 'never'): Promise<void> {
  await booking.page.evaluateOnNewDocument(
    (milliseconds) => {
      const waits: number[] = [];
      Object.assign(window, { waits });
      const { setTimeout } = window;
      const fast = (task: () => void, delay = 0, ...values: unknown[]) => {
        waits.push(delay);
        return setTimeout(task, delay === 10_000 ? milliseconds : delay, ...values);
      };
      Object.assign(window, { setTimeout: fast });
    },
    tenSeconds === 'at once' ? 300 : 3_600_000,
  );
}
const waits = () => booking.page.evaluate(() => Reflect.get(window, 'waits') as number[]);

describe('the page says at once that there will be no calendar', () => {
  test.each(['status 500', 'closed', 'throws', 'html', 'empty'] as const)('when the script fails: %s', async (mode) => {
    await setProvider(mode);
    booking = await BookingVisitor.prepare(browser);
    await setClock('never');
    await booking.go();
    await booking.choose('vertriebler');
    await booking.failsFor('vertriebler');
    expect(await booking.state()).toMatchObject({ heading: 'Profil-Sprint', focused: 'frage', frames: [] });
    expect(await booking.visitor.text('main')).not.toContain('Unexpected Application Error!');
  });

  test('when the connection is gone', async () => {
    await setProvider('normal');
    booking = await BookingVisitor.prepare(browser);
    await setClock('never');
    await booking.go();
    await booking.page.setOfflineMode(true);
    await booking.choose('unternehmer');
    await booking.failsFor('unternehmer');
  });
});

describe('the page says so after 10 s', () => {
  test.each(['held', 'frameless', 'stuck'] as const)('when nothing comes: %s', async (mode) => {
    await setProvider(mode);
    booking = await BookingVisitor.prepare(browser);
    await setClock('at once');
    await booking.go();
    await booking.choose('unternehmer');
    await booking.failsFor('unternehmer');
    expect((await waits()).filter((delay) => delay === 10_000)).toHaveLength(1);
  });

  test('not before', async () => {
    await setProvider('held');
    booking = await BookingVisitor.prepare(browser);
    await setClock('never');
    await booking.go();
    await booking.choose('unternehmer');
    await booking.becomes({ scripts: 1 });
    await booking.says('unternehmer', 'Der Kalender wird geladen …');
  });

  test('and no more when the calendar comes after all', async () => {
    await setProvider('held');
    booking = await BookingVisitor.prepare(browser);
    await setClock('at once');
    await booking.go();
    await booking.choose('vertriebler');
    await booking.failsFor('vertriebler');
    await releaseProvider();
    await booking.calendar();
    expect(await booking.room()).toBeUndefined();
  });

  test('not where the calendar came', async () => {
    await setProvider('normal');
    booking = await BookingVisitor.prepare(browser);
    await setClock('at once');
    await booking.go();
    await booking.choose('vertriebler');
    await booking.calendar();
    await booking.page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 400)));
    expect(await booking.room()).toBeUndefined();
    expect(booking.visitor.console).toEqual([]);
  });
});

test('after a failure the way back leads to the choice, and a second try works', async () => {
  await setProvider('status 500');
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await booking.failsFor('vertriebler');
  await booking.goBack();
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler', path: '/formular' });
  await setProvider('normal');
  await booking.choose('vertriebler');
  await booking.calendar();
  expect(await booking.state()).toEqual(atCalendar('vertriebler'));
  expect(await booking.room()).toBeUndefined();
});

test('the plain link leads to the booking page itself', async () => {
  await setProvider('empty');
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('unternehmer');
  await booking.failsFor('unternehmer');
  await booking.page.focus('.sprint:not([hidden]) .button');
  await Promise.all([booking.page.waitForNavigation(), booking.page.keyboard.press('Enter')]);
  expect(booking.page.url()).toBe(`${served().providerUrl}/doppelja/demo`);
  expect(await providerRequests()).toContain('/doppelja/demo');
});
