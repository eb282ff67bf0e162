import { By, Key, Session, WebDriver } from 'selenium-webdriver';
import { Executor, HttpClient } from 'selenium-webdriver/http';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { areHydrated } from './islands.ts';
import { serveListening } from './listening.ts';
import { served, workerIndex } from './served.ts';
import type { Served } from './serving.ts';

const engine = inject('engines')[workerIndex];

/** Whether there is a WebKit to test with. */
export const isThere = engine !== undefined;

/** The height of the toolbar comes on top. */
const HEIGHT = 900;

/** Somebody with Safari's engine. Notes everything that a visitor should never cause. */
export class WebKitVisitor {
  readonly driver: WebDriver;
  private site: Served | undefined;

  /** For one file of tests: takes the browser of this worker, and expects after each test that nothing was noted. */
  constructor() {
    const { driver = '', session = '' } = engine ?? {};
    // What a session speaks is found out when one is begun; this one has been.
    const executor = Object.assign(new Executor(new HttpClient(driver)), { w3c: true });
    this.driver = new WebDriver(new Session(session, {}), executor);
    beforeAll(async () => {
      this.site = await serveListening(served().siteUrl);
      await this.resize(1280);
    });
    afterEach(async () => expect(await this.noted()).toEqual([]));
    afterAll(() => this.site?.stop());
  }

  /** Opens a path of the site and waits until its islands listen. */
  async go(path: string): Promise<void> {
    await this.driver.get(`${this.site?.origin}${path}`);
    const isReady = async () =>
      (await this.run(areHydrated)) && this.run(() => !document.querySelector('island-root :disabled'));
    await expect.poll(isReady, { timeout: 10_000 }).toBe(true);
  }

  /** Goes back in the history and waits until the page is there. */
  back(): Promise<void> {
    return this.driver.navigate().back();
  }

  /** Path, query and fragment of the page shown. */
  async path(): Promise<string> {
    return (await this.driver.getCurrentUrl()).slice(this.site?.origin.length);
  }

  /** Clicks an element where a person would, in the middle of the window if it was out of view. */
  async click(selector: string): Promise<void> {
    const element = await this.driver.findElement(By.css(selector));
    await this.driver.executeScript(
      (target: Element) => target.scrollIntoView({ block: 'center', behavior: 'instant' }),
      element,
    );
    await element.click();
  }

  async focus(selector: string): Promise<void> {
    await this.run((target) => document.querySelector<HTMLElement>(target)?.focus(), selector);
  }

  /** Presses keys one after the other. */
  press(...keys: readonly string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Presses a key together with Control. */
  command(key: string): Promise<void> {
    return this.driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  }

  /** Makes the page as wide as that. */
  async resize(width: number): Promise<void> {
    await this.driver.manage().window().setRect({ width, height: HEIGHT, x: 0, y: 0 });
  }

  /** Runs a function in the page. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.executeScript(script, ...args);
  }

  /** What went wrong since the last time, on any page. */
  async noted(): Promise<readonly string[]> {
    return await this.run(() => {
      const noted = (sessionStorage.getItem('noted') ?? '').split('\n').filter(Boolean);
      sessionStorage.removeItem('noted');
      return noted;
    });
  }
}
