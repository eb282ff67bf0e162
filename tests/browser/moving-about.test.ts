import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchChrome } from '../support/browser.ts';
import { DESKTOP, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchChrome();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Not with reduced motion, nor without scripts: tests/deep. */
describe('sections fade in', () => {
  /** Opens the page and remembers its first section below the fold. */
  async function arrive(): Promise<void> {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.go('/unternehmen');
    await visitor.page.evaluate(() => {
      const sections = [...document.querySelectorAll('main .section__body')];
      const section = sections.find((one) => one.getBoundingClientRect().top > innerHeight);
      Object.assign(globalThis, { section });
    });
  }
  /** Scrolls until a share of the section is in view, and says how opaque it is in that frame. */
  const bringIn = (share: number): Promise<number> =>
    visitor.page.evaluate(async (part) => {
      const { section } = globalThis as unknown as { section: Element };
      const { top, height } = section.getBoundingClientRect();
      scrollBy({ top: top - innerHeight + height * part, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return Number(getComputedStyle(section).opacity);
    }, share);
  const isShown = () =>
    visitor.page.waitForFunction(
      () => getComputedStyle((globalThis as unknown as { section: Element }).section).opacity === '1',
      { timeout: 10_000 },
    );
  /** How long its fade has to wait, in milliseconds; negative once it has begun. */
  const wait = () =>
    visitor.page.evaluate(() => {
      const [fade] = (globalThis as unknown as { section: Element }).section.getAnimations();
      const { delay = 0 } = fade?.effect?.getTiming() ?? {};
      return Number(delay) - Number(fade?.currentTime ?? Infinity);
    });

  test('once, when they are scrolled to', async () => {
    await arrive();
    expect(await bringIn(0.5)).toBe(0);
    await isShown();
    await visitor.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await bringIn(0.5)).toBe(1);
  });

  test('with delays of 200 and 400 ms', async () => {
    await arrive();
    const delays = await visitor.page.evaluate(async () => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.getAnimations().flatMap(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target?.matches('main [data-reveal]') ? [effect?.getTiming().delay] : [];
      });
    });
    expect(new Set(delays)).toEqual(new Set([0, 200, 400]));
  });

  test('when a tenth of them is in view, not before', async () => {
    await arrive();
    expect(await bringIn(0.05)).toBe(0);
    expect(await wait()).toBeGreaterThan(200);
    await bringIn(0.15);
    expect(await wait()).toBeLessThanOrEqual(200);
  });

  test('at the latest when somebody stays at their edge', async () => {
    await arrive();
    expect(await bringIn(0.05)).toBe(0);
    await isShown();
  });

  test('even where a tenth of them is higher than the window', async () => {
    await arrive();
    await visitor.page.setViewport({ width: 320, height: 60 });
    expect(await bringIn(0.02)).toBe(0);
    await isShown();
  });
});

describe('history', () => {
  test('a link starts at the top, Back returns to the old place', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.go('/unternehmen');
    await visitor.page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await visitor.follow('Impressum', 'footer');
    expect(await visitor.page.evaluate(() => scrollY)).toBe(0);
    await visitor.page.goBack({ waitUntil: 'load' });
    await visitor.page.waitForFunction(() => scrollY > 0);
    expect(await visitor.page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('Back takes the page out of the back/forward cache, as it was left', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.go('/unternehmen');
    await visitor.page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await visitor.follow('Impressum', 'footer');
    await visitor.page.goBack();
    await visitor.page.waitForFunction(() => 'persisted' in globalThis, { timeout: 5000 });
    expect(await visitor.page.evaluate(() => (globalThis as { persisted?: boolean }).persisted)).toBe(true);
  });
});

describe('a missing page', () => {
  const paths = [
    ['/gibt-es-nicht', 'company', 'Preise'],
    ['/talente/gibt/es/nicht', 'talent', 'So funktioniert’s'],
  ] as const;

  test.each(paths)(
    '%s: 404 in the right view, with both languages and a line in the console',
    async (path, view, nav) => {
      visitor = await Visitor.arrive(browser);
      const response = await visitor.page.goto(`${visitor.origin}${path}`);
      expect(response?.status()).toBe(404);
      expect(await visitor.heading()).toBe('Oops! Page not found');
      expect(await visitor.page.$eval('h1', (heading) => heading.closest('[lang]')?.getAttribute('lang'))).toBe('en');
      expect(await visitor.text('main')).toContain('Hier gibt es kein Match. Die Seite fehlt.');
      expect(await visitor.page.$eval('body', (body) => body.dataset.view)).toBe(view);
      expect(await visitor.text('header nav')).toContain(nav);
      expect((await visitor.text('header nav')).includes('Preise')).toBe(view === 'company');
      expect(visitor.foreign).toEqual([]);
      expect(visitor.failed).toEqual([`404 ${visitor.origin}${path}`]);
      expect(visitor.console.filter((line) => !line.includes('Failed to load resource'))).toEqual([
        expect.stringContaining(path),
      ]);
      await visitor.follow('Return to Home');
      expect(visitor.path).toBe('/unternehmen');
    },
  );
});
