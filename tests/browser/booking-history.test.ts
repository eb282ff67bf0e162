/** /formular and the browser's history: every way back from a calendar loads the page anew (decisions: Booking). */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import { AT_CHOICE, atCalendar, BookingVisitor, providerRequests, setProvider } from '../support/provider-visitor.ts';

let browser: Browser;
let booking: BookingVisitor;

beforeAll(async () => {
  browser = await launchChrome();
});
beforeEach(() => setProvider('normal'));
afterEach(() => booking.leave());
afterAll(() => browser.close());

const entries = () => booking.page.evaluate(() => history.length);
/** Moves in the history where that loads nothing. */
const travel = (steps: number) => booking.page.evaluate((by) => history.go(by), steps);
const openHash = (hash: string) =>
  booking.page.evaluate((name) => {
    location.hash = name;
  }, hash);

describe.each(['vertriebler', 'unternehmer'] as const)('a link with #%s', (audience) => {
  test('starts at the choice with that half focused and larger, and loads nothing', async () => {
    booking = await BookingVisitor.arrive(browser, `#${audience}`);
    await booking.becomes({ ...AT_CHOICE, focused: audience, path: `/formular#${audience}` });
    expect(await booking.page.evaluate(() => scrollY)).toBe(0);
    const areas = () =>
      booking.page.$$eval('.booking__half', (halves) =>
        Object.fromEntries(halves.map(({ id, clientWidth, clientHeight }) => [id, clientWidth * clientHeight])),
      );
    const named = (await areas())[audience];
    await booking.go();
    expect(named).toBeGreaterThan((await areas())[audience] as number);
    expect(await providerRequests()).toEqual([]);
  });

  test('leads to its calendar with one press of Enter, and Back to the choice', async () => {
    booking = await BookingVisitor.arrive(browser, `#${audience}`);
    await booking.becomes({ focused: audience });
    await booking.page.keyboard.press('Enter');
    await booking.becomes(atCalendar(audience));
    await booking.back();
    await booking.becomes({ ...AT_CHOICE, focused: audience });
  });
});

describe.each([
  ['"Zurück zur Auswahl"', () => booking.goBack()],
  ['Back', () => booking.back()],
] as const)('%s', (_, leave) => {
  test('loads the page anew: nothing of the provider is left, and the focus is on the half that was left', async () => {
    booking = await BookingVisitor.arrive(browser);
    await booking.choose('unternehmer');
    await booking.calendar();
    await booking.page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await leave();
    await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer', path: '/formular' });
    const left = await booking.page.evaluate(() => ['isOldDocument', 'Calendly'].filter((name) => name in window));
    expect(left).toEqual([]);
    expect(booking.visitor.console).toEqual([]);
  });

  test('ends where one more Back leaves the page', async () => {
    booking = await BookingVisitor.prepare(browser);
    await booking.visitor.go('/unternehmen');
    await booking.go();
    const before = await entries();
    await booking.choose('vertriebler');
    await booking.calendar();
    expect(await entries()).toBe(before + 1);
    await leave();
    await booking.becomes({ ...AT_CHOICE, path: '/formular' });
    await booking.page.goBack({ waitUntil: 'load' });
    expect(booking.visitor.path).toBe('/unternehmen');
  });
});

test('Forward asks again, and a choice works there', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await booking.calendar();
  await booking.back();
  await booking.becomes({ ...AT_CHOICE, path: '/formular' });
  await setProvider('normal');
  await travel(1);
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler', path: '/formular#vertriebler' });
  expect(await providerRequests()).toEqual([]);
  await booking.choose('unternehmer');
  await booking.becomes(atCalendar('unternehmer'));
  await booking.back();
  await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer' });
});

test('one half, back, the other half: each shows its own', async () => {
  booking = await BookingVisitor.arrive(browser);
  for (const audience of ['vertriebler', 'unternehmer', 'vertriebler'] as const) {
    await booking.choose(audience);
    await booking.becomes(atCalendar(audience));
    await booking.back();
    await booking.becomes({ ...AT_CHOICE, focused: audience });
  }
});

test('a reload with a calendar open asks again, and the choice works', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('unternehmer');
  await booking.calendar();
  await setProvider('normal');
  await booking.page.reload({ waitUntil: 'load' });
  await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer', path: '/formular#unternehmer' });
  expect(await providerRequests()).toEqual([]);
  await booking.choose('unternehmer');
  await booking.becomes(atCalendar('unternehmer'));
});

test('coming back from another page asks again', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await booking.calendar();
  await booking.visitor.follow('Impressum', 'footer');
  await setProvider('normal');
  await booking.page.goBack({ waitUntil: 'load' });
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler' });
  expect(await providerRequests()).toEqual([]);
});

test('a page that the browser kept in memory comes back without its calendar, and works', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await booking.calendar();
  const restore = () =>
    booking.page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await booking.goBack(restore);
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler' });
  await booking.choose('unternehmer');
  await booking.becomes(atCalendar('unternehmer'));
});

test('typing a hash never loads a calendar', async () => {
  booking = await BookingVisitor.arrive(browser);
  await openHash('#unternehmer');
  await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer' });
  await booking.choose('vertriebler');
  await booking.calendar();
  await setProvider('normal');
  await booking.goBack(() => openHash('#unternehmer'));
  await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer' });
  expect(await providerRequests()).toEqual([]);
});

test('links within the page leave the calendar where it is, and the way back still works', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await booking.calendar();
  await booking.page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click());
  await booking.becomes({ ...atCalendar('vertriebler'), focused: 'inhalt', path: '/formular#inhalt' });
  await travel(-1);
  await booking.becomes({ ...atCalendar('vertriebler'), focused: expect.any(String) });
  await travel(1);
  await booking.becomes({ frames: atCalendar('vertriebler').frames, path: '/formular#inhalt' });
  await booking.goBack();
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler' });
});
