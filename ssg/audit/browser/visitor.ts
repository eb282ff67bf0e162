import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { SCREENS, type ScreenName } from '../../render/screens.ts';

/** Bytes of bodies by path, of what really went over the wire; nothing of other hosts. */
export type Wire = ReadonlyMap<string, number>;

/** Milliseconds that a visit may take until what is expected has come. */
const DEADLINE = 10_000;
/** Milliseconds without a request after which nothing more is expected. */
const QUIET = 150;

/** A visitor with a cache of their own, whose tab is used again and again: a new one costs more than many visits. */
export class Visitor {
  readonly #wire = new Map<string, number>();
  /** What the last visit received before its reader did anything. */
  #received: Wire = new Map();
  /** URLs of other hosts that the last visit asked for. */
  readonly foreign = new Set<string>();

  private constructor(
    readonly tab: Page,
    private readonly session: CDPSession,
    private readonly origin: string,
  ) {
    tab.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) this.foreign.add(request.url());
    });
    tab.on('requestfinished', (request) => {
      const response = request.response();
      if (!request.url().startsWith(origin) || !response || response.fromCache()) return;
      // The length that the server announces: Chromium's own count sometimes has the headers in it.
      const length = response.status() === 304 ? 0 : Number(response.headers()['content-length'] ?? 0);
      this.#wire.set(new URL(request.url()).pathname, length);
    });
  }

  static async arrive(browser: Browser, origin: string, screen: ScreenName = 'desktop'): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    const { width, height, density } = SCREENS[screen];
    const isMobile = screen === 'phone';
    await tab.setViewport({ width, height, deviceScaleFactor: density, isMobile, hasTouch: isMobile });
    return new Visitor(tab, await tab.createCDPSession(), origin);
  }

  /** Waits for as many files as are expected, and then until nothing more comes: the icon of the tab is last and late. */
  async #settle(expected: number): Promise<void> {
    const end = Date.now() + DEADLINE;
    while (Date.now() < end && this.#wire.size < expected) await wait(10);
    await this.tab.waitForNetworkIdle({ idleTime: QUIET, timeout: DEADLINE }).catch(() => undefined);
  }

  /**
   * What the last of some pages receives, one visited after the other, each with as many files as are expected.
   * Nothing is in the cache before the first.
   */
  async receive(...visits: readonly (readonly [path: string, expected: number])[]): Promise<Wire> {
    await this.session.send('Network.clearBrowserCache');
    for (const [path, expected] of visits) {
      await this.tab.goto('about:blank');
      this.#wire.clear();
      this.foreign.clear();
      await this.tab.goto(this.origin + path, { waitUntil: 'load' });
      await this.#settle(expected);
    }
    this.#received = new Map(this.#wire);
    return this.#received;
  }

  /**
   * What comes after the first visit, while the page is scrolled to its end in steps of a screen. A file that
   * arrives between the first visit and the first step counts here. @param expected files of the visit in all
   */
  async scroll(expected: number): Promise<Wire> {
    for (let at = 0; at < 100; at += 1) {
      const isEnd = await this.tab.evaluate(() => {
        scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      });
      await wait(30);
      if (isEnd) break;
    }
    await this.#settle(expected);
    return new Map([...this.#wire].filter(([path]) => !this.#received.has(path)));
  }

  /** Clicks an element and waits until nothing more comes; requests to other hosts may never end. */
  async press(selector: string): Promise<void> {
    this.foreign.clear();
    await this.tab.locator(selector).setTimeout(DEADLINE).click();
    await wait(2000);
  }

  leave(): Promise<void> {
    return this.tab.browserContext().close();
  }
}
