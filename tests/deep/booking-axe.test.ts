/** Every step of the booking, by the rules of axe: waiting, with a calendar, and with the link in its place. */

import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience } from '../../content/booking.ts';
import { bringAxe, violations } from '../support/axe.ts';
import { launchShell } from '../support/browser.ts';
import type { Mode } from '../support/provider.ts';
import { BookingVisitor, releaseProvider, setProvider } from '../support/provider-visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser.close());

interface Step {
  readonly mode: Mode;
  /** Waits until the step is on the screen. */
  readonly comes: (booking: BookingVisitor, audience: Audience) => Promise<unknown>;
}

const STEPS: Readonly<Record<string, Step>> = {
  waiting: { mode: 'held', comes: (booking, audience) => booking.says(audience, 'Der Kalender wird geladen …') },
  'with a calendar': { mode: 'normal', comes: (booking) => booking.calendar() },
  'with the link in its place': { mode: 'status 500', comes: (booking, audience) => booking.failsFor(audience) },
};

describe.each(['vertriebler', 'unternehmer'] as const)('for a %s', (audience) => {
  test.each(Object.entries(STEPS))('%s', async (_, { mode, comes }) => {
    await setProvider(mode);
    const booking = await BookingVisitor.prepare(browser);
    const { page } = booking;
    // Colours that are on their way to others would be taken for the result.
    const still = { name: 'prefers-reduced-motion', value: 'reduce' };
    await page.emulateMediaFeatures([still]);
    await booking.go();
    await booking.choose(audience);
    await comes(booking, audience);
    await bringAxe(page);
    const found: string[] = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewport({ width, height: 800 });
      for (const [scheme, rules] of [
        ['light', 'everything'],
        ['dark', 'colours'],
      ] as const) {
        await page.emulateMediaFeatures([still, { name: 'prefers-color-scheme', value: scheme }]);
        const wrong = await violations(page, rules);
        found.push(...wrong.map((one) => `${width} px, ${scheme}: ${one}`));
      }
    }
    if (mode === 'held') await releaseProvider();
    await booking.leave();
    expect(found).toEqual([]);
  });
});
