import type { Browser, Page } from 'puppeteer';
import { afterAll, beforeAll } from 'vitest';
import { launchShell } from './browser.ts';
import { hydrated } from './islands.ts';
import { served } from './served.ts';

/** What somebody has set who wants nothing to move. */
export const STILL = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/**
 * Two pages for many routes, one a core: a page that is led on to the next route costs a fraction of a new one.
 * For tests that only look. Nothing moves in them; whatever else a test emulates stays for the next one.
 */
export class PagePool {
  private readonly idle: Page[] = [];
  private readonly waiting: ((page: Page) => void)[] = [];

  /** For one file of tests: opens a browser before the first of them and closes it after the last. */
  constructor() {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchShell();
      this.idle.push(...(await Promise.all([browser.newPage(), browser.newPage()])));
      await Promise.all(this.idle.map((page) => page.emulateMediaFeatures(STILL)));
    });
    afterAll(() => browser.close());
  }

  /** Opens a path on a page that nobody uses, waits until its islands listen, and lends it. */
  async visit<T>(path: string, look: (page: Page) => Promise<T>): Promise<T> {
    const page = this.idle.pop() ?? (await new Promise<Page>((resolve) => this.waiting.push(resolve)));
    try {
      await page.goto(`${served().siteUrl}${path}`, { waitUntil: 'load' });
      await hydrated({ page });
      await page.waitForFunction(() => !document.querySelector('island-root :disabled'), { polling: 5 });
      return await look(page);
    } finally {
      const next = this.waiting.shift();
      if (next) next(page);
      else this.idle.push(page);
    }
  }
}
