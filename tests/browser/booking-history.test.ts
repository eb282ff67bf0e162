/** /formular and the browser's history: hashes, Back, Forward, reload, and coming back to the page (decisions: Booking). */

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
const back = () => booking.page.evaluate(() => history.back());
const forward = () => booking.page.evaluate(() => history.forward());

describe.each(['vertriebler', 'unternehmer'] as const)('a link with #%s', (audience) => {
  test('starts at the choice with that half focused, and loads nothing', async () => {
    booking = await BookingVisitor.arrive(browser, `#${audience}`);
    await booking.becomes({ ...AT_CHOICE, focused: audience, path: `/formular#${audience}` });
    const [notice, half] = await booking.page.evaluate(
      (id) => ['#hinweis', `#${id}`].map((name) => document.querySelector(name)?.getBoundingClientRect().toJSON()),
      audience,
    );
    expect(notice.top).toBeGreaterThanOrEqual(0);
    expect(half.top).toBeLessThan(800);
    expect(await providerRequests()).toEqual([]);
  });

  test('leads to its calendar with one press of Enter, and Back to the choice', async () => {
    booking = await BookingVisitor.arrive(browser, `#${audience}`);
    await booking.becomes({ focused: audience });
    await booking.page.keyboard.press('Enter');
    await booking.becomes(atCalendar(audience));
    await back();
    await booking.becomes({ ...AT_CHOICE, focused: audience });
  });
});

test('a choice adds one entry; Back leads to the choice, Forward asks again, Back leaves', async () => {
  booking = await BookingVisitor.prepare(browser);
  await booking.visitor.go('/unternehmen');
  await booking.go();
  const before = await entries();
  await booking.choose('vertriebler');
  await booking.calendar();
  expect(await entries()).toBe(before + 1);
  await back();
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler', path: '/formular' });
  await setProvider('normal');
  await forward();
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler', path: '/formular#vertriebler' });
  expect(await providerRequests()).toEqual([]);
  await back();
  await booking.becomes({ path: '/formular' });
  await booking.page.goBack({ waitUntil: 'load' });
  expect(booking.visitor.path).toBe('/unternehmen');
});

test('"Zurück zur Auswahl" goes back in the history, so that Back does not lead to the calendar again', async () => {
  booking = await BookingVisitor.prepare(browser);
  await booking.visitor.go('/unternehmen');
  await booking.go();
  await booking.choose('unternehmer');
  await booking.calendar();
  await booking.goBack();
  await booking.becomes({ ...AT_CHOICE, path: '/formular' });
  await booking.page.goBack({ waitUntil: 'load' });
  expect(booking.visitor.path).toBe('/unternehmen');
});

test('one half, back, the other half: each shows its own, and Back undoes it', async () => {
  booking = await BookingVisitor.arrive(browser);
  for (const audience of ['vertriebler', 'unternehmer', 'vertriebler'] as const) {
    await booking.choose(audience);
    await booking.becomes(atCalendar(audience));
    await back();
    await booking.becomes({ ...AT_CHOICE, focused: audience });
  }
});

test('a reload with a calendar open asks again, and the choice works', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('unternehmer');
  await booking.calendar();
  await setProvider('normal');
  await booking.page.reload({ waitUntil: 'load' });
  await booking.isAlive();
  await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer', path: '/formular#unternehmer' });
  expect(await providerRequests()).toEqual([]);
  await booking.choose('unternehmer');
  await booking.becomes(atCalendar('unternehmer'));
  await booking.goBack();
  await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer' });
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
  await booking.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler' });
  await booking.choose('unternehmer');
  await booking.becomes(atCalendar('unternehmer'));
});

test('a visitor who is quicker than the page is loaded keeps the calendar', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await booking.calendar();
  await booking.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await booking.page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await booking.state()).toEqual(atCalendar('vertriebler'));
});

test('typing another hash never loads a calendar', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.page.evaluate(() => {
    location.hash = '#unternehmer';
  });
  await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer' });
  await booking.choose('vertriebler');
  await booking.calendar();
  await booking.page.evaluate(() => {
    location.hash = '#unternehmer';
  });
  await booking.becomes({ ...AT_CHOICE, focused: 'unternehmer' });
});

test('the skip link leaves the calendar where it is, and the way back still works', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await booking.calendar();
  await booking.page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.click());
  await booking.becomes({ ...atCalendar('vertriebler'), focused: 'inhalt', path: '/formular#inhalt' });
  await booking.goBack();
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler' });
});
