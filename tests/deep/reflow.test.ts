/**
 * Every page as it is for those who need larger letters or wider lines (WCAG 1.4.4, 1.4.10, 1.4.12), nothing that moves
 * (2.3.3), something that a thumb can hit, or paper: nothing is lost.
 */

import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { faintTexts, lowTargets, movements, printedPlanes } from '../support/page-flaws.ts';
import { PagePool, STILL } from '../support/page-pool.ts';
import { everyRoute } from '../support/site-routes.ts';
import { losses, openAll } from '../support/text-loss.ts';

const pool = new PagePool();

/** A reader's own style sheet; the policy of the page has no say in it. */
const read = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The browser's setting for the size of text; media queries follow it. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}

/** Whether the header, which stays in view, is higher than the room that is kept free for it (WCAG 2.4.11). */
const coversWhatIsBelow = (page: Page): Promise<boolean> =>
  page.$eval('.header', (header) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return header.scrollHeight > Number.parseFloat(scrollPaddingTop);
  });

/** How wide text on a sheet is, in CSS pixels: 210 mm less the margins. */
const A4_COLUMN = 680;

/** WCAG 1.4.12, to the letter. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.concurrent.each(everyRoute)('%s', (route) =>
  pool.visit(route, async (page) => {
    const found: string[] = [];
    const look = async (name: string, width: number) => {
      await page.setViewport({ width, height: 800 });
      found.push(...(await losses(page, width)).map((loss) => `${name}, ${width} px: ${loss}`));
    };
    await openAll(page);
    found.push(...(await movements(page)), ...(await faintTexts(page)), ...(await lowTargets(page)));
    found.push(...(await printedPlanes(page)));
    await look('as it is', 320);
    await look('as it is', 640);
    await look('as it is', 768);
    await look('as it is', 1440);
    await read(page, SPACING);
    await look('with wide spacing', 360);
    await look('with wide spacing', 1280);
    await read(page, ':root { font-size: 200% !important; }');
    await look('at 200 % text', 1280);
    if (await coversWhatIsBelow(page)) found.push('at 200 % text, 1280 px: the header covers what a link leads to');
    await read(page, '');
    await setFontSize(page, 32);
    await look('with a browser set to 32 px', 1280);
    await setFontSize(page, 16);
    await page.emulateMediaType('print');
    const paper = await losses(page, A4_COLUMN);
    // Paper does not scroll, so nothing can move sideways.
    found.push(...paper.filter((loss) => !loss.startsWith('moves')).map((loss) => `on paper: ${loss}`));
    await page.emulateMediaType('screen');
    await page.emulateMediaFeatures(STILL); // setting the media type resets it
    expect(found).toEqual([]);
  }),
);
