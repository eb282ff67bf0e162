/** /formular: what a provider that was taken over can do, and what the page's policy keeps from it (quality: Security). */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import {
  AT_CHOICE,
  atCalendar,
  BookingVisitor,
  elsewhereRequests,
  providerRequests,
  setProvider,
} from '../support/provider-visitor.ts';
import { served } from '../support/served.ts';

let browser: Browser;
let booking: BookingVisitor;

beforeAll(async () => {
  // Popups are blocked as in anybody's browser; Puppeteer would let them pass.
  browser = await launchChrome({ ignoreDefaultArgs: ['--disable-popup-blocking'] });
});
beforeEach(() => setProvider('normal'));
afterEach(() => booking.leave());
afterAll(() => browser.close());

test('the policy names the configured hosts and no others, and nothing unsafe', async () => {
  booking = await BookingVisitor.arrive(browser);
  const provider = served().providerUrl;
  const { 'script-src': scripts = [], 'frame-src': frames, 'form-action': forms, ...others } = await booking.policy();
  expect(scripts.filter((source) => !source.startsWith("'"))).toEqual([provider]);
  expect(frames).toEqual([provider]);
  expect(forms).toEqual([expect.stringMatching(/^https:\/\/app\./)]);
  expect(others['trusted-types']).toEqual(['booking-widget']);
  expect(others['require-trusted-types-for']).toEqual(["'script'"]);
  const text = JSON.stringify(await booking.policy());
  expect(text).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
  expect(JSON.stringify(others)).not.toContain('://');
});

describe('Trusted Types', () => {
  interface Types {
    readonly trustedTypes: {
      createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
    };
  }
  const create = (name: string) =>
    booking.page.evaluate((policyName) => {
      try {
        (window as unknown as Types).trustedTypes.createPolicy(policyName, { createScriptURL: (url: string) => url });
        return 'created';
      } catch (error) {
        return (error as Error).name;
      }
    }, name);

  test('refuse any policy but the one of this page, and that one a second time', async () => {
    booking = await BookingVisitor.arrive(browser);
    await booking.choose('vertriebler');
    await booking.calendar();
    for (const name of ['default', 'provider', 'booking', 'booking-widget']) {
      expect(await create(name), name).toBe('TypeError');
    }
  });

  test('let no string become a script or HTML, before a choice nor while a calendar is open', async () => {
    const write = () =>
      booking.page.evaluate((url) => {
        const tries = {
          script: () => Object.assign(document.createElement('script'), { src: `${url}/widget.js` }),
          html: () => Object.assign(document.createElement('div'), { innerHTML: '<b></b>' }),
          document: () => document.write('<b></b>'),
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
    booking = await BookingVisitor.arrive(browser);
    expect(await write()).toEqual(['TypeError', 'TypeError', 'TypeError']);
    await booking.choose('vertriebler');
    await booking.calendar();
    expect(await write()).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });
});

describe('a frame that was taken over', () => {
  beforeEach(() => setProvider('hostile frame'));

  /**
   * By the browser's own rules, same origin and no popup or navigation without a click. What is left to such a frame
   * is a dialog, and leading the page away after a click in it: only a sandbox would forbid that, and the frame is the
   * provider's script's to make.
   */
  test('can neither read nor change the page, open a window, nor lead the page away', async () => {
    booking = await BookingVisitor.prepare(browser);
    booking.page.on('dialog', (dialog) => void dialog.dismiss());
    await booking.page.evaluateOnNewDocument(() => {
      addEventListener('message', ({ data }) => {
        if (data.outcome) Object.assign(window, { attack: data.outcome });
      });
    });
    await booking.go();
    const before = await booking.page.title();
    await booking.choose('vertriebler');
    await booking.page.waitForFunction(() => 'attack' in window, { timeout: 10_000 });
    const attack = await booking.page.evaluate(() => Reflect.get(window, 'attack') as Record<string, string>);
    expect(attack).toMatchObject({
      read: 'SecurityError',
      write: 'SecurityError',
      storage: 'SecurityError',
      function: 'SecurityError',
      navigate: 'SecurityError',
      popup: 'null',
    });
    expect(await booking.page.title()).toBe(before);
    expect(await booking.state()).toEqual(atCalendar('vertriebler'));
    expect(await elsewhereRequests()).toEqual([]);
    await booking.goBack();
    await booking.becomes(AT_CHOICE);
  });
});

describe('a script that was taken over', () => {
  test('runs in the page, as every embed does, but carries nothing to another host', async () => {
    await setProvider('hostile script');
    booking = await BookingVisitor.arrive(browser);
    await booking.choose('vertriebler');
    await booking.page.waitForFunction(() => 'outcome' in window, { timeout: 10_000 });
    await booking.page.waitForNetworkIdle({ idleTime: 300 });
    const outcome = await booking.page.evaluate(() => Reflect.get(window, 'outcome') as Record<string, string>);
    expect(outcome).toMatchObject({ script: 'TypeError', html: 'TypeError', code: 'EvalError', worker: 'TypeError' });
    expect(await booking.page.evaluate(() => 'evaluated' in window)).toBe(false);
    expect(await elsewhereRequests()).toEqual([]);
    expect(await providerRequests()).toEqual(['/widget.js']);
    expect(booking.visitor.path).toBe('/formular#vertriebler');
    const refused = booking.visitor.console.join('\n');
    for (const directive of ['connect-src', 'img-src', 'frame-src', 'style-src', 'form-action']) {
      expect(refused).toContain(directive);
    }
    await booking.goBack();
    await booking.becomes(AT_CHOICE);
  });
});
