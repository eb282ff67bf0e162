import type { Browser } from 'puppeteer';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { copyAndPaste, type Pasted, select } from './clipboard.ts';
import { hydrated } from './islands.ts';
import { Visitor } from './visitor.ts';

const INVISIBLE = /[\u00AD\u2060]/;

/** The words of what was pasted as text, and of what was pasted with markup; without blanks. */
const wordsOf = ({ text, html }: Pasted): readonly string[] =>
  [text, html.replace(/<!--.*?-->|<style.*?<\/style>|<[^>]*>/gs, '').replaceAll('&nbsp;', '')].map((words) =>
    words.replace(/\s+/g, ''),
  );

/** What a visitor finds on the clipboard. */
export function testClipboard(start: () => Browser): void {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(() => {
    browser = start();
  });
  afterEach(() => visitor.leave());

  async function arrive(route: string): Promise<void> {
    visitor = await Visitor.arrive(browser, undefined, 'fresh');
    await visitor.go(route);
    await hydrated(visitor);
  }

  test('a figure is copied without the number of its footnote, and without invisible characters', async () => {
    await arrive('/unternehmen');
    expect(await visitor.page.$eval('.hero__facts', (list) => list.textContent)).toMatch(INVISIBLE);
    await select(visitor.page, '.hero__facts');
    const pasted = await copyAndPaste(visitor.page);
    expect(pasted.html).toMatch(/<b[ >]/);
    for (const words of wordsOf(pasted)) {
      expect(words).toMatch(/typisch24–48hbiszumerstenKontakt/);
      expect(words).not.toMatch(INVISIBLE);
    }
  });

  test('a page is copied without soft hyphens and marks; the page and what is selected stay as they were', async () => {
    await arrive('/talente/so-funktionierts');
    const page = () => visitor.page.$eval('main', (main) => main.textContent);
    const selected = () => visitor.page.evaluate(() => String(getSelection()));
    const before = await page();
    expect(before).toMatch(/Wachstums\u00ADpotenzial/);
    const marked = await visitor.page.$$eval('main .footnote-mark', (marks) =>
      marks.map((mark) =>
        `${mark.previousSibling?.textContent?.slice(-6)}${mark.textContent}`.replace(/[\s\u2060]/g, ''),
      ),
    );
    await select(visitor.page, 'main');
    const chosen = await selected();
    const pasted = await copyAndPaste(visitor.page);
    for (const words of wordsOf(pasted)) {
      expect(words).toContain('Wachstumspotenzial');
      expect(marked.filter((figure) => words.includes(figure))).toEqual([]);
      expect(words).not.toMatch(INVISIBLE);
    }
    expect(await page()).toBe(before);
    expect(await selected()).toBe(chosen);
  });

  test('what is typed into a field is copied as it is', async () => {
    await arrive('/unternehmen/vergleich');
    await visitor.page.click('#roi-gehalt-zahl', { count: 3 });
    expect((await copyAndPaste(visitor.page)).text).toBe('60.000\u00A0€');
  });
}
