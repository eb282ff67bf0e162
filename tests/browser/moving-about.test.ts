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
  const opacities = () =>
    visitor.page.$$eval('main [data-reveal]', (elements) =>
      elements.map((element) => getComputedStyle(element).opacity),
    );

  test('once, when they are scrolled to', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.go('/unternehmen');
    expect(new Set(await opacities())).toEqual(new Set(['1']));
    const wereHidden = await visitor.page.evaluate(async () => {
      const hidden = new Set<Element>();
      for (let y = 0; y < document.body.scrollHeight; y += 40) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 30));
        for (const element of document.querySelectorAll('main [data-reveal]')) {
          if (getComputedStyle(element).opacity !== '1') hidden.add(element);
        }
      }
      return hidden.size;
    });
    expect(wereHidden).toBeGreaterThan(5);
    await visitor.page.waitForFunction(() =>
      [...document.querySelectorAll('main [data-reveal]')].every(
        (element) => getComputedStyle(element).opacity === '1',
      ),
    );
    await visitor.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(new Set(await opacities())).toEqual(new Set(['1']));
  });

  test('with delays of 200 and 400 ms', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.go('/unternehmen');
    const delays = await visitor.page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-delay]')) element.dataset.reveal = 'shown';
      return [...document.querySelectorAll('[data-delay]')].map((element) => getComputedStyle(element).transitionDelay);
    });
    expect(new Set(delays.map((delay) => delay.split(',')[0]))).toEqual(new Set(['0.2s', '0.4s']));
  });

  test('when a tenth of them is in view, not before', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.go('/unternehmen');
    /** Scrolls so that `share` of a section below the first screen is in view, and says whether it waits. */
    const isWaiting = (share: number) =>
      visitor.page.evaluate(async (part) => {
        const element = document.querySelector<HTMLElement>('#vergleich [data-delay="1"]');
        if (!element) return undefined;
        // Its own 12 px of movement are part of where the browser sees it.
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + height * part, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 200));
        return element.dataset.reveal === 'waiting';
      }, share);
    expect(await isWaiting(-0.01)).toBe(false);
    expect(await isWaiting(0.05)).toBe(true);
    expect(await isWaiting(0.15)).toBe(false);
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
