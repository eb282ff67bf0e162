/** The scenes that scrolling plays stand between header and bottom bar, with their words. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchChrome();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

const WINDOWS = [
  ['a desktop', DESKTOP],
  ['a tall phone', PHONE],
  ['a phone whose browser takes room at the top and at the end', { ...PHONE, height: 664 }],
] as const;

test.each(WINDOWS)(
  '/unternehmen on %s: figure, label and the meeting of both shapes are seen whole',
  async (_, viewport) => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.go('/unternehmen');
    const covered = await visitor.page.evaluate(async () => {
      const funnel = document.querySelector<HTMLElement>('.funnel');
      if (!funnel) throw new Error('No funnel.');
      const { bottom } = funnel.getBoundingClientRect();
      scrollTo({ top: bottom + scrollY - innerHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const top = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
      const end = bar?.height ? bar.top : innerHeight;
      const seen = [...funnel.querySelectorAll('li:last-child p, li:last-child h3, i')];
      return seen.flatMap((part) => {
        const box = part.getBoundingClientRect();
        return box.top >= top && box.bottom <= end && box.height > 10 ? [] : [part.textContent || part.tagName];
      });
    });
    expect(covered).toEqual([]);
  },
);

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('/unternehmen on %s: no dot runs over figure and label as they leave', async (_, viewport) => {
  visitor = await Visitor.arrive(browser, viewport);
  await visitor.go('/unternehmen');
  const room = await visitor.page.evaluate(async () => {
    const funnel = document.querySelector<HTMLElement>('.funnel');
    if (!funnel) throw new Error('No funnel.');
    const { bottom } = funnel.getBoundingClientRect();
    scrollTo({ top: bottom + scrollY - innerHeight * 0.7, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const edge = (selector: string) => funnel.querySelector(selector)?.getBoundingClientRect();
    return (edge('.funnel__field')?.top ?? 0) - (edge('li:last-child p:last-child')?.bottom ?? 0);
  });
  expect(room).toBeGreaterThan(0);
});

test.each(WINDOWS)(
  '/talente on %s: each state of a profile is seen whole and at rest, with its words next to or below it',
  async (_, viewport) => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.go('/talente');
    const flaws = await visitor.page.evaluate(async () => {
      const found: string[] = [];
      const top = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
      const end = bar?.height ? bar.top : innerHeight;
      // Open, and still so a quarter of the window later.
      const rests = [0.13, 0.37].map((part) => part * innerHeight);
      const states = document.querySelectorAll('.privacy-states li');
      if (states.length !== 3) throw new Error(`${states.length} states.`);
      for (const state of states) {
        const [plane, words] = state.children;
        if (!plane || !words) throw new Error('No plane, or no words.');
        const name = state.querySelector('h3')?.textContent ?? '';
        const start = state.getBoundingClientRect().top + scrollY - top;
        for (const rest of rests) {
          scrollTo({ top: start + rest, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          const revealed = state.closest('[data-reveal]')?.getAnimations() ?? [];
          await Promise.all(revealed.map(({ finished }) => finished));
          const box = plane.getBoundingClientRect();
          if (Math.abs(box.top - top) > 2 || box.bottom > end + 1) found.push(`${name}: its plane is cut`);
          for (const x of [0.02, 0.5, 0.98])
            for (const y of [0.02, 0.5, 0.98]) {
              const seen = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
              if (seen?.closest('svg') !== plane) found.push(`${name}: its plane is not open at ${x}, ${y}`);
            }
          if (getComputedStyle(words).opacity !== '1') found.push(`${name}: its words have gone`);
          for (const text of words.children) {
            const line = text.getBoundingClientRect();
            const below = line.left < box.right;
            if (line.top < top || line.bottom > end || (below && line.top < box.bottom))
              found.push(`${name}: hidden: ${text.textContent}`);
          }
        }
      }
      return found;
    });
    expect(flaws).toEqual([]);
  },
);
