/** /talente: who sees a profile when, as a scene that scrolling plays. */

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

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
  ['a phone whose browser takes room at the top and at the end', { ...PHONE, height: 664 }],
])('on %s, each state is seen whole, with its words next to or below it', async (_, viewport) => {
  visitor = await Visitor.arrive(browser, viewport);
  await visitor.go('/talente');
  const flaws = await visitor.page.evaluate(async () => {
    const found: string[] = [];
    const top = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
    const end = bar?.height ? bar.top : innerHeight;
    for (const state of document.querySelectorAll('.privacy-states li')) {
      const [plane, words] = state.children;
      if (!plane || !words) continue;
      const padding = Number.parseFloat(getComputedStyle(words).paddingTop);
      scrollTo({ top: words.getBoundingClientRect().top + scrollY - top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const revealed = state.closest('[data-reveal]')?.getAnimations() ?? [];
      await Promise.all(revealed.map(({ finished }) => finished));
      const box = plane.getBoundingClientRect();
      const name = state.querySelector('h3')?.textContent ?? '';
      if (Math.abs(box.top - top) > 2 || box.bottom > end + 1) found.push(`${name}: its plane is cut`);
      if (document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('svg') !== plane)
        found.push(`${name}: another plane covers it`);
      for (const text of words.children) {
        const line = text.getBoundingClientRect();
        if (line.top < top || line.bottom > end || (padding > 0 && line.top < box.bottom))
          found.push(`${name}: hidden: ${text.textContent}`);
      }
    }
    return found;
  });
  expect(flaws).toEqual([]);
});
