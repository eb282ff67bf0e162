/** The typeface is cut to what the site needs (`styles/fonts/cut.py`). Nothing that is set with it may look different. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';

import { served } from '../support/served.ts';
import { everyRoute } from '../support/site-routes.ts';

const ORIGINAL = '@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2';
const FONTS = {
  original: readFileSync(createRequire(import.meta.url).resolve(ORIGINAL)),
  cut: readFileSync('styles/fonts/special-gothic.woff2'),
};

/** German that no page shows: what an editor may write tomorrow. */
const NEW_TEXTS = [
  'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.',
  'Falsches Üben von Xylophonmusik quält jeden größeren Zwerg.',
  'Jeder wackere Bayer vertilgt bequem zwo Pfund Kalbshaxen.',
  'Ihr Vertriebsteam wächst: Wofür brauchen Sie Verstärkung?',
  'Köln, Tübingen, Würzburg, Wien, Zürich und Vöcklabruck',
  '„Vorher fragte niemand nach Exposés“, sagte die Verkäuferin.',
];

/** The weights and widths that the type scale uses. */
const STYLES = ['400 100%', '600 100%', '700 75%', '700 78%', '700 80%', '700 88%', '700 100%'];
/** At this size a unit of the typeface's design is a pixel. */
const SIZE = 1000;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchShell();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Words alone: spaces are wider in the cut font, on purpose. */
const wordsOf = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.split(/[ \u00A0\u202F\u2009]+/))),
];

/** The text of every heading of the site. */
async function headings(): Promise<readonly string[]> {
  const routes = everyRoute;
  const pages = await Promise.all(routes.map(async (route) => (await fetch(served().siteUrl + route)).text()));
  return page.evaluate((documents) => {
    const texts = documents.flatMap((html) =>
      [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('h1, h2, h3, h4')].map(
        ({ textContent }) => textContent ?? '',
      ),
    );
    return [...new Set(texts.map((text) => text.replace(/[\u00AD\u2060]/g, '')))];
  }, pages);
}

/** The widths of the texts in a font, by style and text, in units of its design. */
async function widthsIn(font: Buffer, texts: readonly string[]): Promise<Readonly<Record<string, number>>> {
  await page.goto('about:blank');
  return page.evaluate(
    async (base64, size, styles, all) => {
      const source = `url(data:font/woff2;base64,${base64})`;
      document.fonts.add(await new FontFace('Measured', source, { weight: '400 700', stretch: '75% 100%' }).load());
      const widths: Record<string, number> = {};
      for (const style of styles) {
        const [weight, stretch] = style.split(' ');
        const spans = all.map((text) => {
          const span = document.createElement('span');
          span.textContent = text;
          span.style.cssText = `font: ${weight} ${size}px Measured, monospace; font-stretch: ${stretch};
            white-space: nowrap; position: absolute`;
          return span;
        });
        document.body.replaceChildren(...spans);
        spans.forEach((span, index) => {
          widths[`${style}: ${all[index]}`] = span.getBoundingClientRect().width;
        });
      }
      return widths;
    },
    font.toString('base64'),
    SIZE,
    STYLES,
    texts,
  );
}

/** What is not as wide in the cut font as in the original, to a thousandth of a pixel at a size of 16. */
async function differences(texts: readonly string[]): Promise<readonly string[]> {
  const [original, cut] = [await widthsIn(FONTS.original, texts), await widthsIn(FONTS.cut, texts)];
  const limit = (0.001 * SIZE) / 16;
  return Object.entries(original)
    .filter(([name, width]) => Math.abs(width - (cut[name] ?? 0)) > limit)
    .map(([name]) => name);
}

test('every word of the headings is as wide in the cut font as in the original', async () => {
  const all = wordsOf(await headings());
  expect(all.length).toBeGreaterThan(300);
  expect(await differences(all)).toEqual([]);
});

test('so is every word of a German text that no page shows', async () => {
  expect(await differences(wordsOf(NEW_TEXTS))).toEqual([]);
});

test('a space is as wide between sentences and before a quotation mark as between words', async () => {
  const widths = await widthsIn(FONTS.cut, ['. A', '.', 'A', 'f „', 'f', '„', 'n n', 'n']);
  for (const style of STYLES) {
    const width = (text: string) => widths[`${style}: ${text}`] ?? 0;
    const space = width('n n') - 2 * width('n');
    expect(width('. A') - width('.') - width('A')).toBeCloseTo(space);
    expect(width('f „') - width('f') - width('„')).toBeCloseTo(space);
  }
});

test('the cut font is at most 24 KB', () => {
  expect(FONTS.cut.length).toBeLessThanOrEqual(24 * 1024);
});
