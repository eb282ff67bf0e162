import type { Browser, SerializedAXNode } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registerLink } from '../../content/navigation.ts';
import { demo, demoJobs, demoPosition } from '../../content/talent/landing.ts';
import { launchShell } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

async function arrive(viewport = DESKTOP, { scripts = true } = {}): Promise<void> {
  visitor = await Visitor.arrive(browser, viewport);
  // A card that flies off cannot be pressed.
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await visitor.page.setJavaScriptEnabled(scripts);
  await visitor.go('/talente');
}

/** Titles of the cards on the deck and of the answered ones, as far as they can be seen; and what came of them. */
const state = () =>
  visitor.page.$eval('.swipe-demo', (form) => {
    const seen = (elements: Iterable<Element>) =>
      [...elements].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const cards = seen(form.querySelectorAll('fieldset'));
    const titles = (some: readonly Element[]) => some.map((card) => card.querySelector('legend')?.textContent);
    const isAnswered = (card: Element) => card.querySelector(':checked') !== null;
    return {
      deck: titles(cards.filter((card) => !isAnswered(card))),
      answered: titles(cards.filter(isAnswered)),
      results: seen(form.querySelectorAll('fieldset [role="status"] p')).map((line) => line.textContent),
      isOver: seen(form.querySelectorAll('.swipe-demo__end')).length === 1,
    };
  });
const becomes = (expected: Partial<Awaited<ReturnType<typeof state>>>) =>
  expect.poll(state, { timeout: 5000, interval: 20 }).toMatchObject(expected);

const titles = demoJobs.map(({ title }) => title);
const resultOf = ({ likesBack }: { readonly likesBack: boolean }) => (likesBack ? demo.onMatch : demo.onOneSided);
const press = (key: 'Tab' | 'Space' | 'ArrowRight' | 'ArrowLeft' | 'Enter') => visitor.page.keyboard.press(key);

/** What a screen reader finds in the element, counted figures included; without spaces. */
async function spoken(selector: string): Promise<string> {
  const root = await visitor.page.$(selector);
  const words = ({ role, name = '', children = [] }: SerializedAXNode): string[] =>
    role === 'StaticText' ? [name] : children.flatMap(words);
  const tree = await visitor.page.accessibility.snapshot({ ...(root && { root }), interestingOnly: false });
  return tree ? words(tree).join('').replace(/\s+/g, '') : '';
}

/** Moves the focus to the demo as the Tab key would, from whatever stands before it. */
async function tabIntoDemo(): Promise<void> {
  await visitor.page.evaluate(() => {
    const before = [...document.querySelectorAll('a[href]')].filter((link) => {
      const form = document.querySelector('.swipe-demo');
      return form && link.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING && link.checkVisibility();
    });
    (before.at(-1) as HTMLElement).focus();
  });
  await press('Tab');
}
const focusedCard = () =>
  visitor.page.evaluate(() => document.activeElement?.closest('fieldset')?.querySelector('legend')?.textContent);

describe('the swipe demo', () => {
  test('says that its jobs are examples', async () => {
    await arrive();
    expect(await visitor.page.$('::-p-aria([role="form"])')).not.toBeNull();
    expect(demo.formLabel).toMatch(/Beispiel/);
    const text = await visitor.text('.swipe-demo');
    for (const part of [demoPosition(1, demoJobs.length), demo.tag, demo.hint, demo.note]) expect(text).toContain(part);
    expect(await state()).toEqual({ deck: [titles[0]], answered: [], results: [], isOver: false });
  });

  test.each([
    ['with scripts', true],
    ['with scripts off', false],
  ])('is played by Tab, arrow keys and Space, %s', async (_, scripts) => {
    await arrive(DESKTOP, { scripts });
    await tabIntoDemo();
    for (const [index, job] of demoJobs.entries()) {
      expect(await focusedCard()).toBe(job.title);
      const isYes = index !== 1;
      await press(isYes ? 'ArrowRight' : 'Space');
      await becomes({ deck: titles.slice(index + 1, index + 2), answered: titles.slice(0, index + 1) });
      expect((await state()).results.at(-1)).toBe(isYes ? resultOf(job) : demo.onNo);
      await press('Tab');
    }
    await becomes({ deck: [], isOver: true });
    const matches = demoJobs.filter(({ likesBack }, index) => likesBack && index !== 1).length;
    expect(matches).toBeGreaterThan(0);
    const { afterYes, afterMatches } = demo.tally;
    const tally = `${demoJobs.length - 1}${afterYes}${matches}${afterMatches}`;
    expect(await spoken('.swipe-demo__tally')).toBe(tally.replace(/\s+/g, ''));
    // After the last card comes the way on, then the button that starts again.
    expect(await visitor.page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      registerLink('talent').href,
    );
    await press('Tab');
    await press('Enter');
    await becomes({ deck: [titles[0]], answered: [], isOver: false });
    expect(visitor.path).toBe('/talente');
  });

  test.each([
    ['click on a desktop', DESKTOP],
    ['touch on a phone', PHONE],
  ])('is played by %s', async (_, viewport) => {
    await arrive(viewport);
    // Clear of the bottom bar, as a person would scroll.
    const hit = async (selector: string) => {
      const target = await visitor.page.$(selector);
      await target?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await (viewport === PHONE ? target?.tap() : target?.click());
    };
    const answer = (value: 'ja' | 'nein', place: number) =>
      hit(`fieldset:nth-of-type(${place + 1}) label:has([value="${value}"])`);
    await answer('nein', 0);
    await becomes({ deck: [titles[1]], answered: [titles[0]], results: [demo.onNo] });
    // Minds can be changed, in the line that the card has become.
    await answer('ja', 0);
    await becomes({ deck: [titles[1]], answered: [titles[0]], results: [demo.onMatch] });
    await answer('ja', 1);
    await becomes({ deck: [titles[2]], results: [demo.onMatch, demo.onOneSided] });
    await hit(`::-p-aria([name="${demo.reset}"][role="button"])`);
    await becomes({ deck: [titles[0]], answered: [], results: [] });
    expect(visitor.console).toEqual([]);
    expect(visitor.foreign).toEqual([]);
  });

  test('shows the focus on the answer that the keys would change', async () => {
    await arrive();
    await tabIntoDemo();
    const outline = await visitor.page.$eval('.swipe-demo label:has(:focus-visible)', (label) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(label);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toBe('solid 3px');
  });
});
