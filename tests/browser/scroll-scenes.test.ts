/** The scenes that scrolling plays stand between header and bottom bar, with their words. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
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

test.each([...WINDOWS, ['a narrow phone', { ...PHONE, width: 360, height: 664 }] as const])(
  '/talente on %s: each state of a profile is seen alone and whole, with all its words, for a quarter of the window',
  async (_, viewport) => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.go('/talente');
    const rests = await visitor.page.evaluate(async () => {
      const scene = document.querySelector('.privacy-states');
      if (!scene) throw new Error('No scene.');
      const top = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
      const end = bar?.height ? bar.top : innerHeight;
      const { top: start, bottom } = scene.getBoundingClientRect();
      const step = innerHeight / 8;
      const found: Record<string, number> = {};
      // Nobody has scrolled yet: places in the window are those on the page.
      for (let y = start - top; y < bottom - innerHeight; y += step) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await Promise.all((scene.closest('[data-reveal]')?.getAnimations() ?? []).map(({ finished }) => finished));
        for (const state of scene.children) {
          const isSeen = (x: number, y: number) => state.contains(document.elementFromPoint(x, y));
          const box = state.getBoundingClientRect();
          const corners = [box.left + 2, box.right - 2].every((x) => isSeen(x, top + 2) && isSeen(x, end - 2));
          const words = [...state.querySelectorAll('h3, h3 ~ p')].every((text) => {
            const line = text.getBoundingClientRect();
            const isOpaque = getComputedStyle(text.parentElement ?? text).opacity === '1';
            return isOpaque && line.top >= top && line.bottom <= end && isSeen(line.left + 2, line.bottom - 6);
          });
          const name = state.querySelector('h3')?.textContent ?? '';
          if (corners && words) found[name] = (found[name] ?? 0) + step / innerHeight;
        }
      }
      return found;
    });
    expect(Object.keys(rests)).toEqual(['Vor deinem Ja', 'Nach deinem Ja', 'Nach eurem Ja']);
    expect(Math.min(...Object.values(rests))).toBeGreaterThanOrEqual(0.25);
  },
);

// The scene would keep the ends of sentences below the bottom bar, for good.
test.each([
  [320, 568],
  [360, 560],
  [360, 640],
  [375, 553],
])('/talente on a small phone, %i × %i: every word of a state comes into view', async (width, height) => {
  visitor = await Visitor.arrive(browser, { ...PHONE, width, height });
  await visitor.go('/talente');
  const unseen = await visitor.page.evaluate(async () => {
    const scene = document.querySelector('.privacy-states');
    if (!scene) throw new Error('No scene.');
    const texts = new Set(scene.querySelectorAll('h3 ~ p'));
    const { top, bottom } = scene.getBoundingClientRect();
    for (let y = top - innerHeight; y < bottom; y += 100) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (const text of texts) {
        const line = text.getBoundingClientRect();
        if (text.contains(document.elementFromPoint(line.left + 2, line.bottom - 6))) texts.delete(text);
      }
    }
    return [...texts].map((text) => text.textContent);
  });
  expect(unseen).toEqual([]);
});

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('/talente on %s: at every position one state has its name, and never do two make one word', async (_, viewport) => {
  visitor = await Visitor.arrive(browser, viewport);
  await visitor.go('/talente');
  const { mixed, nameless, counts } = await visitor.page.evaluate(async () => {
    const titles = [...document.querySelectorAll('.privacy-states h3')];
    const { top, height } = document.querySelector('.privacy-states')?.getBoundingClientRect() ?? new DOMRect();
    const range = document.createRange();
    /** The share of a title that is to be seen, of ten points on its line. */
    const shareOf = (title: Element) => {
      range.selectNodeContents(title);
      const { left, width, bottom } = range.getBoundingClientRect();
      const points = Array.from({ length: 10 }, (_, at) => left + (width * (at + 0.5)) / 10);
      return points.filter((x) => title.contains(document.elementFromPoint(x, bottom - 8))).length / 10;
    };
    const seen = { mixed: 0, nameless: 0, counts: titles.map(() => 0) };
    for (let y = top; y < top + height - innerHeight; y += 20) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const shares = titles.map(shareOf);
      if (shares.filter((share) => share > 0).length > 1) seen.mixed += 1;
      if (shares.every((share) => share === 0)) seen.nameless += 1;
      for (const [index, share] of shares.entries())
        if (share === 1) seen.counts[index] = (seen.counts[index] ?? 0) + 1;
    }
    return seen;
  });
  expect(mixed).toBe(0);
  expect(nameless).toBe(0);
  expect(Math.min(...counts)).toBeGreaterThan(8);
});

test('/talente on a desktop: the heading stands above each state and never on its card, also as the scene leaves', async () => {
  visitor = await Visitor.arrive(browser, DESKTOP);
  await visitor.go('/talente');
  const { seen, overlaps } = await visitor.page.evaluate(async () => {
    const scene = document.querySelector('.privacy-states');
    const heading = document.querySelector('#sichtbarkeit-titel');
    if (!scene || !heading) throw new Error('No scene.');
    const top = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    const { top: start, height } = scene.getBoundingClientRect();
    const seen = new Map<string, string>();
    const overlaps: number[] = [];
    for (let y = start - innerHeight / 2; y < start + height; y += 60) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const line = heading.getBoundingClientRect();
      const card = scene.querySelector('li:last-child .profile')?.getBoundingClientRect() ?? new DOMRect();
      if (line.bottom > card.top && line.bottom > top) overlaps.push(Math.round(y));
      const stack = document.elementsFromPoint(line.left + 9, line.top + line.height / 2);
      const above = stack.slice(0, Math.max(0, stack.indexOf(heading)));
      const isSeen =
        stack.includes(heading) && above.every((part) => getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)');
      const state = [...scene.querySelectorAll('h3')].find((title) => {
        const box = title.getBoundingClientRect();
        return title.contains(document.elementFromPoint(box.left + 2, box.bottom - 6));
      });
      if (isSeen && state && line.top >= top) seen.set(state.textContent, getComputedStyle(heading).color);
    }
    return { seen: [...seen], overlaps };
  });
  expect(overlaps).toEqual([]);
  expect(seen.map(([state]) => state)).toEqual(['Vor deinem Ja', 'Nach deinem Ja', 'Nach eurem Ja']);
  expect(seen.map(([, color]) => color === 'rgb(255, 255, 255)')).toEqual([false, true, true]);
});
