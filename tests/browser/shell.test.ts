import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { audiences, mainNavigation, resources, shell } from '../../content/navigation.ts';
import { launchShell } from '../support/browser.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent?.trim());
const isOpen = (id: string) => visitor.page.$eval(`#${id}`, (element) => element.matches(':popover-open'));

describe('the header on a desktop', () => {
  test('starts with a link past itself', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    await visitor.page.keyboard.press('Tab');
    expect(await focused()).toBe(shell.skip);
    await visitor.page.keyboard.press('Enter');
    expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe('inhalt');
  });

  test('marks the current page and the current audience', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/talente/vergleich');
    const marked = await visitor.page.$$eval('header [aria-current]', (links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.textContent),
    );
    expect(marked).toEqual(['Vergleich', 'Talente']);
  });

  test('shows prices to companies only', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    expect(await visitor.text('header nav')).toContain('Preise');
    await visitor.go('/talente');
    expect(await visitor.text('header nav')).not.toContain('Preise');
  });

  test('opens Ressourcen by keyboard, closes it with Esc and returns the focus', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    const toggle = await visitor.page.waitForSelector(`::-p-aria([name="${shell.resources}"][role="button"])`);
    await toggle?.focus();
    expect(await toggle?.evaluate((button) => button.getAttribute('aria-expanded'))).toBe('false');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForSelector('header [aria-expanded="true"]', { timeout: 2000 });
    expect(await isOpen('ressourcen')).toBe(true);
    const panel = await visitor.text('#ressourcen');
    for (const { label, description } of resources) expect(panel).toContain(`${label}\n${description}`);
    await visitor.page.keyboard.press('Tab');
    expect(await focused()).toContain(resources[0]?.label);
    await visitor.page.keyboard.press('Escape');
    expect(await isOpen('ressourcen')).toBe(false);
    expect(await focused()).toBe(shell.resources);
  });

  test('closes Ressourcen when the Tab key leaves it: nothing focused is covered', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    await visitor.click('button', shell.resources);
    for (const _ of resources) await visitor.page.keyboard.press('Tab');
    expect(await isOpen('ressourcen')).toBe(true);
    await visitor.page.keyboard.press('Tab');
    expect(await isOpen('ressourcen')).toBe(false);
  });

  test('closes Ressourcen on a click elsewhere', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    await visitor.click('button', shell.resources);
    await visitor.page.mouse.click(600, 700);
    expect(await isOpen('ressourcen')).toBe(false);
  });

  test('opens Login in a new tab of the app, and says so', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    const link = await visitor.page.$eval('header .login', (element) => ({
      href: (element as HTMLAnchorElement).href,
      target: element.getAttribute('target'),
      rel: element.getAttribute('rel'),
      name: element.textContent,
    }));
    expect(link).toEqual({
      href: expect.stringMatching(/\/auth\/login$/),
      target: '_blank',
      rel: 'noopener',
      name: 'Login (öffnet in neuem Tab)',
    });
  });

  test('has no bottom bar and no hamburger', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    const shown = await visitor.page.$$eval('.bottom-bar, .header__bar > .header__menu', (elements) =>
      elements.map((element) => element.checkVisibility()),
    );
    expect(shown).toEqual([false, false]);
  });

  test('has drawings of an ordinary size where styles are missing', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    const widths = await visitor.page.evaluate(() => {
      for (const styles of document.querySelectorAll('style, [rel="stylesheet"]')) styles.remove();
      return [...document.querySelectorAll('header svg')].map((drawing) => drawing.getBoundingClientRect().width);
    });
    expect(widths.filter((width) => width > 0)).not.toEqual([]);
    expect(Math.max(...widths)).toBeLessThan(40);
  });
});

describe('the header on a phone', () => {
  test('opens the menu, moves the focus with it, closes it with Esc and returns the focus', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/unternehmen');
    await visitor.click('button', shell.menu);
    expect(await isOpen('menue')).toBe(true);
    const menu = await visitor.text('#menue');
    for (const text of ['So funktioniert’s', 'Vergleich', 'Preise', 'Login', ...resources.map(({ label }) => label)]) {
      expect(menu).toContain(text);
    }
    await visitor.page.keyboard.press('Escape');
    expect(await isOpen('menue')).toBe(false);
    expect(await focused()).toBe(shell.menu);
  });

  test('closes the menu by its own button', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/unternehmen');
    await visitor.click('button', shell.menu);
    await visitor.click('button', shell.close);
    expect(await isOpen('menue')).toBe(false);
  });

  test('keeps the focus out of the closed menu', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/unternehmen');
    for (let presses = 0; presses < 12; presses += 1) {
      await visitor.page.keyboard.press('Tab');
      expect(await visitor.page.evaluate(() => document.activeElement?.closest('[popover]'))).toBeNull();
    }
  });

  test('closes the menu on navigation: Back does not find it open', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/unternehmen');
    const links = [
      ...mainNavigation.company,
      ...resources.map((link) => ({ ...link, label: `${link.label} ${link.description}` })),
    ];
    for (const { href, label } of links) {
      await visitor.click('button', shell.menu);
      await visitor.follow(label, '#menue');
      expect(visitor.path).toBe(href);
      expect(await isOpen('menue')).toBe(false);
      await visitor.page.goBack({ waitUntil: 'load' });
      expect(await isOpen('menue')).toBe(false);
    }
  });

  test('switches the audience in the menu, with the current one marked', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/unternehmen');
    for (const { label, href } of [...audiences].reverse()) {
      await visitor.click('button', shell.menu);
      await visitor.follow(label, '#menue');
      expect(visitor.path).toBe(href);
      await visitor.click('button', shell.menu);
      expect(await visitor.text('#menue [aria-current="true"]')).toBe(label);
      await visitor.click('button', shell.close);
    }
  });

  test('switches the audience by the pill: Unternehmen at /, Talente at /talente', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/unternehmen');
    await visitor.follow('Talente', '.audience-bar');
    expect(visitor.path).toBe('/talente');
    expect(await visitor.page.$eval('.audience-bar a', (link) => link.getAttribute('href'))).toBe('/');
    await visitor.follow('Unternehmen', '.audience-bar');
    expect(visitor.path).toBe('/unternehmen');
  });
});

describe('the bottom bar on a phone', () => {
  test.each([
    ['/unternehmen', 'Kein Risiko: Kandidaten kostenlos ansehen', '#unternehmer'],
    ['/karriere', 'Für Unternehmen und Vertriebstalente', ''],
    ['/talente/vergleich', 'Kostenlos für Talente, ohne Anschreiben', '#vertriebler'],
  ])('on %s offers the registration and says: %s', async (route, note, half) => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go(route);
    const lines = (await visitor.text('.bottom-bar')).split(/\n+/);
    expect(lines).toEqual(['Kostenlos registrieren', note]);
    await visitor.follow('Kostenlos registrieren', '.bottom-bar');
    expect(visitor.path).toBe(`/formular${half}`);
  });

  test('is not on the page that it leads to, nor is room kept for it there', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/formular');
    expect(await visitor.page.$('.bottom-bar')).toBeNull();
    const room = await visitor.page.$eval(':root', (root) => {
      const style = getComputedStyle(root);
      return [style.scrollPaddingBottom, style.getPropertyValue('--bottom-bar-height')];
    });
    expect(room).toEqual(['16px', '']);
  });

  test.each(['no-preference', 'reduce'])(
    'leaves when the closing section enters, motion: %s: no screen has two buttons to register',
    async (value) => {
      visitor = await Visitor.arrive(browser, PHONE);
      await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
      await visitor.go('/talente');
      const seen = await visitor.page.evaluate(async () => {
        const [bar, closing] = ['.bottom-bar', '.closing'].map((name) => document.querySelector(`${name} .button`));
        const isOnScreen = (element?: Element | null) => {
          const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
          return top < innerHeight && bottom > 0;
        };
        const start = scrollY + (document.querySelector('.closing')?.getBoundingClientRect().top ?? 0) - innerHeight;
        const screens: string[] = [];
        for (let top = start - 100; top < document.body.scrollHeight - innerHeight; top += 40) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          screens.push([isOnScreen(bar) && 'bar', isOnScreen(closing) && 'closing'].filter(Boolean).join(' and '));
        }
        return [...new Set(screens)];
      });
      expect(seen).toEqual(['bar', '', 'closing']);
    },
  );

  /** What a page's own buttons there do instead (decisions: Audience). */
  const BOOKS: Readonly<Record<string, readonly string[]>> = {
    '/unternehmen/onboarding-concierge': ['Concierge buchen', '15 Minuten kostenlos beraten lassen'],
  };

  test.each(siteRoutes.filter((route) => /^\/(?:unternehmen|talente)/.test(route)))(
    'is the only button to register on the first screen of %s',
    async (route) => {
      visitor = await Visitor.arrive(browser, PHONE);
      await visitor.go(route);
      const seen = await visitor.page.$$eval('a[href^="/formular#"]', (links) =>
        links
          .filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < innerHeight)
          .map((link) => link.textContent.replaceAll('\u00A0', ' ')),
      );
      expect(seen).toEqual([...(BOOKS[route] ?? []), 'Kostenlos registrieren']);
    },
  );

  test('comes back when one scrolls up, and for the Tab key', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/talente');
    const isSeen = () => visitor.page.$eval('.bottom-bar', (bar) => bar.getBoundingClientRect().bottom <= innerHeight);
    const scrollTo = (name: string) =>
      visitor.page.$eval(name, (element) => element.scrollIntoView({ behavior: 'instant' }));
    await scrollTo('.closing h2');
    await expect.poll(isSeen).toBe(false);
    await scrollTo('h1');
    await expect.poll(isSeen).toBe(true);
    await visitor.page.$eval('.footer li:last-child > a[href="/barrierefreiheit"]', (link) => link.focus());
    await expect.poll(isSeen).toBe(false);
    await visitor.page.keyboard.press('Tab');
    expect(await focused()).toBe('Kostenlos registrieren');
    await expect.poll(isSeen).toBe(true);
  });

  test.each(['/agb', '/unternehmen'])('covers nothing at the end of %s', async (route) => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go(route);
    await visitor.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [line, bar] = await visitor.page.evaluate(() =>
      ['.footer__line', '.bottom-bar'].map((name) => document.querySelector(name)?.getBoundingClientRect().toJSON()),
    );
    expect(line?.bottom).toBeLessThan(bar?.top ?? 0);
  });
});

describe('the footer', () => {
  test('shows the current year and that there are no cookies', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/agb');
    const text = await visitor.text('footer');
    expect(text).toContain(`© ${new Date().getFullYear()} Doppelja`);
    expect(text).toContain('Keine Cookies auf dieser Website');
  });
});
