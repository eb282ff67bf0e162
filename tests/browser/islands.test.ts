import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import { Fixture, page as fixturePage } from '../support/fixture.ts';
import { serveFolder } from '../support/serve-site.ts';

const files = {
  'components/counter.island.tsx': `
    import { useState } from 'react';
    export default function Counter({ start }) {
      const [count, setCount] = useState(start);
      return <button type="button" onClick={() => setCount(count + 1)}>Zähler {count}</button>;
    }`,
  'components/faulty.island.tsx': `
    import { useState } from 'react';
    export default function Faulty() {
      const [broken, setBroken] = useState(false);
      if (broken) throw new Error('beim Rendern');
      return <>
        <button type="button" onClick={() => setBroken(true)}>Rendern</button>
        <button type="button" onClick={() => { throw new Error('im Ereignis'); }}>Ereignis</button>
      </>;
    }`,
  'static/bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'pages/c.tsx': fixturePage(
    'Seite C',
    '<h1>C</h1><img src="/bild.svg" alt="" /><Counter start={3} /><p><button type="button">daneben</button></p>',
    `import Counter from '../components/counter.island.tsx';`,
  ),
  'components/names.island.tsx': `
    import { useState } from 'react';
    export default function Names() {
      const [said, say] = useState('nichts');
      const [width, setWidth] = useState(0);
      return <fieldset onFocus={() => say('Fokus')} onBlur={() => say('kein Fokus')}>
        <input aria-label="Name" onChange={(event) => say(event.currentTarget.value)} onInput={() => setWidth(width + 1)} />
        <textarea aria-label="Text" onChange={(event) => say(event.currentTarget.value)} />
        <label><input type="checkbox" onChange={() => say('Haken')} />Haken</label>
        <button type="button" onDoubleClick={(event) => say(event.nativeEvent.type)}>Doppelt</button>
        <svg role="img" aria-label="Linie">{width > 0 ? <path d="M0 0h9" strokeWidth={width} /> : null}</svg>
        <output>{said}</output>
      </fieldset>;
    }`,
  'pages/b.tsx': fixturePage('Seite B', '<h1>B</h1><Names />', `import Names from '../components/names.island.tsx';`),
  'pages/a.tsx': fixturePage(
    'Seite A',
    '<h1>A</h1><Counter start={3} /><Faulty /><div id="abstand"><svg height="5000" /></div><Counter start={7} /><a href="/b">B</a>',
    `import Counter from '../components/counter.island.tsx'; import Faulty from '../components/faulty.island.tsx';`,
  ),
};

/** Until load, paint, an idle moment and the script have come, on a machine with much else to do. */
const PATIENCE = { timeout: 10_000 };

let fixture: Fixture;
let browser: Browser;
let origin: string;
let stop: () => void;

beforeAll(async () => {
  fixture = await Fixture.create(files);
  expect((await fixture.build()).message).toBe('');
  ({ origin, stop } = await serveFolder(fixture.out));
  // Not the headless shell: without a frame to draw, it may never call what waits for an idle moment.
  browser = await launchChrome();
});

afterAll(async () => {
  await browser.close();
  stop();
  await fixture.remove();
});

const open = async (path = '/a'): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle0' });
  return page;
};
/** The text that the island of page B says. */
const said = (page: Page) => page.$eval('output', (output) => output.textContent);
const press = (page: Page, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).setTimeout(3000).click();

describe('an island in the browser', () => {
  test('answers, with the props it was rendered with', async () => {
    const page = await open();
    await press(page, 'Zähler 3');
    await page.waitForSelector('::-p-aria([name="Zähler 4"])');
    await page.close();
  });

  test('keeps the very elements that the server rendered', async () => {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(globalThis, { first: document.querySelector('island-root button') });
      });
    });
    await page.goto(`${origin}/a`, { waitUntil: 'networkidle0' });
    await press(page, 'Zähler 3');
    await page.waitForSelector('::-p-aria([name="Zähler 4"])');
    const same = await page.evaluate(
      () => (globalThis as { first?: Element }).first === document.querySelector('island-root button'),
    );
    expect(same).toBe(true);
    await page.close();
  });

  test.each(['Rendern', 'Ereignis'])(
    'that throws (%s) shows the error in its place; the rest works on',
    async (name) => {
      const page = await open();
      await press(page, name);
      await page.waitForSelector('::-p-text(Unexpected Application Error!)', { timeout: 3000 });
      expect(await page.$$('::-p-text(Unexpected Application Error!)')).toHaveLength(1);
      await press(page, 'Zähler 3');
      await page.waitForSelector('::-p-aria([name="Zähler 4"])');
      await page.close();
    },
  );

  test('is left alone by an error that is not its own', async () => {
    const page = await open();
    await press(page, 'Zähler 3');
    await page.waitForSelector('::-p-aria([name="Zähler 4"])');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('von jemand anderem');
      }, 50);
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await page.$$('::-p-text(Unexpected Application Error!)')).toHaveLength(0);
    await page.close();
  });

  test('names events and attributes as React does', async () => {
    const page = await open('/b');
    await page.focus('input');
    await expect.poll(() => said(page), PATIENCE).toBe('Fokus');
    await page.keyboard.type('Ada');
    await expect.poll(() => said(page), PATIENCE).toBe('Ada');
    await expect.poll(() => page.$eval('path', (path) => path.getAttribute('stroke-width')), PATIENCE).toBe('3');
    await page.type('textarea', 'Hallo');
    await expect.poll(() => said(page), PATIENCE).toBe('Hallo');
    await page.click('[type="checkbox"]');
    await expect.poll(() => said(page), PATIENCE).toBe('Haken');
    await page.click('button', { count: 2 });
    await expect.poll(() => said(page), PATIENCE).toBe('dblclick');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => said(page), PATIENCE).toBe('kein Fokus');
    await page.close();
  });

  test('is its server HTML without scripts', async () => {
    const page = await browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(`${origin}/a`);
    expect(await page.content()).toContain('Zähler <!-- -->3');
    await page.close();
  });
});

describe('the script of an island', () => {
  const isPicture = (request: HTTPRequest) => request.url().endsWith('/bild.svg');

  /** Opens a page that never gets its picture, so that it never is complete; and the scripts that it asks for. */
  async function openIncomplete(): Promise<readonly [Page, readonly string[], complete: () => Promise<void>]> {
    const page = await browser.newPage();
    const scripts: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (isPicture(request)) return; // until somebody goes on with it
      if (request.resourceType() === 'script') scripts.push(request.url());
      void request.continue();
    });
    const [picture] = await Promise.all([
      page.waitForRequest(isPicture),
      page.goto(`${origin}/c`, { waitUntil: 'domcontentloaded' }),
    ]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));
    return [page, scripts, () => picture.continue()];
  }

  /** Not by its name: as long as a page is not complete, Chromium does not update names. */
  const textOf = (page: Page) => page.$eval('island-root button', (button) => button.textContent);

  test('waits until the page is complete', async () => {
    const [page, scripts, complete] = await openIncomplete();
    expect(scripts).toEqual([]);
    await complete();
    await expect.poll(() => scripts.length, PATIENCE).toBe(2);
    await page.click('island-root button');
    await expect.poll(() => textOf(page), PATIENCE).toBe('Zähler 4');
    await page.close();
  });

  test('comes with the first press, which is not lost', async () => {
    const [page] = await openIncomplete();
    await page.click('island-root button');
    await expect.poll(() => textOf(page), PATIENCE).toBe('Zähler 4');
    await page.click('island-root button');
    await expect.poll(() => textOf(page), PATIENCE).toBe('Zähler 5');
    await page.close();
  });

  test('comes with the focus, and not with a press next to the island', async () => {
    const [page, scripts] = await openIncomplete();
    await page.click('p button');
    expect(scripts).toEqual([]);
    await page.focus('island-root button');
    await expect.poll(() => scripts.length, PATIENCE).toBe(2);
    await page.close();
  });
});
