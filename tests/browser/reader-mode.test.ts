/** The reader modes of Firefox and Safari go by the same rules; Firefox publishes its own. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roleIds } from '../../content/roles.ts';
import { launchShell } from '../support/browser.ts';
import { served } from '../support/served.ts';

const require = createRequire(import.meta.url);
/** Two scripts that a page may run, with `module` as in Node. */
const SCRIPTS = [
  require.resolve('@mozilla/readability/Readability.js'),
  require.resolve('@mozilla/readability/Readability-readerable.js'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const GUIDES = [
  '/jobbeschreibung',
  ...roleIds.map((role) => `/jobbeschreibung/${role}`),
  '/interviewfragen',
  '/interview-tipps',
  '/glossar',
];

/** Everything that is read in a guide; ways to other places and what can only be pressed are not. */
const READ = ':is(h2, h3, h4, p, li, dt, dd, summary, th, td, blockquote):not(nav *, .copy-button)';

let browser: Browser;
beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser.close());

test.each(GUIDES)('%s is offered in reader mode, with every section, question and answer', async (route) => {
  const page = await browser.newPage();
  await page.setBypassCSP(true); // it parses HTML of its own, in a browser's own code
  await page.goto(`${served().siteUrl}${route}`);
  const { offered, text, parts } = (await page.evaluate(`(() => {
    const module = {};
    ${SCRIPTS}
    // Nobody sees the one here; reader mode drops drawings, and numbers lists itself.
    for (const element of document.querySelectorAll('noscript, svg[aria-hidden]')) element.remove();
    return {
      offered: isProbablyReaderable(document),
      text: new Readability(document.cloneNode(true)).parse().textContent,
      parts: Array.from(document.querySelectorAll('main ${READ}'), (part) => part.textContent),
    };
  })()`)) as { readonly offered: boolean; readonly text: string; readonly parts: readonly string[] };
  expect(offered).toBe(true);
  const plain = (words: string) => words.replace(/\s+/g, '');
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter((part) => !plain(text).includes(plain(part)))).toEqual([]);
  await page.close();
});
