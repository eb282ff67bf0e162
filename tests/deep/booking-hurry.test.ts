/** /formular under fast fingers and slow networks: never more than one script, never a calendar that nobody chose. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import {
  AT_CHOICE,
  atCalendar,
  BookingVisitor,
  PATIENCE,
  providerRequests,
  releaseProvider,
  setProvider,
} from '../support/provider-visitor.ts';

let browser: Browser;
let booking: BookingVisitor;

beforeAll(async () => {
  browser = await launchChrome();
});
beforeEach(() => setProvider('normal'));
afterEach(() => booking.leave());
afterAll(() => browser.close());

/** Clicks in one go, faster than any hand. */
const clickAll = (selectors: readonly string[]) =>
  booking.page.evaluate((names) => {
    for (const name of names) document.querySelector<HTMLElement>(name)?.click();
  }, selectors);
const BACK = '.sprint:not([hidden]) .sprint__back';

/** Time for what comes late. Puppeteer never learns of the end of a request whose page was left. */
const calm = () => booking.page.waitForNetworkIdle({ idleTime: 200, concurrency: 10 });

const asked = async () => (await providerRequests()).filter((path) => path === '/widget.js').length;

/** Middle of what a visitor sees. */
const placeOf = async (selector: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await (await booking.page.$(selector))?.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};
const doubleClick = ({ x, y }: { x: number; y: number }) => booking.page.mouse.click(x, y, { count: 2 });

test('a double click chooses once', async () => {
  booking = await BookingVisitor.arrive(browser);
  const before = await booking.page.evaluate(() => history.length);
  await doubleClick(await placeOf('#vertriebler'));
  await booking.calendar();
  expect(await booking.state()).toEqual({ ...atCalendar('vertriebler'), focused: expect.any(String) });
  expect(await asked()).toBe(1);
  expect(await booking.page.evaluate(() => history.length)).toBe(before + 1);
});

test('a double click on the way back goes back once', async () => {
  booking = await BookingVisitor.prepare(browser, { width: 1000, height: 800 });
  await booking.visitor.go('/unternehmen');
  await booking.go();
  await booking.choose('vertriebler');
  await booking.calendar();
  const place = await placeOf(BACK);
  await booking.goBack(() => doubleClick(place));
  await booking.becomes({ ...AT_CHOICE, path: '/formular' });
});

test.each([
  ['vertriebler', 'unternehmer'],
  ['unternehmer', 'vertriebler'],
] as const)('of both halves clicked at once, the first (%s) counts', async (first, second) => {
  booking = await BookingVisitor.arrive(browser);
  await clickAll([`#${first}`, `#${second}`, `#${second}`, `#${first}`]);
  await booking.calendar();
  expect(await booking.state()).toEqual(atCalendar(first));
  expect(await asked()).toBe(1);
});

test('who chooses and leaves in one moment, many times over, is at the choice with nothing left', async () => {
  booking = await BookingVisitor.arrive(browser);
  await booking.visitor.arriveBy(() =>
    clickAll(Array.from({ length: 10 }, () => ['#vertriebler', BACK, '#unternehmer', BACK]).flat()),
  );
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler' });
  expect(await asked()).toBeLessThanOrEqual(1);
  await booking.choose('unternehmer');
  await booking.becomes(atCalendar('unternehmer'));
});

test('a script that arrives after its calendar was left does not run', async () => {
  await setProvider('held');
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await expect.poll(asked, PATIENCE).toBe(1);
  await booking.goBack();
  await booking.becomes(AT_CHOICE);
  await releaseProvider();
  await calm();
  expect(await booking.page.evaluate(() => 'Calendly' in window)).toBe(false);
  expect(await booking.state()).toMatchObject(AT_CHOICE);
});

test('a script that arrives when the other half is open leaves that alone', async () => {
  await setProvider('held');
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await expect.poll(asked, PATIENCE).toBe(1);
  await booking.goBack();
  await booking.choose('unternehmer');
  await booking.becomes({ scripts: 1, path: '/formular#unternehmer' });
  await releaseProvider();
  await booking.calendar();
  expect(await booking.state()).toEqual(atCalendar('unternehmer'));
  expect((await providerRequests()).filter((path) => path.startsWith('/doppelja'))).toEqual(['/doppelja/demo']);
});
