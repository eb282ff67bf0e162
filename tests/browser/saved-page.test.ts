/** What a visitor takes along: a saved page, a picture of all of it, a copied figure. Motion is welcome in all of them. */

import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchFirefox, launchShell } from '../support/browser.ts';
import { faintTexts } from '../support/page-flaws.ts';
import { served } from '../support/served.ts';
import { toolPath } from '../support/tools.ts';

const firefox = toolPath('firefox');
const ENGINES = [
  { name: 'Chromium', launch: launchShell, isThere: true },
  { name: 'Firefox', launch: () => launchFirefox(firefox), isThere: firefox !== undefined },
];
/** A page with prices far below the first screen, on which sections fade in. */
const LANDING = '/unternehmen';

async function arrive(browser: Browser, route: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(served().siteUrl + route, { waitUntil: 'load' });
  return page;
}

/** Sections on which a visitor sees nothing, or not all. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.$$eval('main section', (sections) =>
    sections
      .filter((section) => [...section.querySelectorAll('*')].some((part) => getComputedStyle(part).opacity === '0'))
      .map(({ id }) => id),
  );

describe.each(ENGINES)('in $name', ({ launch, isThere }) => {
  let browser: Browser;
  beforeAll(async () => {
    if (isThere) browser = await launch();
  });
  afterAll(() => browser?.close());

  test.skipIf(!isThere)('a picture of the whole page has every section', async () => {
    const page = await arrive(browser, LANDING);
    await page.screenshot({ fullPage: true });
    expect(await hidden(page)).toEqual([]);
    await page.close();
  });

  test.skipIf(!isThere)(
    'copied text has the words alone: no soft hyphens, no joiners, no marks of footnotes',
    async () => {
      const page = await arrive(browser, LANDING);
      const { shown, marked } = await page.evaluate(() => {
        const main = document.querySelector('main') as HTMLElement;
        const field = document.body.appendChild(document.createElement('textarea'));
        field.id = 'pasted';
        getSelection()?.selectAllChildren(main);
        /** What stands before a mark, and the mark. */
        const withMark = (mark: Element) =>
          `${mark.previousSibling?.textContent?.slice(-6)}${mark.textContent}`.replace(/[\u00AD\u2060]/g, '');
        return { shown: main.innerText, marked: [...main.querySelectorAll('.footnote-mark')].map(withMark) };
      });
      expect(shown).toMatch(/\u00AD/);
      expect(marked.length).toBeGreaterThan(2);
      await page.keyboard.down('Control');
      await page.keyboard.press('c');
      await page.focus('#pasted');
      await page.keyboard.press('v');
      await page.keyboard.up('Control');
      const pasted = await page.$eval('#pasted', (field) => (field as HTMLTextAreaElement).value);
      expect(pasted).toMatch(/68\s%/);
      expect(pasted).not.toMatch(/[\u00AD\u2060]/);
      expect(marked.filter((text) => pasted.includes(text))).toEqual([]);
      await page.close();
    },
  );
});

test('a saved page shows all of its text', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'saved-'));
  const browser = await launchShell();
  try {
    const page = await arrive(browser, LANDING);
    const session = await page.createCDPSession();
    const { data } = await session.send('Page.captureSnapshot');
    const file = path.join(folder, 'page.mhtml');
    writeFileSync(file, data);
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    expect(await page.$eval('main', (main) => main.innerText)).toMatch(/174,99\s€/);
    expect(await faintTexts(page)).toEqual([]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
});
