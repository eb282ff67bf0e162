/** The heroes' decks: three cards to answer, and what the answers make of the hero. */

import type { Browser, ElementHandle } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as company from '../../content/company/landing.ts';
import { registerLink, shell } from '../../content/navigation.ts';
import * as talent from '../../content/talent/landing.ts';
import { bringAxe, violations } from '../support/axe.ts';
import { launchShell } from '../support/browser.ts';
import { STILL } from '../support/page-pool.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

const LANDINGS = [
  { route: '/unternehmen', deck: company.deck, hero: company.hero, register: registerLink('company') },
  { route: '/talente', deck: talent.deck, hero: talent.hero, register: registerLink('talent') },
] as const;

/** Answers by card; `Ja` to the first or third card is a match. */
const PATHS = {
  start: [],
  'one no': ['Nein'],
  'a yes that is not returned': ['Nein', 'Ja'],
  match: ['Ja'],
  'match after a yes that is not returned': ['Nein', 'Ja', 'Ja'],
  'match after two no': ['Nein', 'Nein', 'Ja'],
  'three times no': ['Nein', 'Nein', 'Nein'],
} as const;
type State = keyof typeof PATHS;

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

async function arrive(route: string, viewport = DESKTOP, { scripts = true, still = true } = {}): Promise<void> {
  visitor = await Visitor.arrive(browser, viewport);
  if (still) await visitor.page.emulateMediaFeatures(STILL);
  await visitor.page.setJavaScriptEnabled(scripts);
  await visitor.go(route);
}

const plain = (text: string) => text.replaceAll('\u00AD', '').replaceAll('\u00A0', ' ').trim();
const press = (key: 'Tab' | 'Space' | 'ArrowRight' | 'Enter') => visitor.page.keyboard.press(key);
const named = (role: string, name: string) =>
  visitor.page.$$(`.hero ::-p-aria([role="${role}"][name="${name}"])`) as Promise<ElementHandle<HTMLElement>[]>;

/** Answers the card on top by a click. */
async function answer(name: string): Promise<void> {
  const [radio] = await named('radio', name);
  await radio?.evaluate((input) => input.click());
}
async function enter(state: State): Promise<void> {
  for (const name of PATHS[state]) await answer(name);
}

/** What can be read in an element of the hero, a text each. */
const shown = (selector: string) =>
  visitor.page.$$eval(`.hero ${selector}`, (elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => (element as HTMLElement).innerText.replaceAll('\u00AD', '').replaceAll('\u00A0', ' ').trim())
      .filter(Boolean),
  );
const status = async () => (await shown('[role="status"] > p')).join(' ').replace(/\s+/g, ' ');
/** Names of the cards that can be answered, as a screen reader has them. */
const questions = async () => {
  const groups = (await visitor.page.$$('.hero ::-p-aria([role="radiogroup"])')) as ElementHandle<HTMLElement>[];
  const names = groups.map((group) =>
    group.evaluate((element) => document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent),
  );
  return (await Promise.all(names)).map((name) => plain(name ?? ''));
};
const focused = () =>
  visitor.page.evaluate(() => {
    const { activeElement: element } = document;
    const label = (element as HTMLInputElement | null)?.labels?.[0];
    return (label ?? element)?.textContent?.trim();
  });

/** Puts the focus on the last link before the deck. */
const focusBefore = () => visitor.page.$eval('.hero__actions a:last-of-type', (link) => (link as HTMLElement).focus());

/** Edges of what is visible of both shapes and of the hero, in pixels of the window. */
const art = () =>
  visitor.page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
    return { hero: box('.hero'), guest: box('.hero__art > .hero__guest') };
  });

describe.each(LANDINGS)('on $route', ({ route, deck: { cards, texts }, hero, register }) => {
  const titles = cards.map(({ title }) => plain(title));
  const match = plain(`${texts.match} ${texts.matchNote}`);

  test.each([
    ['with scripts', true],
    ['with scripts off', false],
  ])('the deck is played by Tab, Space and arrow keys, %s', async (_, scripts) => {
    await arrive(route, DESKTOP, { scripts });
    await focusBefore();
    await press('Tab');
    expect(await focused()).toBe(texts.no);
    expect(await questions()).toEqual(titles.slice(0, 1));
    expect(await status()).toBe('');
    await press('Space');
    expect(await questions()).toEqual(titles.slice(1, 2));
    expect(await status()).toBe(plain(texts.next[0]));
    await press('Tab');
    await press('ArrowRight');
    expect(await questions()).toEqual(titles.slice(2));
    expect(await status()).toBe(plain(texts.next[2]));
    await press('Tab');
    await press('ArrowRight');
    expect(await status()).toBe(match);
    // A mind can be changed: that was the last card.
    await press('ArrowRight');
    expect(await status()).toBe(plain(`${texts.end} ${texts.endNote}`));
    await press('Tab');
    expect(await focused()).toBe(plain(texts.again));
    await press('Enter');
    expect(await status()).toBe('');
    await focusBefore();
    await press('Tab');
    await press('ArrowRight');
    expect(await status()).toBe(match);
    await press('Tab');
    expect(await focused()).toBe(register.label);
    expect(await visitor.page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(register.href);
    await press('Tab');
    expect(await focused()).toBe(plain(texts.again));
    await press('Enter');
    expect(await questions()).toEqual(titles.slice(0, 1));
    expect(await status()).toBe('');
    expect(visitor.path).toBe(route);
    expect(visitor.console).toEqual([]);
  });

  test('Nein draws both shapes apart, a Ja alone lets them touch, a match fills the hero; starting again undoes it', async () => {
    await arrive(route);
    const start = await art();
    await answer(texts.no);
    const apart = await art();
    await answer(texts.yes);
    const touching = await art();
    expect(touching.guest.left).toBeGreaterThan(start.guest.left);
    expect(apart.guest.left).toBeGreaterThan(touching.guest.left);
    await answer(texts.yes);
    const filled = await art();
    for (const side of ['left', 'top'] as const) expect(filled.guest[side]).toBeLessThanOrEqual(filled.hero[side]);
    for (const side of ['right', 'bottom'] as const)
      expect(filled.guest[side]).toBeGreaterThanOrEqual(filled.hero[side]);
    expect(filled.hero).toEqual(start.hero);
    expect(await shown('h1')).toEqual([]);
    const [again] = await named('button', plain(texts.again));
    await again?.click();
    expect(await art()).toEqual(start);
    expect((await shown('h1')).join().replace(/\s+/g, ' ')).toBe(plain(hero.headline));
  });

  test.each(
    [DESKTOP, PHONE].flatMap((viewport) =>
      (['match', 'match after a yes that is not returned', 'match after two no'] as const).map(
        (state) => [state, viewport.width, viewport] as const,
      ),
    ),
  )('%s at %i px: all of the hero is as dark', async (state, _, viewport) => {
    await arrive(route, viewport);
    await enter(state);
    const light = await visitor.page.$eval('.hero', (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isDark = (x: number, y: number) =>
        document
          .elementsFromPoint(x, y)
          .some((part) => part.closest('.hero__art') && getComputedStyle(part).backgroundColor === 'rgb(0, 54, 51)');
      return [left + 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, Math.min(bottom, innerHeight) - 2]
          .filter((y) => !isDark(x, y))
          .map((y) => [Math.round(x), Math.round(y)]),
      );
    });
    expect(light).toEqual([]);
  });

  test.each([960, 1280, 1440])('at %i px the facts stay on the plane, also after a Nein', async (width) => {
    await arrive(route, { width, height: 900 });
    const offPlane = () =>
      visitor.page.$$eval('.hero__facts b', (figures) =>
        figures
          .filter((figure) => {
            const text = document.createRange();
            text.selectNodeContents(figure);
            const { right, top } = text.getBoundingClientRect();
            const plane = document.querySelector('.hero__host') as Element;
            return !document.elementsFromPoint(right, top + 5).includes(plane);
          })
          .map((figure) => figure.textContent),
      );
    expect(await offPlane()).toEqual([]);
    await enter('one no');
    expect(await offPlane()).toEqual([]);
  });

  test('three times Nein ends the deck, which can start again', async () => {
    await arrive(route);
    await enter('three times no');
    expect(await questions()).toEqual([]);
    expect(await status()).toBe(plain(`${texts.end} ${texts.endNote}`));
    const [again] = await named('button', plain(texts.again));
    await again?.click();
    expect(await questions()).toEqual(titles.slice(0, 1));
  });

  test('who wants nothing to move sees each state at once; others see the shapes move', async () => {
    await arrive(route);
    await answer(texts.yes);
    const moving = () => visitor.page.$eval('.hero', (element) => element.getAnimations({ subtree: true }).length > 0);
    expect(await moving()).toBe(false);
    await visitor.leave();
    await arrive(route, DESKTOP, { still: false });
    await expect.poll(moving).toBe(false);
    await answer(texts.yes);
    expect(await moving()).toBe(true);
  });

  test.each([PHONE, { ...PHONE, width: 360, height: 740 }, { ...PHONE, height: 664 }])(
    'a phone of $width × $height shows headline, overlap and both answers; a match is on it as a whole, with one register button',
    async (viewport) => {
      await arrive(route, viewport);
      const registers = () =>
        visitor.page.$$eval('a[href^="/formular"]', (links) =>
          links
            .filter((link) => {
              const { top, bottom } = link.getBoundingClientRect();
              return bottom > 0 && top < innerHeight && link.checkVisibility({ visibilityProperty: true });
            })
            .map((link) => link.textContent),
        );
      const bar = await visitor.page.$eval('.bottom-bar', (element) => element.getBoundingClientRect().top);
      const bottomOf = (selector: string) =>
        visitor.page.$eval(selector, (element) => element.getBoundingClientRect().bottom);
      for (const name of [texts.no, texts.yes]) {
        const [radio] = await named('radio', name);
        const bottom = (await radio?.evaluate((input) => input.getBoundingClientRect().bottom)) ?? Number.NaN;
        expect(bottom).toBeLessThan(bar);
      }
      const { guest } = await art();
      const card = await visitor.page.$eval('.sample-card', (element) => element.getBoundingClientRect().top);
      expect(card - Math.max(guest.top, await bottomOf('.hero__lead'))).toBeGreaterThan(40);
      expect(await registers()).toEqual([shell.bottomBar.label]);
      await answer(texts.yes);
      expect(await registers()).toEqual([register.label]);
      await expect.poll(() => bottomOf('.sample-card')).toBeLessThanOrEqual(viewport.height);
      const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBe(0);
    },
  );

  // None of that age can be had, so Chromium forgets the pseudo-class (Safari before 15.4, Chrome before 105, Firefox before 121).
  test.each([DESKTOP, PHONE])(
    'without :has() the first card stands there and asks nothing: $width px',
    async (viewport) => {
      visitor = await Visitor.arrive(browser, viewport);
      const { page } = visitor;
      await page.setBypassCSP(true); // the hashes of what was changed
      await page.setRequestInterception(true);
      page.on('request', async (request) => {
        if (request.resourceType() !== 'document' && !request.url().endsWith('.css')) return request.continue();
        const answered = await fetch(request.url());
        const body = (await answered.text()).replaceAll(':has(', ':unknown(');
        return request.respond({ contentType: answered.headers.get('content-type') ?? '', body });
      });
      await visitor.go(route);
      expect(await shown('.sample-card__title')).toEqual(titles.slice(0, 1));
      expect(await questions()).toEqual([]);
      expect(await status()).toBe('');
      expect((await shown('h1')).join().replace(/\s+/g, ' ')).toBe(plain(hero.headline));
      const { paper, covered } = await page.evaluate(() => {
        const card = document.querySelector('.sample-card') as Element;
        const { left, top, width, height } = card.getBoundingClientRect();
        const [hit] = document.elementsFromPoint(left + width / 2, top + height / 2);
        return { paper: getComputedStyle(card).backgroundColor, covered: !card.contains(hit ?? null) };
      });
      expect({ paper, covered }).toEqual({ paper: 'rgb(255, 255, 255)', covered: false });
    },
  );

  test.each(Object.keys(PATHS) as State[])('has no flaw that axe finds, light or dark: %s', async (state) => {
    await arrive(route);
    await enter(state);
    await bringAxe(visitor.page);
    expect(await violations(visitor.page, 'everything', ['.hero'])).toEqual([]);
    await visitor.page.emulateMediaFeatures([...STILL, { name: 'prefers-color-scheme', value: 'dark' }]);
    expect(await violations(visitor.page, 'colours', ['.hero'])).toEqual([]);
  });
});
