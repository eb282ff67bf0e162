import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mainNavigation, resources, shell } from '../../content/navigation.ts';
import { launchChrome } from '../support/browser.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchChrome();
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
      ...mainNavigation.u,
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
    ['/unternehmen', 'Kein Risiko: Kandidaten kostenlos ansehen'],
    ['/karriere', 'Kein Risiko: Kandidaten kostenlos ansehen'],
    ['/talente/vergleich', 'Kostenlos für Talente, ohne Anschreiben'],
  ])('on %s offers the registration and says: %s', async (route, note) => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go(route);
    const lines = (await visitor.text('.bottom-bar')).split(/\n+/);
    expect(lines).toEqual(['Kostenlos registrieren', note]);
    await visitor.follow('Kostenlos registrieren', '.bottom-bar');
    expect(visitor.path).toBe('/formular');
  });

  test('covers nothing at the end of the page', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.go('/unternehmen');
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

describe('sections fade in', () => {
  const opacities = () =>
    visitor.page.$$eval('main [data-reveal]', (elements) =>
      elements.map((element) => getComputedStyle(element).opacity),
    );

  test('once, when they are scrolled to', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.go('/unternehmen');
    expect(await opacities()).toContain('0');
    await visitor.page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 300) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
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
    /** Scrolls so that `share` of the first waiting section is in view, and says whether it still waits. */
    const isWaiting = (share: number) =>
      visitor.page.evaluate(async (part) => {
        const element = document.querySelector<HTMLElement>('[data-reveal="waiting"][data-delay="1"]');
        if (!element) return undefined;
        // Its own 12 px of movement are part of where the browser sees it.
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + height * part, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 200));
        return element.dataset.reveal === 'waiting';
      }, share);
    expect(await isWaiting(0.05)).toBe(true);
    expect(await isWaiting(0.15)).toBe(false);
  });

  test('not with reduced motion: everything is there', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await visitor.go('/unternehmen');
    expect(new Set(await opacities())).toEqual(new Set(['1']));
  });

  test('not without scripts: everything is there', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go('/unternehmen');
    expect(new Set(await opacities())).toEqual(new Set(['1']));
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
    ['/gibt-es-nicht', 'u', 'Preise'],
    ['/talente/gibt/es/nicht', 't', 'So funktioniert’s'],
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
      expect((await visitor.text('header nav')).includes('Preise')).toBe(view === 'u');
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
