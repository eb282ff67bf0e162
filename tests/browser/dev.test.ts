import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DevServer, startDevServer } from '../../ssg/dev/server.ts';
import { launchShell } from '../support/browser.ts';
import { Fixture, page as fixturePage } from '../support/fixture.ts';

let browser: Browser;
let page: Page;
let fixture: Fixture;
let server: DevServer;

beforeAll(async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined);
  fixture = await Fixture.create({
    // The server and the browser differ in what they render.
    'components/clock.island.tsx': `
      export default function Clock() { return typeof document === 'undefined' ? <b>Server</b> : <i>Browser</i>; }`,
    'components/word.island.tsx': `
      export default function Word() { return <b>{typeof document === 'undefined' ? 'Server' : 'Browser'}</b>; }`,
    'components/counter.island.tsx': `
      import { useEffect, useState } from 'react';
      export default function Counter({ start }) {
        const [count, setCount] = useState(start);
        useEffect(() => setCount(9), []);
        return <p>Stand {count} <input value={count} onChange={() => {}} /></p>;
      }`,
    ...Object.fromEntries(
      ['clock', 'word', 'counter'].map((name) => [
        `pages/${name}.tsx`,
        fixturePage(name, '<Island start={3} />', `import Island from '../components/${name}.island.tsx';`),
      ]),
    ),
  });
  vi.stubEnv('FIXTURE', JSON.stringify(fixture.site));
  server = await startDevServer(fixture.site, { port: 0, entry: 'tests/support/build-fixture.ts' });
  browser = await launchShell();
  page = await browser.newPage();
  await page.goto(`${server.url}/a`, { waitUntil: 'networkidle2' });
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await fixture.remove();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const shows = (text: string) => page.waitForSelector(`::-p-text(${text})`, { timeout: 5000 });

test('a change of style appears without a reload', async () => {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await fixture.write('components/styles.scss', '* { color: rgb(1, 2, 3); }');
  await page.waitForFunction(() => getComputedStyle(document.body).color === 'rgb(1, 2, 3)', { timeout: 5000 });
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a change of a page appears by itself', async () => {
  await fixture.write('pages/a.tsx', fixturePage('Seite A', '<h1>Geändert</h1>'));
  await shows('Geändert');
});

test('an error shows in the page and goes away when it is fixed', async () => {
  await fixture.write('pages/a.tsx', fixturePage('Seite A', `{(() => { throw new Error('kaputt'); })()}`));
  await shows('Unexpected Application Error!');
  await shows('kaputt');
  await fixture.write('pages/a.tsx', fixturePage('Seite A', '<h1>Wieder heil</h1>'));
  await shows('Wieder heil');
});

test('a tab on a page that does not exist yet shows it when it is created', async () => {
  await page.goto(`${server.url}/neu`);
  await shows('There is no page for /neu');
  await fixture.write('pages/neu.tsx', fixturePage('Neue Seite', '<h1>Ganz neu</h1><a href="/b">zu B</a>'));
  await shows('Ganz neu');
});

describe('what the build would refuse', () => {
  const PANEL = 'body >>> aside[aria-label="Problems of the build"]';
  const link = (target: string) =>
    fixturePage('Seite B', `<h1>B</h1><a href="/a">zu A</a><a href="${target}">Link</a>`);
  const panelShows = (text: string) =>
    page.waitForSelector(`${PANEL} ::-p-text(${text})`, { timeout: 30_000, visible: true });

  test('shows in the page, which works on; is gone when it is closed or fixed', async () => {
    await page.goto(`${server.url}/b`);
    await fixture.write('pages/b.tsx', link('/nirgends'));
    const panel = await panelShows('The link /nirgends is dead');
    // The styles of the page end at the panel.
    expect(await panel?.evaluate((element) => getComputedStyle(element).color)).not.toBe('rgb(1, 2, 3)');
    await page.click('a[href="/a"]');
    await shows('Wieder heil');
    await panelShows('The link /nirgends is dead');

    // Closed, it stays closed, also on the next page, until there is something new.
    await page.click(`${PANEL} ::-p-aria([name="Close"][role="button"])`);
    expect(await page.$(PANEL)).toBeNull();
    const events = page.waitForResponse((response) => response.url().includes('/__dev/events'));
    await page.goto(`${server.url}/b`);
    await events;
    await shows('zu A');
    expect(await page.$(PANEL)).toBeNull();
    await fixture.write('pages/b.tsx', link('/nirgendwo'));
    await panelShows('The link /nirgendwo is dead');

    await fixture.write('pages/b.tsx', link('/clock'));
    await page.waitForSelector(PANEL, { timeout: 30_000, hidden: true });
    await shows('zu A');
  });
});

describe('an island that renders in the browser', () => {
  /** What a page says in the console until its island is hydrated. */
  async function consoleOf(path: string, rendered: string): Promise<string> {
    const lines: string[] = [];
    const tab = await browser.newPage();
    tab.on('console', (message) => lines.push(message.text()));
    tab.on('pageerror', (error) => lines.push(String(error)));
    await tab.goto(`${server.url}${path}`);
    // Not waitForSelector(): it does not see that a text node changes.
    const isShown = (text: string) => document.body.innerText.includes(text);
    await tab.waitForFunction(isShown, { timeout: 5000, polling: 50 }, rendered);
    await tab.close();
    return lines.join('\n');
  }

  test('another element than the server is reported with its island', async () => {
    const said = await consoleOf('/clock', 'Browser');
    expect(said).toMatch(/Expected a DOM node of type "i" but found "b"/);
    expect(said).toMatch(
      /Island "clock" renders "<i>Browser<\/i>.*" in the browser and "<b>Server<\/b>" on the server\./,
    );
  });

  test('another text than the server is reported with its island', async () => {
    expect(await consoleOf('/word', 'Browser')).toBe(
      'Island "word" renders "<b>Browser</b>" in the browser and "<b>Server</b>" on the server.',
    );
  });

  test('the same as the server is not reported', async () => {
    expect(await consoleOf('/counter', 'Stand 9')).toBe('');
  });
});
