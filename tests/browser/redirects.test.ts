import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { redirects } from '../../content/redirects.ts';
import { launchChrome } from '../support/browser.ts';
import { freePort } from '../support/serve-site.ts';

/** A host that knows no redirects: only the redirect pages themselves can send a visitor on. */
let origin: string;
let browser: Browser;
let stop: () => void;

beforeAll(async () => {
  const port = await freePort();
  const serve = path.resolve('node_modules/serve/build/main.js');
  const env = { ...process.env, NO_UPDATE_CHECK: '1' };
  const server = spawn('node', [serve, inject('siteFolder'), '-l', `${port}`, '--no-clipboard'], {
    env,
    stdio: 'ignore',
  });
  stop = () => void server.kill();
  origin = `http://localhost:${port}`;
  browser = await launchChrome();
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(origin).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

afterAll(async () => {
  await browser.close();
  stop();
});

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
