import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { interviews } from '../../content/guides/interviewfragen.ts';
import { guideLabels } from '../../content/guides/labels.ts';
import { roleIds, roles } from '../../content/roles.ts';
import { launchShell } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

const GUIDES = ['/jobbeschreibung', '/interviewfragen', '/interview-tipps'];
const VIEWPORTS = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Whether the text can be read from its first line to its last, and is in the upper half of the screen. */
const isReadable = (selector: string) =>
  visitor.page.$eval(selector, (element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const lines = [...text.getClientRects()];
    const [first, last] = [lines[0], lines.at(-1)];
    if (!first || !last) return false;
    const isOnTop = (left: number, y: number) => element.contains(document.elementFromPoint(left + 10, y));
    return isOnTop(first.left, first.top + 4) && isOnTop(last.left, last.bottom - 4) && first.top < innerHeight / 2;
  });
const becomesReadable = (selector: string) =>
  expect.poll(() => isReadable(selector), { timeout: 5000, interval: 20 }).toBe(true);

describe.each(GUIDES)('%s', (route) => {
  test.each(VIEWPORTS)('opens at its own beginning, on a %s', async (_, viewport) => {
    visitor = await Visitor.arrive(browser, viewport);
    // The second time the script is at hand before the page is read.
    for (const from of ['/impressum', '/karriere']) {
      await visitor.go(from);
      await visitor.go(route);
      await visitor.page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await visitor.page.evaluate(() => scrollY)).toBe(0);
      expect(await isReadable('h1')).toBe(true);
    }
  });

  test.each(VIEWPORTS)(
    'shows the heading of the role that a link names below all that sticks, on a %s',
    async (_, viewport) => {
      visitor = await Visitor.arrive(browser, viewport);
      for (const role of roleIds) {
        // From another page: within one it would only be a jump.
        await visitor.go('/impressum');
        await visitor.go(`${route}#${role}`);
        await becomesReadable(`#${role} h2`);
      }
    },
  );

  test.each(VIEWPORTS)(
    'leads to each role by its index, by keyboard and with scripts off, on a %s',
    async (_, viewport) => {
      visitor = await Visitor.arrive(browser, viewport);
      await visitor.page.setJavaScriptEnabled(false);
      await visitor.go(`${route}#setter`);
      const focused = () => visitor.page.evaluate(() => document.activeElement?.getAttribute('href'));
      const link = (role: string) => `nav[aria-label="${guideLabels.roles}"] a[href="#${role}"]`;
      for (const role of ['closer', 'opener', 'setter'] as const) {
        // It sticks: wherever the reader is, it is there.
        await becomesReadable(link(role));
        expect(await visitor.page.$eval(link(role), (element) => element.textContent)).toContain(roles[role].name);
        await visitor.page.focus(link('opener'));
        for (const next of roleIds.slice(0, roleIds.indexOf(role))) {
          expect(await focused()).toBe(`#${next}`);
          await visitor.page.keyboard.press('Tab');
        }
        expect(await focused()).toBe(`#${role}`);
        await visitor.page.keyboard.press('Enter');
        await becomesReadable(`#${role} h2`);
        expect(visitor.path).toBe(`${route}#${role}`);
        // The Tab key goes on from there, not from the index.
        await visitor.page.keyboard.press('Tab');
        const isBehind = await visitor.page.$eval(`#${role}`, (chapter) => {
          const position = document.activeElement && chapter.compareDocumentPosition(document.activeElement);
          return Boolean((position ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
        });
        expect(isBehind).toBe(true);
      }
    },
  );
});

test.each(VIEWPORTS)('a link to an answer opens it, with its question in view, on a %s', async (_, viewport) => {
  visitor = await Visitor.arrive(browser, viewport);
  const { id, question } = interviews.closer.questions[4] ?? { id: '', question: '' };
  await visitor.go(`/interviewfragen#${id}`);
  expect(await visitor.page.$eval(`#${id}`, (answer) => answer.checkVisibility())).toBe(true);
  const summary = `details[open]:has(#${id}) > summary`;
  await becomesReadable(summary);
  expect(await visitor.text(summary)).toContain(question);
});
