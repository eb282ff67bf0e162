import type { Browser, HTTPRequest, Page } from 'puppeteer';
import { served } from './served.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };

/**
 * The profile a page belongs to. The site stores nothing, so that visitors of a test file can share one, which costs
 * half the time; anyone who looks at what was fetched before, or opens tabs, has a fresh one.
 */
type Profile = 'shared' | 'fresh';

/** A page that notes everything a visitor should never cause. */
export class Visitor {
  /** Console messages of any level, page errors included. */
  readonly console: string[] = [];
  readonly failed: string[] = [];
  readonly foreign: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly profile: Profile,
  ) {
    page.on('console', (message) => this.console.push(`${page.url()}: ${message.text()}`));
    page.on('pageerror', (error) => this.console.push(`${page.url()}: ${String(error)}`));
    page.on('requestfailed', (request) => this.failed.push(request.url()));
    page.on('response', (response) => {
      if (response.status() >= 400) this.failed.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request: HTTPRequest) => {
      const url = request.url();
      if (!url.startsWith(this.origin) && !url.startsWith('data:')) this.foreign.push(url);
    });
  }

  get origin(): string {
    return served().siteUrl;
  }

  static async arrive(browser: Browser, viewport = DESKTOP, profile: Profile = 'shared'): Promise<Visitor> {
    const page = await (profile === 'fresh' ? await browser.createBrowserContext() : browser).newPage();
    await page.setViewport(viewport);
    return new Visitor(page, profile);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`, { waitUntil: 'load' });
  }

  /** Path, query and fragment of the page shown. */
  get path(): string {
    return this.page.url().slice(this.origin.length);
  }

  /** Clicks what a person sees, by role and name, inside `within` if given. */
  async click(role: string, name: string, within = ''): Promise<void> {
    const selector = `${within} ::-p-aria([name="${name}"][role="${role}"])`.trim();
    await this.page.locator(selector).setTimeout(10_000).click();
  }

  /**
   * Does what leads to another page and waits for that page. Not by waitForNavigation(): that waits for a response, and
   * a page that was fetched ahead needs none.
   */
  async arriveBy(step: () => Promise<void>): Promise<void> {
    const loaded = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No page was loaded after ${this.page.url()}.`)), 30_000);
      this.page.once('load', () => {
        clearTimeout(timer);
        resolve();
      });
    });
    await Promise.all([loaded, step()]);
  }

  /** Clicks a link and waits for the page it leads to. */
  follow(name: string, within = ''): Promise<void> {
    return this.arriveBy(() => this.click('link', name, within));
  }

  heading(): Promise<string> {
    return this.page.$eval('h1', (element) => element.textContent?.replaceAll('\u00AD', '') ?? '');
  }

  /** Text of the element, as it is rendered. */
  text(selector: string): Promise<string> {
    return this.page.$eval(selector, (element) => (element as HTMLElement).innerText);
  }

  async leave(): Promise<void> {
    await (this.profile === 'fresh' ? this.page.browserContext() : this.page).close();
  }
}
