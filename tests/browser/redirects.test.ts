import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { redirects } from '../../content/redirects.ts';
import { launchShell } from '../support/browser.ts';
import { served } from '../support/served.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser.close());

const origin = served().siteUrl;

describe.each(redirects)('the page at $from', ({ from, to }) => {
  test('keeps query and fragment with scripts on', async () => {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(`${origin}${from}?gehalt=60000#faq`);
    await page.waitForFunction((target) => location.pathname === target, { timeout: 5000 }, to);
    expect(page.url()).toBe(`${origin}${to}?gehalt=60000#faq`);
    expect(messages).toEqual([]);
    await page.close();
  });

  test('sends on with scripts off', async () => {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${origin}${from}`);
    await page.waitForSelector('header', { timeout: 5000 });
    expect(new URL(page.url()).pathname).toBe(to);
    await page.close();
  });

  test('leaves no step behind: Back returns to where the visitor came from', async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/impressum`);
    await page.evaluate((path) => {
      location.href = path;
    }, from);
    await page.waitForFunction((target) => location.pathname === target, { timeout: 5000 }, to);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/impressum');
    await page.close();
  });
});
