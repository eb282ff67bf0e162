import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mainNavigation, resources, shell } from '../../content/navigation.ts';
import { launchShell } from '../support/browser.ts';
import { followFooter, inFooter } from '../support/footer-walk.ts';
import { served } from '../support/served.ts';
import { siteRoutes as routes } from '../support/site-routes.ts';
import { Visitor } from '../support/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser.close());

test('every specified route exists', () => {
  const specified = [
    ['/unternehmen', '/unternehmen/so-funktionierts', '/unternehmen/preise', '/unternehmen/vergleich'],
    ['/unternehmen/onboarding-concierge', '/talente', '/talente/so-funktionierts', '/talente/vergleich'],
    ['/jobbeschreibung', '/interviewfragen', '/interview-tipps', '/ueber-uns', '/karriere', '/impressum'],
    ['/datenschutz', '/agb', '/security', '/cookies', '/barrierefreiheit', '/cdn-m7k3p', '/formular', '/404'],
  ].flat();
  expect(routes).toEqual(expect.arrayContaining(specified));
});

test('a visitor on a desktop comes from / by the links of the footer to every other route', async () => {
  const visitor = await Visitor.arrive(browser);
  expect([...(await followFooter(visitor))].sort()).toEqual([...inFooter].sort());
  expect(visitor.console).toEqual([]);
  expect(visitor.failed).toEqual([]);
  await visitor.leave();
});

test('a visitor on a desktop uses every link of the header', async () => {
  const visitor = await Visitor.arrive(browser);
  await visitor.go('/unternehmen');
  for (const { href, label } of mainNavigation.company) {
    await visitor.follow(label, 'header nav');
    expect(visitor.path).toBe(href);
  }
  for (const { href, label, description } of resources) {
    await visitor.click('button', shell.resources);
    await visitor.follow(`${label} ${description}`, '#ressourcen');
    expect(visitor.path).toBe(href);
  }
  await visitor.follow('Talente', 'header');
  expect(visitor.path).toBe('/talente');
  for (const { href, label } of mainNavigation.talent) {
    await visitor.follow(label, 'header nav');
    expect(visitor.path).toBe(href);
  }
  await visitor.follow('Unternehmen', 'header');
  expect(visitor.path).toBe('/unternehmen');
  await visitor.follow(shell.register, 'header');
  expect(visitor.path).toBe('/formular#unternehmer');
  await visitor.leave();
});

const found = routes.filter((route) => route !== '/404');

describe('a visitor of every page', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await Visitor.arrive(browser);
  });
  afterAll(() => visitor.leave());

  test.each(found)('finds %s without a console message, a failed or a foreign request', async (route) => {
    await visitor.go(route);
    await visitor.page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    for (const noted of [visitor.console, visitor.failed, visitor.foreign]) expect(noted.splice(0)).toEqual([]);
    expect(await visitor.page.cookies()).toEqual([]);
    const stored = await visitor.page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases, ...(await caches.keys())];
    });
    expect(stored).toEqual([]);
  });
});

describe.each(found)('%s', (route) => {
  test('answers at both forms of its address with the same document', async () => {
    const [plain, slash] = await Promise.all(
      ['', '/'].map(async (end) => {
        const response = await fetch(`${served().siteUrl}${route}${end}`);
        return { status: response.status, html: await response.text() };
      }),
    );
    expect(plain?.status).toBe(200);
    expect(slash).toEqual(plain);
  });

  test('has one title, description, canonical, h1 and no skipped heading level', async () => {
    const html = await (await fetch(`${served().siteUrl}${route}`)).text();
    for (const tag of [/<title[ >]/g, /<meta name="description"/g, /<link rel="canonical"/g, /<h1[ >]/g]) {
      expect(html.match(tag), `${tag}`).toHaveLength(1);
    }
    expect(html).toContain('<html lang="de">');
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
  });
});
