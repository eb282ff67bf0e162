/** /unternehmen: the last step of the scene that scrolling plays stands between header and bottom bar, and leaves whole. */

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
  ['a tall phone', PHONE],
  ['a phone whose browser takes room at the top and at the end', { ...PHONE, height: 664 }],
])('on %s, figure, label and the meeting of both shapes are seen whole', async (_, viewport) => {
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
});

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s, no dot runs over figure and label as they leave', async (_, viewport) => {
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
