/**
 * A browser that knows no popovers (Safari before 17, Chrome before 114, Firefox before 125). None of that age can be
 * had, so Chromium forgets what they lack: the pseudo-class, the methods, and that a popover is hidden at first.
 */

import type { Browser, HTTPRequest } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

/** The rules of the browser for a popover, undone in a layer that the site's own styles win over. */
const UNKNOWN_ATTRIBUTE = `<style>@layer browser { [popover] {
  display: block; position: static; inset: auto; margin: 0; border: 0; padding: 0; width: auto; height: auto;
} }</style>`;

let browser: Browser;
let visitor: Visitor;

async function forget(request: HTTPRequest): Promise<void> {
  const isDocument = request.resourceType() === 'document';
  if (!isDocument && !/\.(?:css|js)$/.test(request.url())) return request.continue();
  const answer = await fetch(request.url());
  const text = (await answer.text()).replaceAll(':popover-open', ':popover-unknown');
  const body = isDocument ? text.replace('<meta charset="utf-8"', `${UNKNOWN_ATTRIBUTE}$&`) : text;
  return request.respond({ contentType: answer.headers.get('content-type') ?? '', body });
}

beforeAll(async () => {
  browser = await launchShell();
});
beforeEach(async () => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.page.setBypassCSP(true); // the hashes of what was changed
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => void forget(request));
  await visitor.page.evaluateOnNewDocument(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s nothing covers the page, and no button does nothing', async (_, viewport) => {
  await visitor.page.setViewport(viewport);
  await visitor.go('/unternehmen');
  const seen = await visitor.page.evaluate(() => ({
    covering: [...document.querySelectorAll('[popover]')].filter((element) => element.checkVisibility()).length,
    dead: [...document.querySelectorAll('[popovertarget]')].filter((element) => element.checkVisibility()).length,
    inTheMiddle: document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main') !== null,
  }));
  expect(seen).toEqual({ covering: 0, dead: 0, inTheMiddle: true });
  await visitor.page.keyboard.press('Tab');
  await visitor.follow('Über uns', 'footer');
  expect(visitor.path).toBe('/ueber-uns');
  expect(visitor.console).toEqual([]);
});

test('all that the menu leads to is on the page otherwise', async () => {
  for (const route of ['/unternehmen', '/talente', '/interviewfragen']) {
    await visitor.go(route);
    const missing = await visitor.page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a')];
      const shown = new Set(links.filter((link) => link.checkVisibility()).map(({ href }) => href));
      const wanted = links.filter((link) => link.closest('[popover]')).map(({ href }) => href);
      return wanted.filter((href) => !shown.has(href));
    });
    expect(missing, route).toEqual([]);
  }
});
