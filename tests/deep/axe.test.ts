/** Every page in every width, colour scheme and state, by the rules of axe (quality: Accessibility, 12). */

import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { bringAxe, violations } from '../support/axe.ts';
import { PagePool } from '../support/page-pool.ts';
import { enter, STATES } from '../support/page-states.ts';
import { everyRoute } from '../support/site-routes.ts';

const WIDTHS = [360, 768, 1280];
const states = Object.keys(STATES) as (keyof typeof STATES)[];

const pool = new PagePool();

const setScheme = (page: Page, value: 'light' | 'dark') =>
  page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value },
    // Colours that are on their way to others would be taken for the result.
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);

/** What is wrong with the page, or with parts of it, in both schemes; in the dark one only colours can differ. */
async function inBothSchemes(page: Page, where: string, parts: readonly string[]): Promise<readonly string[]> {
  await setScheme(page, 'light');
  const light = await violations(page, 'everything', parts);
  await setScheme(page, 'dark');
  const dark = await violations(page, 'colours', parts);
  return [...light.map((one) => `${where}, light: ${one}`), ...dark.map((one) => `${where}, dark: ${one}`)];
}

test.concurrent.each(everyRoute)(`%s at ${WIDTHS.join(', ')} px, light and dark`, (route) =>
  pool.visit(route, async (page) => {
    await bringAxe(page);
    const found: string[] = [];
    for (const state of states) {
      for (const width of WIDTHS) {
        await page.setViewport({ width, height: 800 });
        const parts = await enter(page, state);
        const isSame = parts.length === 0 && state !== states[0];
        if (!isSame) found.push(...(await inBothSchemes(page, `${width} px, ${state}`, parts)));
      }
    }
    expect(found).toEqual([]);
  }),
);
