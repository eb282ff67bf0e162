/** /formular with Cal.com's embed in place of Calendly's: the same promises, kept by another adapter. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import {
  AT_CHOICE,
  atCalendar,
  BookingVisitor,
  PATIENCE,
  providerRequests,
  setProvider,
} from '../support/provider-visitor.ts';
import { bookingAt, serveSite } from '../support/serve-site.ts';
import { served } from '../support/served.ts';
import type { Served } from '../support/serving.ts';

let browser: Browser;
let booking: BookingVisitor;
let site: Served;

beforeAll(async () => {
  site = await serveSite(bookingAt(served().providerUrl, 'cal'));
  browser = await launchShell();
});
beforeEach(async () => {
  await setProvider('normal');
  booking = await BookingVisitor.prepare(browser, undefined, site.origin);
});
afterEach(() => booking.leave());
afterAll(async () => {
  await browser.close();
  site.stop();
});

const atCal = (audience: 'vertriebler' | 'unternehmer') => {
  const { frames, ...others } = atCalendar(audience);
  return { ...others, frames: frames.map((path) => `${path}/embed`) };
};

/** Waits until the frame is shown: Cal hides it until its document says that it is ready. */
const calendarIsShown = () => booking.page.waitForSelector('.sprint__frame iframe', { visible: true, ...PATIENCE });

test('nothing is asked for before a choice, and the policy names the configured hosts only', async () => {
  await booking.go('#vertriebler');
  await booking.becomes({ ...AT_CHOICE, focused: 'vertriebler' });
  await booking.page.waitForNetworkIdle({ idleTime: 200 });
  expect(await providerRequests()).toEqual([]);
  const policy = await booking.policy();
  expect(policy['script-src']?.filter((source) => !source.startsWith("'"))).toEqual([served().providerUrl]);
  expect(policy['script-src']?.join()).not.toContain('unsafe');
  expect(policy['frame-src']).toEqual([served().providerUrl]);
  expect(policy['trusted-types']).toEqual(['default']);
});

describe.each(['vertriebler', 'unternehmer'] as const)('the choice %s', (audience) => {
  test('shows its own calendar in the room that waits for it, and asks for nothing else', async () => {
    await booking.go();
    await booking.choose(audience);
    await calendarIsShown();
    await booking.becomes(atCal(audience));
    expect(await providerRequests()).toEqual(['/embed/embed.js', ...atCal(audience).frames]);
    const { query, name, frame, room, scrolls } = await booking.page.evaluate(() => {
      const element = document.querySelector('iframe');
      const box = document.querySelector('.sprint:not([hidden]) .sprint__frame');
      return {
        query: element && new URL(element.src).search,
        name: element?.title,
        frame: element?.clientHeight,
        room: box?.clientHeight,
        scrolls: box && box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto',
      };
    });
    expect(query).toBe('?embed=&embedType=inline');
    expect(name).toContain('Terminkalender für');
    // The frame grows with its content; the room does not, but can be scrolled.
    expect({ frame, room, scrolls }).toEqual({ frame: 900, room: 680, scrolls: true });
    expect(await booking.room()).toBeUndefined();
    expect(booking.visitor.console).toEqual([]);
  });

  test('is taken back without a trace, by the link and by Back', async () => {
    await booking.go();
    for (const leave of [() => booking.goBack(), () => booking.back()]) {
      await booking.choose(audience);
      await calendarIsShown();
      await leave();
      await booking.becomes({ ...AT_CHOICE, focused: audience, path: '/formular' });
      const left = await booking.page.evaluate(() => ['Cal' in window, !!customElements.get('cal-inline')]);
      expect(left).toEqual([false, false]);
    }
    expect(booking.visitor.console).toEqual([]);
  });
});

describe('in place of the calendar, a plain link', () => {
  test.each(['status 500', 'closed', 'throws', 'html', 'empty'] as const)('at once: %s', async (mode) => {
    await setProvider(mode);
    await booking.go();
    await booking.choose('unternehmer');
    await booking.failsFor('unternehmer');
  });

  test.each(['held', 'stuck'] as const)('after 10 s: %s', async (mode) => {
    await setProvider(mode);
    await booking.page.evaluateOnNewDocument(() => {
      const { setTimeout } = window;
      const fast = (task: () => void, delay = 0) => setTimeout(task, delay === 10_000 ? 300 : delay);
      Object.assign(window, { setTimeout: fast });
    });
    await booking.go();
    await booking.choose('unternehmer');
    await booking.failsFor('unternehmer');
  });
});

test('HTML of others is taken while a calendar is open, not afterwards; scripts of others never', async () => {
  const write = () =>
    booking.page.evaluate((url) => {
      const tries = {
        html: () => Object.assign(document.createElement('div'), { innerHTML: '<b></b>' }),
        script: () => Object.assign(document.createElement('script'), { src: `${url}/other.js` }),
      };
      return Object.entries(tries).map(([name, attempt]) => {
        try {
          attempt();
          return `${name} written`;
        } catch (error) {
          return (error as Error).name;
        }
      });
    }, served().providerUrl);
  await booking.go();
  expect(await write()).toEqual(['TypeError', 'TypeError']);
  await booking.choose('vertriebler');
  await calendarIsShown();
  expect(await write()).toEqual(['html written', 'TypeError']);
  await booking.goBack();
  await booking.becomes(AT_CHOICE);
  expect(await write()).toEqual(['TypeError', 'TypeError']);
});
