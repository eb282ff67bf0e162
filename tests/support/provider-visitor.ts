import type { Browser, Frame } from 'puppeteer';
import { expect } from 'vitest';
import { type Audience, choices } from '../../content/booking.ts';
import type { Mode } from './provider.ts';
import { served } from './served.ts';
import { DESKTOP, Visitor } from './visitor.ts';

const control = async (verb: string, value = '', origin = served().providerUrl): Promise<unknown> =>
  (await fetch(`${origin}/control/${verb}?${encodeURIComponent(value)}`)).json();

/** Sets how the stand-in behaves from now on, and forgets what it and the third host were asked for before. */
export const setProvider = (mode: Mode) =>
  Promise.all([control('mode', mode), control('mode', 'normal', served().elsewhereUrl)]);
/** Lets the stand-in answer what it holds back. */
export const releaseProvider = () => control('release');
/** Paths that the stand-in was asked for. */
export const providerRequests = () => control('requests') as Promise<string[]>;
/** Paths that a host was asked for which nobody should ask. */
export const elsewhereRequests = () => control('requests', '', served().elsewhereUrl) as Promise<string[]>;

const BACK = '.sprint:not([hidden]) .sprint__back';
/** The widget whose calendar is there. */
const CALENDAR = '.sprint__widget[data-loaded]';

/** For pages on a busy machine; only a failure takes that long. */
export const PATIENCE = { timeout: 10_000 };

/** What a visitor can see of the provider, and what a developer's tools would show of it. */
export interface BookingPage {
  readonly heading: string;
  readonly focused: string;
  readonly scripts: number;
  readonly frames: readonly string[];
  readonly path: string;
}

/** Somebody on /formular. */
export class BookingVisitor {
  private constructor(
    readonly visitor: Visitor,
    private readonly site: string,
  ) {}

  static async arrive(browser: Browser, hash = '', viewport = DESKTOP): Promise<BookingVisitor> {
    const booking = await BookingVisitor.prepare(browser, viewport);
    await booking.go(hash);
    return booking;
  }

  /** Somebody who has not gone there yet. */
  static async prepare(browser: Browser, viewport = DESKTOP, site = served().siteUrl): Promise<BookingVisitor> {
    return new BookingVisitor(await Visitor.arrive(browser, viewport), site);
  }

  get page() {
    return this.visitor.page;
  }

  async go(hash = ''): Promise<void> {
    await this.page.goto(`${this.site}/formular${hash}`, { waitUntil: 'load' });
  }

  async choose(audience: Audience): Promise<void> {
    await (await this.page.waitForSelector(`#${audience}`, { visible: true, ...PATIENCE }))?.click();
  }

  /** 'Zurück zur Auswahl', or what `leave` does: it loads the page anew. */
  async goBack(leave = () => this.page.click(BACK)): Promise<void> {
    await this.page.waitForSelector(BACK, PATIENCE);
    await this.visitor.arriveBy(leave);
  }

  /** The browser's own Back. */
  back(): Promise<void> {
    return this.goBack(() => this.page.evaluate(() => history.back()));
  }

  /** The provider's frame, once its document is there. */
  async calendar(): Promise<Frame> {
    await this.page.waitForSelector(`${CALENDAR} iframe`, PATIENCE);
    const frame = await (await this.page.$(`${CALENDAR} iframe`))?.contentFrame();
    if (!frame) throw new Error('The calendar has no document.');
    return frame;
  }

  /** What is said in place of the calendar, and the link below it, while they can be seen and clicked. */
  room() {
    return this.page.evaluate(() => {
      const room = [...document.querySelectorAll<HTMLElement>('.sprint__room')].find((one) => one.checkVisibility());
      const link = room?.querySelector('a');
      if (!link) return undefined;
      const { x, y, width, height } = link.getBoundingClientRect();
      const isOnTop = document.elementFromPoint(x + width / 2, y + height / 2) === link;
      return { text: room?.innerText.split(/\n+/), href: link.href, isOnTop };
    });
  }

  /** Waits for a text in the room of the calendar, above the plain link to the booking page. */
  says(audience: Audience, text: string): Promise<void> {
    const href = `${served().providerUrl}${atCalendar(audience).frames[0]}`;
    const room = { text: [text, choices[audience].linkLabel], href, isOnTop: true };
    return expect.poll(() => this.room(), PATIENCE).toEqual(room) as unknown as Promise<void>;
  }

  /** Waits for the words that a calendar will not come. */
  failsFor(audience: Audience): Promise<void> {
    return this.says(audience, choices[audience].failure);
  }

  /** The sources that the page's own policy allows, by directive. */
  async policy(): Promise<Record<string, readonly string[]>> {
    const selector = 'meta[http-equiv="Content-Security-Policy"]';
    const content = await this.page.$eval(selector, (meta) => meta.getAttribute('content') ?? '');
    const directives = content.split('; ').map((directive) => directive.split(' '));
    return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
  }

  state(): Promise<BookingPage> {
    return this.page.evaluate(
      (provider) => ({
        heading: document.querySelector('h1')?.textContent ?? '',
        focused: document.activeElement?.id ?? '',
        scripts: document.querySelectorAll(`script[src^="${provider}"]`).length,
        frames: [...document.querySelectorAll('iframe')].map(({ src }) => src && new URL(src).pathname),
        path: location.pathname + location.hash,
      }),
      served().providerUrl,
    );
  }

  /** Waits for a state, for the time that a page may take. */
  becomes(expected: Partial<BookingPage>): Promise<void> {
    return expect.poll(() => this.state(), PATIENCE).toMatchObject(expected) as unknown as Promise<void>;
  }

  /** Takes the provider's cookies along: the next visitor is somebody else. */
  async leave(): Promise<void> {
    const profile = this.page.browserContext();
    await profile.deleteCookie(...(await profile.cookies()));
    await this.visitor.leave();
  }
}

/** The page before a choice, and after it was taken back. */
export const AT_CHOICE = { heading: 'Ich bin...', scripts: 0, frames: [] } as const;
/** The page with a calendar. */
export const atCalendar = (audience: Audience) => ({
  heading: 'Profil-Sprint',
  focused: 'frage',
  scripts: 1,
  frames: [audience === 'vertriebler' ? '/doppelja/onboarding' : '/doppelja/demo'],
  path: `/formular#${audience}`,
});
