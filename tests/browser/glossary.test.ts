import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { byLetter, hero, labels, terms } from '../../content/guides/glossar.ts';
import { launchShell } from '../support/browser.ts';
import { letters, lettersOf, print } from '../support/pdf.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

const groups = byLetter(terms);

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Whether the element stands in the upper half of the window, with nothing over it. */
const isSeen = (id: string) =>
  visitor.page.$eval(`[id="${id}"]`, (element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + 4, top + 2);
    return bottom < innerHeight / 2 && element.contains(over);
  });

/** Anchors of what stands on a ground of its own. */
const marked = () =>
  visitor.page.$$eval('.glossary [id]', (all) =>
    all.flatMap(({ id, parentElement }) =>
      parentElement && getComputedStyle(parentElement).backgroundColor !== 'rgba(0, 0, 0, 0)' ? id : [],
    ),
  );

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('a reader on a %s', (_, viewport) => {
  test('comes by a link to one term, which is marked and in view', async () => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.go('/glossar');
    expect(await marked()).toEqual([]);
    for (const id of ['abschlussquote', 'slate']) {
      await visitor.go('/');
      await visitor.go(`/glossar#${id}`);
      expect(await marked()).toEqual([id]);
      await expect.poll(() => isSeen(id), { message: id }).toBe(true);
    }
  });

  test('jumps to letters, and from a term to the ones it belongs to', async () => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.go('/glossar');
    const index = `nav[aria-label="${labels.index}"]`;
    expect(await visitor.page.$$eval(`${index} a`, (all) => all.map(({ textContent }) => textContent))).toEqual(
      groups.map(({ letter }) => letter),
    );
    for (const { id, letter } of groups.filter((_, place) => place % 4 === 1)) {
      await visitor.click('link', letter, index);
      await expect.poll(() => isSeen(id), { message: letter }).toBe(true);
    }
    expect(await marked(), 'letters are no terms').toEqual([]);
    await visitor.go('/glossar#ote');
    await visitor.click('link', 'Fixum', 'div:has(> #ote)');
    await expect.poll(marked).toEqual(['fixum']);
    await expect.poll(() => isSeen('fixum')).toBe(true);
  });
});

test('a link to a term looks different from other links, and leads to its definition', async () => {
  visitor = await Visitor.arrive(browser);
  await visitor.go('/interviewfragen');
  const style = (selector: string) =>
    visitor.page.$eval(selector, (link) => {
      const { textDecorationLine, textDecorationStyle } = getComputedStyle(link);
      return `${textDecorationLine} ${textDecorationStyle}`;
    });
  expect(await style('main a[href="/glossar#track-record"]')).toBe('underline dotted');
  expect(await style('main li a[href="/interviewfragen#bewertungsbogen"]')).toBe('underline solid');
  await visitor.page.focus('main a[href="/glossar#track-record"]');
  await Promise.all([visitor.page.waitForNavigation(), visitor.page.keyboard.press('Enter')]);
  expect(visitor.path).toBe('/glossar#track-record');
  expect(await marked()).toEqual(['track-record']);
});

test('the printed glossary holds every term with its definition, and nothing to be clicked', async () => {
  visitor = await Visitor.arrive(browser);
  await visitor.go('/glossar');
  const sheets = await print(visitor.page);
  const text = sheets.map((sheet) => sheet.text).join('');
  expect(text).toMatch(new RegExp(`^doppelja${letters(hero.headline)}`, 'i'));
  const missing = terms.filter(
    (entry) => !text.includes(lettersOf(`${entry.term}${entry.also ? `auch${entry.also}` : ''}${entry.definition}`)),
  );
  expect(missing.map(({ id }) => id)).toEqual([]);
  expect(text).not.toContain(groups.map(({ letter }) => letter).join(''));
  expect(sheets.length).toBeLessThanOrEqual(4);
});
