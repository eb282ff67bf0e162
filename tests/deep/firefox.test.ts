/** The whole site in a second browser: every route, and everything on it that answers. */

import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { footerColumns, resources, shell } from '../../content/navigation.ts';
import { registerUrl } from '../../content/site.ts';
import { launchFirefox } from '../support/browser.ts';
import { hydrated } from '../support/islands.ts';
import { PATIENCE, setProvider } from '../support/provider-visitor.ts';
import { everyRoute, UNKNOWN } from '../support/site-routes.ts';
import { bringEdgeIntoView, hiddenSections, LANDING } from '../support/taken-along.ts';
import { toolPath } from '../support/tools.ts';
import { DESKTOP, Visitor } from '../support/visitor.ts';

const firefox = toolPath('firefox');
const NARROW = { width: 390, height: 844 };
const PRICES = '/unternehmen/preise';
const TOGGLE = '.header__toggle';
const MENU = '.header__bar > .header__menu';
const REFUSED = 'refused by the policy';

describe.skipIf(!firefox)('in Firefox', () => {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    browser = await launchFirefox(firefox);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const { console: messages, foreign } = visitor;
    await visitor.leave();
    expect(messages).toEqual([]);
    expect(foreign).toEqual([]);
  });

  async function arrive(path: string, viewport: { width: number; height: number } = DESKTOP): Promise<void> {
    visitor = await Visitor.arrive(browser, viewport as typeof DESKTOP);
    // What a page's policy refuses is no console message for WebDriver.
    await visitor.page.evaluateOnNewDocument((refused) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        console.error(refused, violatedDirective);
      });
    }, REFUSED);
    await visitor.go(path);
  }

  const shown = (selector: string): Promise<string[]> =>
    visitor.page.$$eval(selector, (all) =>
      all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLElement).innerText),
    );
  const isOpen = (id: string) => visitor.page.$eval(`#${id}`, (element) => element.matches(':popover-open'));
  const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent?.trim());

  test('a picture of the whole page has every section, one that has just come into view too', async () => {
    await arrive(LANDING);
    await visitor.page.screenshot({ fullPage: true });
    expect(await visitor.page.evaluate(hiddenSections)).toEqual([]);
    await visitor.page.evaluate(bringEdgeIntoView);
    await expect.poll(() => visitor.page.evaluate(hiddenSections), PATIENCE).toEqual([]);
  });

  test('every route shows its heading in the own font and asks no other host', async () => {
    await arrive('/');
    expect(visitor.path).toBe('/unternehmen');
    // What is not there is noted in the console, as specified.
    const routes = everyRoute.filter((route) => !UNKNOWN.some((path) => path === route));
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
      await visitor.go(route);
      expect(await visitor.heading(), route).not.toBe('');
      const fonts = await visitor.page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      expect(fonts.join(), route).toContain('Special Gothic');
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), route).toBe(true);
    }
  });

  test('the footer leads everywhere', async () => {
    await arrive('/unternehmen');
    for (const { links } of footerColumns) {
      for (const { href, label } of links) {
        await visitor.arriveBy(() => visitor.page.click(`footer nav a[href="${href}"]`));
        expect(visitor.path, label).toBe(href);
        await hydrated(visitor);
      }
    }
    expect(visitor.failed).toEqual([]);
  });

  test('Ressourcen opens, closes with Esc, gives the focus back and leads on', async () => {
    await arrive('/unternehmen');
    await visitor.page.click(TOGGLE);
    expect(await isOpen('ressourcen')).toBe(true);
    await visitor.page.waitForSelector('header [aria-expanded="true"]', PATIENCE);
    await visitor.page.keyboard.press('Escape');
    expect(await isOpen('ressourcen')).toBe(false);
    expect(await focused()).toBe(shell.resources);
    for (const { href } of resources) {
      await visitor.page.click(TOGGLE);
      await visitor.arriveBy(() => visitor.page.click(`#ressourcen a[href="${href}"]`));
      expect(visitor.path).toBe(href);
    }
  });

  test('the menu of a small screen opens, closes, and is closed after Back', async () => {
    await arrive('/unternehmen', NARROW);
    await visitor.page.click(MENU);
    expect(await isOpen('menue')).toBe(true);
    await visitor.page.click('#menue .header__menu');
    expect(await isOpen('menue')).toBe(false);
    await visitor.page.click(MENU);
    await visitor.arriveBy(() => visitor.page.click('#menue a[href="/unternehmen/vergleich"]'));
    expect(visitor.path).toBe('/unternehmen/vergleich');
    // goBack() waits for an event that Firefox does not send for a page that it held.
    await visitor.page.evaluate(() => history.back());
    await expect.poll(() => visitor.page.evaluate(() => location.pathname), PATIENCE).toBe('/unternehmen');
    expect(await isOpen('menue')).toBe(false);
  });

  test('answers open one at a time, by mouse and by keyboard, and stay in view', async () => {
    await arrive(PRICES);
    const entries = await visitor.page.$$('.faq__entry summary');
    expect(entries.length).toBeGreaterThan(3);
    const open = () =>
      visitor.page.$$eval('.faq__entry', (all) => all.flatMap((one, index) => (one.hasAttribute('open') ? index : [])));
    for (const [index, summary] of entries.entries()) {
      if (index % 2 === 0) await summary.click();
      else {
        await summary.focus();
        await visitor.page.keyboard.press(index % 4 === 1 ? 'Enter' : ' ');
      }
      await expect.poll(open, PATIENCE).toEqual([index]);
      const { top, bottom, height } = await summary.evaluate((element) => ({
        ...element.getBoundingClientRect().toJSON(),
        height: innerHeight,
      }));
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });

  test('prices follow the toggle, and a plan button opens the registration in a new tab', async () => {
    await arrive(PRICES);
    await hydrated(visitor);
    const yearly = await shown('.plan-card__price');
    await visitor.page.click('.pricing label:has(input[value="28days"])');
    await expect.poll(() => shown('.plan-card__price'), PATIENCE).not.toEqual(yearly);
    await visitor.page.waitForFunction(
      () => document.querySelector('.pricing [role="status"]')?.textContent?.includes('Monatliche Abrechnung'),
      PATIENCE,
    );
    const opened = new Promise<string>((resolve) => {
      visitor.page.once('popup', (tab) => tab?.once('request', (request) => resolve(request.url())));
    });
    await visitor.page.click('.plan-card:nth-of-type(2) form:not([hidden]) button');
    expect(await opened).toBe(`${registerUrl}?plan=scale_28days`);
    expect(visitor.path).toBe(PRICES);
  });

  test('the calculator follows keys and typing, and writes its state into the address', async () => {
    await arrive('/unternehmen/vergleich');
    await visitor.page.waitForSelector('#roi-gehalt:enabled', PATIENCE);
    const savings = async () => (await visitor.text('.roi__savings output')).replaceAll('\u00A0', ' ');
    expect(await savings()).toBe('33.000,12 €');
    await visitor.page.focus('#roi-gehalt');
    await visitor.page.keyboard.press('ArrowRight');
    await expect.poll(savings, PATIENCE).toBe('36.000,12 €');
    await visitor.page.click('#roi-einstellungen-zahl', { count: 3 });
    await visitor.page.keyboard.type('5');
    await visitor.page.keyboard.press('Tab');
    await expect.poll(() => visitor.path, PATIENCE).toBe('/unternehmen/vergleich?gehalt=65000&einstellungen=5');
    expect(await savings()).toBe('62.000,12 €');
  });

  test('the booking page asks first, then shows the calendar of the choice', async () => {
    await setProvider('normal');
    await arrive('/formular');
    expect(await visitor.page.$$('iframe')).toEqual([]);
    await visitor.page.click('#vertriebler');
    await visitor.page.waitForSelector('.sprint__widget[data-loaded] iframe', PATIENCE);
    expect(await visitor.heading()).toBe('Profil-Sprint');
    await visitor.page.click('.sprint:not([hidden]) .sprint__back');
    await expect.poll(() => visitor.heading(), PATIENCE).toBe('Ich bin...');
    // The provider was asked, and nobody else.
    visitor.foreign.splice(0, visitor.foreign.length, ...visitor.foreign.filter((url) => !/127\.0\.0\.1/.test(url)));
  });
});
