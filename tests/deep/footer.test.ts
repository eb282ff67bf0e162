/** The footer's links on a phone; on a desktop: tests/browser/routes.test.ts. */

import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { followFooter, inFooter } from '../support/footer-walk.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser.close());

test('a visitor on a phone comes from / by the links of the footer to every other route', async () => {
  const visitor = await Visitor.arrive(browser, PHONE);
  expect([...(await followFooter(visitor))].sort()).toEqual([...inFooter].sort());
  expect(visitor.console).toEqual([]);
  expect(visitor.failed).toEqual([]);
  await visitor.leave();
});
