/** The error page belongs to the audience whose pages the unknown path would lie among (decisions: Audience). */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

test.each([
  ['/talente/gibt-es-nicht', '/talente'],
  ['/talenteschmiede', '/unternehmen'],
])('on %s the logo leads to %s', async (path, home) => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.go(path);
  expect(await visitor.heading()).toBe('Oops! Page not found');
  await visitor.page.click('.header__logo');
  await visitor.page.waitForFunction((route) => location.pathname === route, { timeout: 10_000 }, home);
});
