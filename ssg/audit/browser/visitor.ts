import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'puppeteer';
import { SCREENS, type ScreenName } from '../../render/screens.ts';

/** Bytes of bodies by path, of what really went over the wire; requests to other hosts by URL. */
export type Wire = ReadonlyMap<string, number>;

/** Milliseconds that a visit may take until what is expected has come. */
const DEADLINE = 10_000;
/** Milliseconds without a request after which nothing more is expected. */
const QUIET = 150;

interface Request {
  readonly name: string;
  readonly isOwn: boolean;
  /** Bytes of the body, as the server announces them: Chromium's own count sometimes has the headers in it. */
  length: number;
  headers: number;
  fromCache: boolean;
}

/** Notes what a tab receives. Files from the cache make no request. */
class Listener {
  readonly wire = new Map<string, number>();
  readonly foreign = new Set<string>();
  readonly #open = new Map<string, Request>();
  /** Status of the responses, as the host sent it; that of the rules of prefetching is not told. */
  readonly #status = new Map<string, number>();
  #last = Date.now();

  constructor(session: CDPSession, origin: string) {
    session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (!/^https?:/.test(url)) return;
      const isOwn = url.startsWith(origin);
      if (!isOwn) this.foreign.add(url);
      this.#open.set(requestId, {
        name: isOwn ? new URL(url).pathname : url,
        isOwn,
        length: 0,
        headers: 0,
        fromCache: false,
      });
      this.#last = Date.now();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#note(requestId, { fromCache: true }));
    session.on('Network.responseReceived', ({ requestId, response }) =>
      this.#note(requestId, {
        length: Number(response.headers['Content-Length'] ?? 0),
        headers: response.encodedDataLength,
        ...(response.fromDiskCache && { fromCache: true }),
      }),
    );
    // Only this one tells that a file in the cache was confirmed.
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      this.#status.set(requestId, statusCode);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.#open.get(requestId);
      const status = this.#status.get(requestId);
      const isConfirmed = status === undefined ? encodedDataLength <= (request?.headers ?? 0) : status === 304;
      if (request?.isOwn && !request.fromCache) this.wire.set(request.name, isConfirmed ? 0 : request.length);
      this.#end(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId));
  }

  #note(requestId: string, what: Partial<Request>): void {
    Object.assign(this.#open.get(requestId) ?? {}, what);
  }

  #end(requestId: string): void {
    this.#open.delete(requestId);
    this.#last = Date.now();
  }

  clear(): void {
    this.wire.clear();
    this.foreign.clear();
    this.#open.clear();
  }

  /** Waits for as many files as are expected, and then until nothing more comes: the icon of the tab is last and late. */
  async settle(expected: number): Promise<void> {
    const end = Date.now() + DEADLINE;
    const isQuiet = () => this.#open.size === 0 && Date.now() - this.#last > QUIET;
    while (Date.now() < end && !(this.wire.size >= expected && isQuiet())) await wait(10);
  }
}

/** A visitor with a cache of their own, whose tab is used again and again: a new one costs more than many visits. */
export class Visitor {
  private constructor(
    readonly tab: Page,
    readonly session: CDPSession,
    private readonly origin: string,
    private readonly listener: Listener,
  ) {}

  static async arrive(browser: Browser, origin: string, screen: ScreenName = 'desktop'): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const tab = await context.newPage();
    const { width, height, density } = SCREENS[screen];
    const isMobile = screen === 'phone';
    await tab.setViewport({ width, height, deviceScaleFactor: density, isMobile, hasTouch: isMobile });
    const session = await tab.createCDPSession();
    const listener = new Listener(session, origin);
    await session.send('Network.enable');
    return new Visitor(tab, session, origin, listener);
  }

  /** URLs of other hosts that the last visit asked for. */
  get foreign(): readonly string[] {
    return [...this.listener.foreign];
  }

  /**
   * What the last of some pages receives, one visited after the other, each with as many files as are expected.
   * Nothing is in the cache before the first.
   */
  async receive(...visits: readonly (readonly [path: string, expected: number])[]): Promise<Wire> {
    await this.session.send('Network.clearBrowserCache');
    for (const [path, expected] of visits) {
      await this.tab.goto('about:blank');
      this.listener.clear();
      await this.tab.goto(this.origin + path, { waitUntil: 'load' });
      await this.listener.settle(expected);
    }
    return new Map(this.listener.wire);
  }

  /** What comes by scrolling to the end of the page, in steps of a screen. @param expected files of the visit in all */
  async scroll(expected: number): Promise<Wire> {
    const before = new Set(this.listener.wire.keys());
    for (let at = 0; at < 100; at += 1) {
      const isEnd = await this.tab.evaluate(() => {
        scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
        return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      });
      await wait(30);
      if (isEnd) break;
    }
    await this.listener.settle(expected);
    return new Map([...this.listener.wire].filter(([path]) => !before.has(path)));
  }

  /** Clicks an element and waits until nothing more comes; requests to other hosts may never end. */
  async press(selector: string): Promise<void> {
    this.listener.clear();
    await this.tab.locator(selector).setTimeout(DEADLINE).click();
    await wait(2000);
  }

  leave(): Promise<void> {
    return this.tab.browserContext().close();
  }
}
