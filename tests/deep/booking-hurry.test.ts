/** /formular under fast fingers and slow networks: never more than one script, never a calendar that nobody chose. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import {
  AT_CHOICE,
  atCalendar,
  BookingVisitor,
  providerRequests,
  releaseProvider,
  setProvider,
} from '../support/provider-visitor.ts';
import { served } from '../support/served.ts';

type AddListener = typeof EventTarget.prototype.addEventListener;

let browser: Browser;
let booking: BookingVisitor;

beforeAll(async () => {
  browser = await launchChrome();
});
beforeEach(() => setProvider('normal'));
afterEach(() => booking.leave());
afterAll(() => browser.close());

/** Clicks in one go, faster than any hand: between them the page gets at most a turn of the event loop. */
const clickAll = (selectors: readonly string[], turn: 'no turn' | 'a turn' = 'no turn') =>
  booking.page.evaluate(
    async (names, wait) => {
      for (const name of names) {
        document.querySelector<HTMLElement>(name)?.click();
        if (wait) await new Promise((resolve) => setTimeout(resolve));
      }
    },
    selectors,
    turn === 'a turn',
  );

/** Time for what comes late. Puppeteer never learns of the end of a request whose frame was removed. */
const calm = () => booking.page.waitForNetworkIdle({ idleTime: 200, concurrency: 10 });

const asked = async () => (await providerRequests()).filter((path) => path === '/widget.js').length;

/** The most scripts of the provider that were in the document at once, from now on. */
const watchScripts = () =>
  booking.page.evaluate((provider) => {
    const count = () => document.querySelectorAll(`script[src^="${provider}"]`).length;
    const most = { scripts: 0 };
    Object.assign(globalThis, { most });
    new MutationObserver(() => {
      most.scripts = Math.max(most.scripts, count());
    }).observe(document, { childList: true, subtree: true });
  }, served().providerUrl);
const mostScripts = () => booking.page.evaluate(() => (globalThis as unknown as { most: { scripts: number } }).most);

/** Middle of what a visitor sees. */
const placeOf = async (selector: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await (await booking.page.$(selector))?.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};
const doubleClick = ({ x, y }: { x: number; y: number }) => booking.page.mouse.click(x, y, { count: 2 });

test('a click in the very moment in which the page comes alive counts', async () => {
  booking = await BookingVisitor.prepare(browser);
  await booking.page.evaluateOnNewDocument(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...listener: Parameters<AddListener>) {
      addEventListener.apply(this, listener);
      if ((this as Element).id === 'vertriebler') queueMicrotask(() => (this as HTMLElement).click());
    } as AddListener;
  });
  await booking.visitor.go('/formular');
  await booking.becomes(atCalendar('vertriebler'));
  await booking.calendar();
});

test('a double click chooses once', async () => {
  booking = await BookingVisitor.arrive(browser);
  const before = await booking.page.evaluate(() => history.length);
  await doubleClick(await placeOf('#vertriebler'));
  await booking.calendar();
  expect(await booking.state()).toEqual({ ...atCalendar('vertriebler'), focused: expect.any(String) });
  expect(await asked()).toBe(1);
  expect(await booking.page.evaluate(() => history.length)).toBe(before + 1);
});

test('the second click of a double click does not undo the first, whatever has come under the pointer', async () => {
  booking = await BookingVisitor.arrive(browser, '', { width: 1000, height: 800 });
  await booking.choose('vertriebler');
  await booking.calendar();
  const place = await placeOf('.booking__back');
  await setProvider('normal');
  await doubleClick(place);
  await booking.becomes({ ...AT_CHOICE, path: '/formular' });
  expect(await providerRequests()).toEqual([]);
  const under = await booking.page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('a')?.id, place);
  expect(under, 'one half lies where the way back was').toBe('vertriebler');
  await doubleClick(place);
  await booking.calendar();
  await booking.becomes({ scripts: 1, path: '/formular#vertriebler' });
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

test.each(['no turn', 'a turn'] as const)(
  'choose and back, ten times, with %s between: one script at most',
  async (turn) => {
    booking = await BookingVisitor.arrive(browser);
    await watchScripts();
    const rounds = Array.from({ length: 10 }, (_, round) => [
      round % 2 === 0 ? '#vertriebler' : '#unternehmer',
      '.booking__back',
    ]);
    await clickAll([...rounds.flat(), '#unternehmer'], turn);
    await booking.becomes({ scripts: 1, heading: 'Profil-Sprint' });
    await booking.calendar();
    const { frames } = await booking.state();
    expect(frames).toHaveLength(1);
    expect((await mostScripts()).scripts).toBe(1);
    await calm();
    await booking.goBack();
    await booking.becomes(AT_CHOICE);
    expect(booking.visitor.path).toMatch(/^\/formular/);
    expect(booking.visitor.console).toEqual([]);
  },
);

test('who leaves and chooses in one moment can leave again', async () => {
  booking = await BookingVisitor.arrive(browser, '#vertriebler');
  await booking.choose('vertriebler');
  await booking.calendar();
  await clickAll(['.booking__back', '#unternehmer']);
  await booking.becomes({ frames: atCalendar('unternehmer').frames });
  await booking.calendar();
  await booking.goBack();
  await booking.becomes(AT_CHOICE);
});

test('choose and browser Back, five times without waiting, ends at the choice with nothing left', async () => {
  booking = await BookingVisitor.arrive(browser);
  for (let round = 0; round < 5; round += 1) {
    await clickAll(['#vertriebler']);
    await booking.page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('popstate', resolve, { once: true });
          history.back();
        }),
    );
  }
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler', path: '/formular' });
  await calm();
  expect(await booking.state()).toMatchObject(AT_CHOICE);
});

test('a script that arrives after its calendar was left does not run', async () => {
  await setProvider('held');
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await expect.poll(asked).toBe(1);
  await booking.goBack();
  await booking.becomes(AT_CHOICE);
  const answered = booking.page.waitForResponse((response) => response.url().endsWith('/widget.js'));
  await releaseProvider();
  await (await answered).buffer().catch(() => undefined);
  await calm();
  expect(await booking.page.evaluate(() => 'Calendly' in window)).toBe(false);
  expect(await booking.state()).toMatchObject(AT_CHOICE);
});

test('a script that arrives when the other half is open leaves that alone', async () => {
  await setProvider('held');
  booking = await BookingVisitor.arrive(browser);
  await booking.choose('vertriebler');
  await expect.poll(asked).toBe(1);
  await booking.goBack();
  await booking.choose('unternehmer');
  await booking.becomes({ scripts: 1, path: '/formular#unternehmer' });
  await releaseProvider();
  await booking.calendar();
  expect(await booking.state()).toEqual(atCalendar('unternehmer'));
  expect((await providerRequests()).filter((path) => path.startsWith('/doppelja'))).toEqual(['/doppelja/demo']);
});
