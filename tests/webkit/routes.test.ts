/** The whole site in Safari's engine: what goes wrong on a page, and what stands elsewhere than in Chromium. */

import { describe, expect, test } from 'vitest';
import { measureBoxes, misplaced } from '../support/boxes.ts';
import { PagePool } from '../support/page-pool.ts';
import { PATIENCE } from '../support/provider-visitor.ts';
import { everyRoute, UNKNOWN } from '../support/site-routes.ts';
import { isThere, WebKitVisitor } from '../support/webkit-visitor.ts';

const HEIGHT = 900;
const isUnknown = (route: string) => UNKNOWN.some((unknown) => unknown === route);

/** Runs in the page: its height, and that after everything was laid out once more, as on turning a phone. */
function heights(): { readonly before: number; readonly after: number } {
  const { body, documentElement: root } = document;
  const before = root.scrollHeight;
  body.style.display = 'none';
  const gone = root.scrollHeight;
  body.style.display = '';
  return { before, after: gone < before ? root.scrollHeight : 0 };
}

describe.skipIf(!isThere)('in WebKit', () => {
  const pages = new PagePool();
  const visitor = new WebKitVisitor();

  test('what goes wrong on a page is noted', async () => {
    await visitor.go('/impressum');
    await visitor.run(() => {
      console.error('message');
      setTimeout(() => {
        throw new Error('thrown');
      });
      void Promise.reject(new Error('rejected'));
      const image = new Image();
      image.src = '/missing.png';
      const foreign = new Image();
      foreign.src = 'http://127.0.0.1:1/';
      document.body.append(image, foreign);
    });
    const noted: string[] = [];
    const all = async () => {
      noted.push(...(await visitor.noted()));
      return noted.join('\n');
    };
    for (const wrong of ['message', 'thrown', 'rejected', 'missing.png', 'refused by the policy: img-src']) {
      await expect.poll(all, PATIENCE).toContain(wrong);
    }
    // Refused, the picture is not loaded either.
    await expect.poll(all, PATIENCE).toContain('not loaded: <img src="http://127.0.0.1:1/">');
  });

  describe.each([390, 1280])('%i px wide', (width) => {
    test.each(everyRoute)(
      '%s is laid out as in Chromium, begins at its top and is no wider than the window',
      async (route) => {
        const expected = await pages.visit(route, async (page) => {
          await page.setViewport({ width, height: HEIGHT });
          // WebKit cannot be told to move less: what follows the scrolling must do so in both.
          await page.emulateMediaFeatures([]);
          return page.evaluate(measureBoxes);
        });
        await visitor.resize(width);
        await visitor.go(route);
        const boxes = await visitor.run(measureBoxes);
        expect(expected.length).toBeGreaterThan(50);
        expect(misplaced(boxes, expected)).toEqual([]);
        const { before, after } = await visitor.run(heights);
        expect(after).toBe(before);
        const scrolled = await visitor.run(() => {
          const top = scrollY;
          scrollTo({ left: 9999, top, behavior: 'instant' });
          return { top, left: scrollX };
        });
        expect(scrolled).toEqual({ top: 0, left: 0 });
        const noted = await visitor.noted();
        // As specified, the console says which path is unknown.
        expect(noted).toHaveLength(isUnknown(route) ? 1 : 0);
      },
    );
  });
});
