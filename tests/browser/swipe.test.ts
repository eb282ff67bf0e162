/** The heroes' cards follow a finger: an addition to the answers, which work without a script. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as company from '../../content/company/landing.ts';
import * as talent from '../../content/talent/landing.ts';
import { launchShell } from '../support/browser.ts';
import { STILL } from '../support/page-pool.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

const LANDINGS = [
  { route: '/unternehmen', texts: company.deck.texts },
  { route: '/talente', texts: talent.deck.texts },
] as const;

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** The card on top: its middle, and how far it has been moved. */
const top = () =>
  visitor.page.$$eval('.match-deck .sample-card', (cards) => {
    const card = cards.find((one) => !one.querySelector(':checked')) as HTMLElement;
    const { left, top, width, height } = card.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 4, left };
  });
const answers = () =>
  visitor.page.$$eval('.match-deck :checked', (inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const isShown = (text: string) =>
  visitor.page.$eval('.hero', (hero, wanted) => (hero as HTMLElement).innerText.includes(wanted), text);

/** Ways of moving the card on top by `x` and `y`, in px. */
const WAYS = {
  finger: async (x: number, y = 0) => {
    const from = await top();
    const { touchscreen } = visitor.page;
    const touch = await touchscreen.touchStart(from.x, from.y);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch.move(from.x + x * part, from.y + y * part);
    await touch.end();
  },
  mouse: async (x: number, y = 0) => {
    const from = await top();
    const { mouse } = visitor.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + x, from.y + y, { steps: 4 });
    await mouse.up();
  },
} as const;

describe.each(LANDINGS)('on $route', ({ route, texts }) => {
  /** Opens the page; the script of the deck is there after a first tap. */
  const arrive = async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.page.emulateMediaFeatures(STILL);
    await visitor.go(route);
    const { x, y } = await top();
    await visitor.page.mouse.click(x, y);
    await visitor.page.waitForNetworkIdle();
    expect(await answers()).toEqual([]);
  };

  test.each(Object.entries(WAYS))('a card that a %s moves to the right says Ja, to the left Nein', async (_, swipe) => {
    await arrive();
    await swipe(-150);
    await expect.poll(answers).toEqual(['nein']);
    await swipe(150);
    await expect.poll(answers).toEqual(['nein', 'einseitig']);
    await swipe(150);
    await expect.poll(answers).toEqual(['nein', 'einseitig', 'doppelja']);
    await expect.poll(() => isShown(texts.match)).toBe(true);
  });

  test.each(Object.entries(WAYS))('a card that a %s lets go early lies where it lay', async (_, swipe) => {
    await arrive();
    const { left } = await top();
    await swipe(40);
    await swipe(-40);
    expect(await answers()).toEqual([]);
    expect((await top()).left).toBe(left);
  });

  test('a finger that goes down the page scrolls it, and answers nothing', async () => {
    await arrive();
    await WAYS.finger(10, -200);
    await expect.poll(() => visitor.page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await answers()).toEqual([]);
  });

  test('a way that begins on Ja and goes to the left is a Nein', async () => {
    await arrive();
    const { mouse } = visitor.page;
    const yes = await visitor.page.$$eval('.match-deck label', (labels) => {
      const { left, top, width, height } = (labels[1] as HTMLElement).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await mouse.move(yes.x, yes.y);
    await mouse.down();
    await mouse.move(yes.x - 150, yes.y, { steps: 4 });
    await mouse.up();
    expect(await answers()).toEqual(['nein']);
  });
});
