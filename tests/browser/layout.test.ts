import type { Browser, SerializedAXNode } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** How often each role occurs in what a screen reader is given. */
function roles(node: SerializedAXNode, counts: Record<string, number> = {}): Record<string, number> {
  counts[node.role] = (counts[node.role] ?? 0) + 1;
  for (const child of node.children ?? []) roles(child, counts);
  return counts;
}

test.each([
  '/unternehmen',
  '/unternehmen/vergleich',
  '/unternehmen/onboarding-concierge',
  '/talente',
  '/talente/vergleich',
  '/jobbeschreibung',
])('the tables of %s stay tables for a screen reader on a phone, with their rows and heads', async (route) => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.go(route);
  await visitor.page.$$eval('main details:has(table)', (all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  const tables = await visitor.page.$$('main table');
  expect(tables).not.toEqual([]);
  for (const table of tables) {
    const snapshot = await visitor.page.accessibility.snapshot({ root: table, interestingOnly: false });
    const count = (selector: string) => table.$$eval(selector, (elements) => elements.length);
    expect(snapshot?.role).toBe('table');
    expect(snapshot?.name, 'the caption names it').toBeTruthy();
    const { row = 0, columnheader = 0, rowheader = 0, cell = 0 } = roles(snapshot as SerializedAXNode);
    expect({ row, columnheader, rowheader, cell }).toEqual({
      row: await count('tr'),
      columnheader: await count('thead th'),
      rowheader: await count('tbody th'),
      cell: await count('td'),
    });
  }
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s the footnotes and the footer are one ground, without a strip between them', async (_, viewport) => {
  visitor = await Visitor.arrive(browser, viewport);
  await visitor.go('/talente');
  const [notes, footer] = await visitor.page.$$eval('.footnotes, footer', (parts) =>
    parts.map((part) => part.getBoundingClientRect()),
  );
  expect(footer?.top).toBe(notes?.bottom);
});

test('on a phone the sum of the pay calculator stays above each control that moves it', async () => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.go('/talente#gehalt');
  await visitor.page.waitForSelector('#gehalt-umsatz:enabled');
  const places = await visitor.page.$$eval('#gehalt :is(.options, .slider)', async (controls) => {
    const seen: string[] = [];
    const top = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    for (const control of controls) {
      const y = control.getBoundingClientRect().top + scrollY - innerHeight / 2;
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const sum = document.querySelector('.pay__month strong')?.getBoundingClientRect();
      const isClear = sum && sum.top >= top && sum.bottom <= control.getBoundingClientRect().top;
      seen.push(isClear ? 'above' : 'gone');
    }
    return seen;
  });
  expect(places).toEqual(['above', 'above', 'above', 'above']);
});

describe.each([
  ['desktop', DESKTOP, ['.header__nav']],
  ['phone', PHONE, ['.bottom-bar', '.header__bar > .header__menu']],
] as const)('the prices printed from a %s', (_, viewport, screenOnly) => {
  const visible = (selector: string) =>
    visitor.page.$$eval(selector, (elements) => elements.map((element) => element.checkVisibility()));

  test('are without what can only be pressed, and with every answer', async () => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.go('/unternehmen/preise');
    for (const selector of screenOnly) expect(await visible(selector), selector).toEqual([true]);
    const answers = await visible('.faq__entry p');
    expect(answers.length).toBeGreaterThan(5);
    expect(answers).not.toContain(true);

    await visitor.page.emulateMediaType('print');
    for (const selector of ['header nav', '.header__menu', '.bottom-bar']) {
      expect(await visible(selector), selector).not.toContain(true);
    }
    expect(await visible('.plan-card button')).not.toContain(true);
    expect(await visible('.faq__entry p')).not.toContain(false);
    const heights = await visitor.page.$$eval('.faq__entry p', (all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThan(10);
    expect(await visitor.text('.pricing')).toMatch(/174,99\s€[\s\S]*pro 4\sWochen/);
  });
});
