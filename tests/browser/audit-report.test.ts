import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { untimed } from '../../ssg/cli.ts';
import { bringAxe, violations } from '../support/axe.ts';
import { launchShell } from '../support/browser.ts';
import { anyWeight, Fixture, page as fixturePage, roomy } from '../support/fixture.ts';
import { DESKTOP, PHONE } from '../support/visitor.ts';

/** The audit's report as a person opens it: a file on the disk. */

const text = 'Ein Satz, der Platz braucht. ';
/** No two words alike, so that brotli cannot make them small. */
const long = Array.from({ length: 400 }, (_, at) => ((at + 1) * 48_271 * 69_621).toString(36)).join(' ');
const files = {
  'components/card/card.scss': '.card { color: green; }',
  'components/card/card.tsx': `
    import './card.scss';
    export const Card = ({ children }) => <p className="card">{children}</p>;`,
  'components/print/a-script-with-a-long-name-that-prints-the-whole-page.client.ts': `document.querySelector('h1')?.addEventListener('click', () => print());`,
  'pages/a.tsx': fixturePage(
    'Seite A',
    `<h1>A</h1><Card>${text}</Card><a href="/b">zu B</a>`,
    `import { Card } from '../components/card/card.tsx'; import '../components/print/a-script-with-a-long-name-that-prints-the-whole-page.client.ts';`,
  ),
  'pages/c.tsx': fixturePage('Seite C', `<h1>C</h1><p>${long}</p>`),
};

let fixture: Fixture;
let browser: Browser;
let report: string;
beforeAll(async () => {
  fixture = await Fixture.create(files);
  const reports = path.join(fixture.root, 'reports');
  const options = { out: fixture.out, reports, release: false, audit: { save: true, print: () => {} }, time: untimed };
  await build(fixture.site, anyWeight, options);
  // The second has something to compare with, and all that a budget can show.
  await fixture.write('components/card/card.scss', `.card { color: green; --text: "${long.slice(0, 90)}"; }`);
  const budgets = { ...roomy, '/c': { html: 200 } };
  await expect(build(fixture.site, budgets, options)).rejects.toThrow('Over budget');
  report = pathToFileURL(path.join(reports, 'bundle.html')).href;
  browser = await launchShell();
});
afterAll(async () => {
  await browser.close();
  await fixture.remove();
});

/** What a person should never cause: messages, and requests of any kind but for the file itself. */
async function open(hash = ''): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) complaints.push(request.url());
  });
  await page.setViewport(DESKTOP);
  await page.goto(`${report}${hash}`);
  return { page, complaints };
}

const TABLE = '#pages ~ table';

/** Rows of the table of pages, as the texts of some of their cells. */
const rowsOf = (page: Page, column = 0): Promise<string[]> =>
  page.$$eval(
    `${TABLE} tbody tr`,
    (rows, at) => rows.map((row) => ((row as HTMLTableRowElement).cells[at]?.textContent ?? '').trim()),
    column,
  );

const LEAST_LEFT = 11;
const press = (page: Page, name: string) =>
  page.locator(`::-p-xpath(//h2[@id="pages"]/following-sibling::table//button[.="${name}"])`).setTimeout(3000).click();
const sortOf = (page: Page, name: string) =>
  page.$$eval(
    `${TABLE} thead th`,
    (heads, text) => heads.find((head) => head.textContent === text)?.getAttribute('aria-sort') ?? null,
    name,
  );

test('the table sorts by any column, up and down, and says so', async () => {
  const { page, complaints } = await open();
  expect(await rowsOf(page)).toEqual(['/c', '/a', '/b']);
  expect(await sortOf(page, 'First visit')).toBe('descending');
  await press(page, 'Page');
  expect(await rowsOf(page)).toEqual(['/a', '/b', '/c']);
  expect([await sortOf(page, 'Page'), await sortOf(page, 'First visit')]).toEqual(['ascending', null]);
  await press(page, 'Page');
  expect(await rowsOf(page)).toEqual(['/c', '/b', '/a']);
  await press(page, 'Script');
  expect((await rowsOf(page))[0]).toBe('/a');
  await press(page, 'HTML');
  expect((await rowsOf(page))[0]).toBe('/c');
  expect(complaints).toEqual([]);
  await page.close();
});

test('the filter keeps the pages whose path holds the text, and counts them', async () => {
  const { page } = await open();
  await page.locator('::-p-aria([name="Filter by path"])').fill('/B');
  expect(await rowsOf(page)).toEqual(['/b']);
  expect(await page.$eval('[role=status]', (status) => status.textContent)).toBe('1 of 3 pages');
  await page.close();
});

test('the bytes can be read as stored, and the order follows', async () => {
  const { page } = await open();
  const numbers = async () => (await rowsOf(page, 2)).map((number) => Number(number.replaceAll(',', '')));
  await press(page, 'HTML');
  const brotli = await numbers();
  await page.locator('::-p-aria([name="raw"][role="radio"])').click();
  const raw = await numbers();
  expect(raw.every((bytes, at) => bytes > (brotli[at] ?? Infinity))).toBe(true);
  expect(raw).toEqual(raw.toSorted((a, b) => b - a));
  await page.close();
});

test('a page can be taken apart: history, treemap, modules, the imports that brought them in', async () => {
  const { page } = await open();
  expect(await page.$eval('#page-a', (details) => details.childElementCount)).toBe(1);
  await page.locator('a[href="#page-a"]').click();
  await page.waitForSelector('::-p-aria([name="Modules of /a"][role="image"])', { visible: true });
  const text = await page.$eval('#page-a', (details) => details.textContent);
  expect(text).toContain('/a over 2 audits');
  const row = await page.$$eval('#page-a tr', (rows) =>
    rows.map((line) => line.textContent).find((line) => line?.startsWith('components/card/card.scss')),
  );
  expect(row).toContain('inlined styles');
  expect(row).toContain('pages/a.tsx → components/card/card.tsx');
  await page.close();
});

test('the verdict stands first: what is over, what grew, by what', async () => {
  const { page } = await open();
  const [verdict] = await page.$$eval('section', (sections) => sections.map(({ textContent }) => textContent));
  expect(verdict).toMatch(
    /^Fails: 1 page over budget, 2 pages within budget\..*\/c: HTML with CSS [\d,]+ bytes.*Grew most: \/a/,
  );
  await press(page, 'Least left');
  await press(page, 'Least left');
  expect((await rowsOf(page, LEAST_LEFT))[0]).toMatch(/^html over by [\d,]+$/);
  expect(await page.$eval('#changes', (heading) => heading.closest('section')?.textContent)).toMatch(
    /components\/card \+\d+, by pages\/a\.tsx → components\/card\/card\.tsx → components\/card\/card\.scss/,
  );
  await page.close();
});

test.each([
  ['a desktop, light', { width: 1440, height: 900 }, 'light'],
  ['a desktop, dark', { width: 1440, height: 900 }, 'dark'],
  ['a phone, light', PHONE, 'light'],
  ['a phone, dark', PHONE, 'dark'],
])('axe finds nothing on %s, and nothing is cut off or scrolls sideways', async (_, viewport, scheme) => {
  const { page, complaints } = await open('#page-a');
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.waitForSelector('.treemap svg');
  await bringAxe(page);
  expect(await violations(page, 'everything')).toEqual([]);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg *)')]
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
      )
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  expect(complaints).toEqual([]);
  await page.close();
});

test('without scripts every page and the verdict are there', async () => {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(report);
  expect(await rowsOf(page)).toEqual(['/c', '/a', '/b']);
  expect(await page.$eval('#verdict', (heading) => heading.textContent)).toContain('Fails');
  await page.close();
});
