import type { Browser, HTTPRequest } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchChrome();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

const elsewhere = served().elsewhereUrl;
const COLOR = 'rgb(1, 2, 3)';

/** What somebody would add who found a way to write into a page. */
const INJECTED = `
  <script>globalThis.taken = [...(globalThis.taken ?? []), 'script'];</script>
  <style>#by-style { color: ${COLOR} }</style>
  <p id="by-style">a</p><p id="by-attribute" style="color: ${COLOR}">b</p>
  <img id="foreign" src="${elsewhere}/pixel.png" alt="">
  <button id="handler" type="button" onclick="taken = [...(globalThis.taken ?? []), 'handler']">c</button>
  <a id="link" href="javascript:void (globalThis.taken = [...(globalThis.taken ?? []), 'link'])">d</a>`;

interface Harm {
  /** Code that ran. */
  readonly ran: readonly string[];
  /** Elements that got the injected colour. */
  readonly styled: readonly string[];
  /** Requests to other hosts. */
  readonly requests: readonly string[];
}

/** Opens a page as it is served, with the injected parts at its end; `change` may alter it once more. */
async function openInjected(path: string, change = (html: string) => html): Promise<{ harm: Harm; refused: string[] }> {
  visitor = await Visitor.arrive(browser);
  const { page, origin } = visitor;
  const requests: string[] = [];
  await page.evaluateOnNewDocument(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  });
  await page.setRequestInterception(true);
  const answer = async (request: HTTPRequest): Promise<void> => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) requests.push(request.url());
    if (!request.isNavigationRequest()) return request.continue();
    const response = await fetch(request.url());
    const html = change((await response.text()).replace('</body>', () => `${INJECTED}</body>`));
    await request.respond({ status: response.status, contentType: 'text/html; charset=utf-8', body: html });
  };
  page.on('request', (request) => void answer(request));
  await visitor.go(path);
  for (const id of ['handler', 'link']) await page.$eval(`#${id}`, (element) => (element as HTMLElement).click());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))); // javascript: links run as a task
  const [ran, styled, refused] = await page.evaluate((color) => {
    const state = globalThis as { taken?: string[]; refused?: string[] };
    const ids = ['by-style', 'by-attribute'];
    const colored = ids.filter((id) => getComputedStyle(document.getElementById(id) as Element).color === color);
    return [state.taken ?? [], colored, state.refused ?? []] as const;
  }, COLOR);
  return { harm: { ran, styled, requests }, refused: [...new Set(refused)].sort() };
}

test('without a policy, what is injected would do its harm', async () => {
  const { harm } = await openInjected('/impressum', (html) => html.replace(/<meta http-equiv="Content[^>]*>/, ''));
  expect(harm).toEqual({
    ran: ['script', 'handler', 'link'],
    styled: ['by-style', 'by-attribute'],
    requests: [`${elsewhere}/pixel.png`],
  });
});

describe.each(['/unternehmen', '/formular', '/talente/vergleich', '/impressum', '/x/y/z'])('%s', (path) => {
  test('refuses an injected script, style, foreign picture, handler and javascript: link', async () => {
    const { harm, refused } = await openInjected(path);
    expect(harm).toEqual({ ran: [], styled: [], requests: [] });
    expect(refused).toEqual(['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  });
});
