import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe } from 'vitest';
import { launchFirefox } from '../support/browser.ts';
import { testClipboard } from '../support/clipboard-cases.ts';
import { toolPath } from '../support/tools.ts';

const firefox = toolPath('firefox');

describe.skipIf(!firefox)('in Firefox', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchFirefox(firefox);
  });
  afterAll(() => browser.close());

  testClipboard(() => browser);
});
