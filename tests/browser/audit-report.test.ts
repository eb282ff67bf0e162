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
  'components/print/print.client.ts': `document.querySelector('h1')?.addEventListener('click', () => print());`,
  'pages/a.tsx': fixturePage(
    'Seite A',
    `<h1>A</h1><Card>${text}</Card><a href="/b">zu B</a>`,
    `import { Card } from '../components/card/card.tsx'; import '../components/print/print.client.ts';`,
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
  await fixture.write('components/card/card.scss', `.card { color: green; --text: "${text}"; }`);
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

/** Rows that can be seen, as the texts of some of their cells. */
const rowsOf = (page: Page, column = 0): Promise<string[]> =>
  page.$$eval(
    '#page-table tbody tr:not([hidden])',
    (rows, at) => rows.map((row) => (row as HTMLTableRowElement).cells[at]?.textContent ?? ''),
    column,
  );

const LEAST_LEFT = 15;
const press = (page: Page, name: string) =>
  page.locator(`#page-table ::-p-aria([name="${name}"][role="button"])`).setTimeout(3000).click();
const sortOf = (page: Page, name: string) =>
  page.$$eval(
    '#page-table thead th',
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
  await press(page, 'Script, entry');
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
  const numbers = async () => (await rowsOf(page, 1)).map((number) => Number(number.replaceAll(',', '')));
  await press(page, 'HTML');
  const brotli = await numbers();
  await page.locator('::-p-aria([name="raw"][role="radio"])').click();
  const raw = await numbers();
  expect(raw.every((bytes, at) => bytes > (brotli[at] ?? Infinity))).toBe(true);
  expect(raw).toEqual(raw.toSorted((a, b) => b - a));
  await page.close();
});

test('a page can be taken apart: treemap, modules, the imports that brought them in', async () => {
  const { page } = await open();
  const isOpen = () => page.$eval('#page-a', (heading) => heading.closest('details')?.open);
  const mark = () =>
    page.$eval('#page-a', (heading) => getComputedStyle(heading.closest('summary') ?? heading, '::before').rotate);
  expect(await isOpen()).toBe(false);
  expect(await mark(), 'points to the side').toBe('none');
  await page.locator('#page-table a[href="#page-a"]').click();
  await page.waitForFunction(() => document.querySelector('#page-a')?.closest('details')?.open);
  expect(await mark(), 'points down').toBe('90deg');
  await page.waitForSelector('::-p-aria([name="Modules of /a"][role="image"])', { visible: true });
  const row = await page.$eval('details[open]', (details) =>
    [...details.querySelectorAll('tr')].map((line) => line.textContent).find((line) => line?.includes('card.scss')),
  );
  expect(row).toContain('inlined styles');
  expect(row).toContain('pages/a.tsx → components/card/card.tsx');
  await page.close();
});

test('what is over its budget, and what grew, is said in words', async () => {
  const { page } = await open();
  await press(page, 'Least left');
  await press(page, 'Least left');
  expect((await rowsOf(page, LEAST_LEFT))[0]).toMatch(/^over: -\d+ % of html$/);
  expect(await page.$eval('#changes', (heading) => heading.closest('section')?.textContent)).toMatch(
    /1 grew.*components\/card\/card\.scss/,
  );
  await page.close();
});

test.each([
  ['a desktop, light', DESKTOP, 'light', 'wide'],
  ['a desktop, dark', DESKTOP, 'dark', 'wide'],
  ['a phone, light', PHONE, 'light', 'narrow'],
  ['a phone, dark', PHONE, 'dark', 'narrow'],
])('axe finds nothing on %s, nothing is cut off, and one treemap is drawn', async (_, viewport, scheme, drawing) => {
  const { page, complaints } = await open('#page-a');
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await bringAxe(page);
  expect(await violations(page, 'everything')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  const drawn = await page.$$eval('details[open] .treemap', (maps) =>
    maps.filter((map) => map.checkVisibility()).map((map) => map.getAttribute('class')),
  );
  expect(drawn).toEqual([`treemap treemap--${drawing}`]);
  expect(complaints).toEqual([]);
  await page.close();
});

test('without scripts every number is there', async () => {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.goto(report);
  expect(await rowsOf(page)).toEqual(['/c', '/a', '/b']);
  expect(await page.$eval('.controls', (controls) => controls.checkVisibility())).toBe(false);
  await page.close();
});
