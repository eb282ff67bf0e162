import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DevServer, startDevServer } from '../../ssg/dev/server.ts';
import { launchShell } from '../support/browser.ts';
import { Fixture, page as fixturePage } from '../support/fixture.ts';

let browser: Browser;
let page: Page;
let fixture: Fixture;
let server: DevServer;

beforeAll(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  fixture = await Fixture.create();
  server = await startDevServer(fixture.site, 3970);
  browser = await launchShell();
  page = await browser.newPage();
  await page.goto(`${server.url}/a`, { waitUntil: 'networkidle2' });
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await fixture.remove();
  vi.restoreAllMocks();
});

const shows = (text: string) => page.waitForSelector(`::-p-text(${text})`, { timeout: 5000 });

test('a change of style appears without a reload', async () => {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await fixture.write('components/styles.scss', 'body { color: rgb(1, 2, 3); }');
  await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(1, 2, 3)', { timeout: 5000 });
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a change of a page appears by itself', async () => {
  await fixture.write('pages/a.tsx', fixturePage('Seite A', '<h1>Geändert</h1>'));
  await shows('Geändert');
});

test('an error shows in the page and goes away when it is mended', async () => {
  await fixture.write('pages/a.tsx', fixturePage('Seite A', `{(() => { throw new Error('kaputt'); })()}`));
  await shows('Unexpected Application Error!');
  await shows('kaputt');
  await fixture.write('pages/a.tsx', fixturePage('Seite A', '<h1>Wieder heil</h1>'));
  await shows('Wieder heil');
});
