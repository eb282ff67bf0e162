/** Every page by the Tab key alone, there and back: WCAG 2.4.1, 2.4.3, 2.4.7, 2.4.11. */

import { describe, expect, test } from 'vitest';
import { shell } from '../../content/navigation.ts';
import { type Walk, walkByTab } from '../support/focus-walk.ts';
import { PagePool } from '../support/page-pool.ts';
import { everyRoute } from '../support/site-routes.ts';

/** A small phone, whose two bars take a third of it; a desktop as low as one at 200 %. */
const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 1280, height: 400 },
];

const pool = new PagePool();

const placesOf = ({ stops }: Walk) => stops.map(({ place }) => place);

describe.each(VIEWPORTS)('at $width × $height', (viewport) => {
  test.concurrent.each(everyRoute)('%s', (route) =>
    pool.visit(route, async (page) => {
      await page.setViewport(viewport);
      const forwards = await walkByTab(page, 'forwards');
      expect(forwards.stops[0]?.name).toBe(`a ${shell.skip}`);
      const inOrder = Array.from({ length: forwards.count }, (_, place) => place);
      expect(placesOf(forwards)).toEqual(inOrder);
      const backwards = await walkByTab(page, 'backwards');
      expect(placesOf(backwards)).toEqual(inOrder.toReversed());
      const all = [...forwards.stops, ...backwards.stops];
      expect(all.filter(({ isHidden, hasRing }) => isHidden || !hasRing)).toEqual([]);
    }),
  );
});

test('the menu of a phone, by keys alone', () =>
  pool.visit('/unternehmen', async (page) => {
    await page.setViewport({ width: 360, height: 640 });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const tabTo = async (name: string, presses = 8) => {
      for (let press = 0; press < presses && (await focused()) !== name; press += 1) await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    };
    const isOpen = () => page.$eval('#menue', (menu) => menu.matches(':popover-open'));
    await tabTo(shell.menu);
    await page.keyboard.press('Space');
    expect(await isOpen()).toBe(true);
    await tabTo(shell.close, 2);
    await page.keyboard.press('Space');
    expect(await isOpen()).toBe(false);
    expect(await focused()).toBe(shell.menu);
    await page.keyboard.press('Enter');
    await tabTo('Preise', 6);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname === '/unternehmen/preise');
    expect(await isOpen()).toBe(false);
  }));

test('going back, the ring around a question stays clear of the header', () =>
  pool.visit('/unternehmen/preise', async (page) => {
    await page.setViewport({ width: 1280, height: 600 });
    const RING = 6; // its width and its distance, px
    await page.focus('.footer a');
    const gaps: number[] = [];
    for (let press = 0; press < 40 && gaps.length < 7; press += 1) {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
      const gap = await page.evaluate(() => {
        const question = document.activeElement;
        if (!question?.matches('.faq__entry summary')) return;
        const header = document.querySelector('header');
        return question.getBoundingClientRect().top - (header?.getBoundingClientRect().bottom ?? 0);
      });
      if (gap !== undefined) gaps.push(gap);
    }
    expect(gaps).toHaveLength(7);
    expect(gaps.filter((gap) => gap < RING)).toEqual([]);
  }));
