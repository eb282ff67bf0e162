import type { Browser } from 'puppeteer';
import { afterAll, beforeAll } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import { testClipboard } from '../support/clipboard-cases.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChrome();
});
afterAll(() => browser.close());

testClipboard(() => browser);
