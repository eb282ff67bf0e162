/** Every page by the Tab key alone: WCAG 2.4.1, 2.4.3, 2.4.7, 2.4.11. */

import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shell } from '../../content/navigation.ts';
import { launchChrome } from '../support/browser.ts';
import { everyRoute } from '../support/every-route.ts';
import { type Stop, walkByTab } from '../support/focus-walk.ts';
import { Visitor } from '../support/visitor.ts';

const routes = await everyRoute();
/** A small phone, whose bars take a third of it; a desktop at 400 % zoom is as low. */
const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 1280, height: 400 },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchChrome();
});
afterAll(() => browser.close());

const namesOf = (stops: readonly Stop[]) => stops.map(({ name, hidden }) => `${name} ${hidden.join()}`.trim());

describe.each(VIEWPORTS)('at $width × $height', (viewport) => {
  test.concurrent.each(routes)('%s', async (route) => {
    const visitor = await Visitor.arrive(browser, viewport);
    await visitor.go(route);
    for (const direction of ['forwards', 'backwards'] as const) {
      const { stops, count } = await walkByTab(visitor.page, direction);
      console.log(route, viewport.width, direction, count, stops.length);
      const issues = {
        hidden: namesOf(stops.filter(({ hidden }) => hidden.length > 0)),
        ringless: namesOf(stops.filter(({ hasRing }) => !hasRing)),
        places: stops.map(({ place }) => place).filter((p, i, a) => i > 0 && p !== (a[i - 1] ?? 0) + (direction === 'forwards' ? 1 : -1)),
      };
      console.log(route, viewport.width, direction, JSON.stringify(issues));
    }
    await visitor.leave();
  });
});
