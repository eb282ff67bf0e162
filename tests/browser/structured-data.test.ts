import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { euro } from '../../content/format.ts';
import { absoluteUrl } from '../../content/site.ts';
import type { Thing } from '../../content/structured-data.ts';
import { launchShell } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { Visitor } from '../support/visitor.ts';

/** The nodes of each page's graph; pages that are not listed have none. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  '/unternehmen': ['Organization', 'WebSite'],
  '/unternehmen/so-funktionierts': ['BreadcrumbList'],
  '/unternehmen/vergleich': ['BreadcrumbList'],
  '/unternehmen/preise': ['BreadcrumbList', 'Service', 'FAQPage'],
  '/unternehmen/onboarding-concierge': ['BreadcrumbList', 'FAQPage'],
  '/talente/so-funktionierts': ['BreadcrumbList'],
  '/talente/vergleich': ['BreadcrumbList'],
  '/jobbeschreibung/opener': ['BreadcrumbList', 'FAQPage'],
  '/jobbeschreibung/setter': ['BreadcrumbList', 'FAQPage'],
  '/jobbeschreibung/closer': ['BreadcrumbList', 'FAQPage'],
  '/glossar': ['DefinedTermSet'],
};

/** Spaces and line breaks of any kind as one space; without soft hyphens and word joiners. */
const normal = (text: string) =>
  text
    .replace(/[\u00AD\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

interface Shown {
  readonly scripts: readonly string[];
  readonly canonical: string;
  /** Everything that is visible under either way of billing. */
  readonly text: string;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  /** Texts of each plan card by the plan's name: under yearly billing, then under monthly. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
}

let browser: Browser;

/** Reads a page as a visitor does who opens every answer and looks at both ways of billing. */
async function readPage(route: string): Promise<Shown> {
  const visitor = await Visitor.arrive(browser);
  await visitor.go(route);
  const { page } = visitor;
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    // Marks of footnotes are no part of the sentence.
    for (const mark of document.querySelectorAll('.footnote-mark')) mark.remove();
  });
  const snapshot = () =>
    page.evaluate(() => ({
      text: document.body.innerText,
      cards: [...document.querySelectorAll<HTMLElement>('.plan-card')].map((card) => card.innerText),
    }));
  const yearly = await snapshot();
  if (yearly.cards.length > 0) {
    await page.$eval('input[value="28days"]', (radio) => radio.click());
    await page.waitForSelector('.plan-card__offer--28days .plan-card__price', { visible: true });
  }
  const monthly = await snapshot();
  const parts = await page.evaluate(() => ({
    scripts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
    names: [...document.querySelectorAll<HTMLElement>('.plan-card h3')].map((name) => name.innerText),
    faq: [...document.querySelectorAll<HTMLElement>('.faq__entry')].map((entry) => ({
      question: entry.querySelector('summary')?.innerText ?? '',
      answer: entry.querySelector('p')?.innerText ?? '',
    })),
  }));
  await visitor.leave();
  return {
    scripts: parts.scripts,
    canonical: parts.canonical,
    text: normal(`${yearly.text} ${monthly.text}`),
    faq: parts.faq.map(({ question, answer }) => ({ question: normal(question), answer: normal(answer) })),
    cards: Object.fromEntries(
      parts.names.map((name, index) => [
        normal(name),
        [yearly, monthly].map(({ cards }) => normal(cards[index] ?? '')),
      ]),
    ),
  };
}

const readings = new Map<string, Promise<Shown>>();

/** The reading of a page, made once for all tests. */
function read(route: string): Promise<Shown> {
  const reading = readings.get(route) ?? readPage(route);
  readings.set(route, reading);
  return reading;
}

/** Every property with a plain value, however deep it stands. */
function leaves(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, key));
  return Object.entries(value).flatMap(([name, item]) => leaves(item, name));
}

/** How each property may stand on the page. One that is not listed (a rating, a logo) must not be there at all. */
const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  name: String,
  alternateName: String,
  description: String,
  text: String,
  price: (value) => euro(Number(value)),
  priceCurrency: (value) => (value === 'EUR' ? '€' : `no ${value}`),
  value: (value) => `(${value} Tage)`,
  unitCode: (value) => (value === 'DAY' ? 'Tage' : `no ${value}`),
  valueAddedTaxIncluded: (value) => (value === false ? 'zzgl. USt.' : 'inkl. USt.'),
};
/** Words of the vocabulary, and addresses, which are checked on their own. */
const UNSHOWN = ['@type', 'position', 'url', 'item'];

/** The nodes of a graph by type. */
function graphOf(shown: Shown): Readonly<Record<string, Thing>> {
  if (shown.scripts.length === 0) return {};
  const { '@context': context, '@graph': nodes } = JSON.parse(shown.scripts[0] ?? '');
  expect(context).toBe('https://schema.org');
  return Object.fromEntries((nodes as Thing[]).map((node) => [node['@type'], node]));
}

let indexable: string[];
beforeAll(async () => {
  browser = await launchShell();
  const sitemap = await (await fetch(`${served().siteUrl}/sitemap.xml`)).text();
  indexable = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
});
afterAll(() => browser.close());

test.each(siteRoutes)('%s tells search engines what it shows, and nothing else', async (route) => {
  const shown = await read(route);
  expect(shown.scripts.length).toBe(TYPES[route] ? 1 : 0);
  const graph = graphOf(shown);
  expect(Object.keys(graph)).toEqual(TYPES[route] ?? []);

  for (const [key, value] of leaves(Object.values(graph)).filter(([name]) => !UNSHOWN.includes(name))) {
    expect(WORDS, 'a property whose values are shown').toHaveProperty(key);
    expect(shown.text, `${key}: ${value}`).toContain(normal(WORDS[key]?.(value) ?? ''));
  }
  for (const [key, url] of leaves(Object.values(graph)).filter(([name]) => name === 'url' || name === 'item')) {
    expect(indexable, `${key} is a canonical address`).toContain(url);
  }
});

/** Routes whose graph has a node of the type. */
const routesWith = (type: string) => Object.keys(TYPES).filter((route) => TYPES[route]?.includes(type));

test.each(routesWith('BreadcrumbList'))('%s has a breadcrumb per level, the last one being the page', async (route) => {
  const shown = await read(route);
  const items = graphOf(shown).BreadcrumbList?.itemListElement as readonly { position: number; item: string }[];
  const levels = route.split('/').slice(1);
  expect(items.map(({ position }) => position)).toEqual(levels.map((_, index) => index + 1));
  expect(items.map(({ item }) => item)).toEqual(
    levels.map((_, index) => absoluteUrl(`/${levels.slice(0, index + 1).join('/')}`)),
  );
  expect(items.at(-1)?.item).toBe(shown.canonical);
});

test.each(routesWith('FAQPage'))('%s repeats every visible question and answer, word by word', async (route) => {
  const shown = await read(route);
  const entries = graphOf(shown).FAQPage?.mainEntity as readonly { name: string; acceptedAnswer: { text: string } }[];
  const told = entries.map(({ name, acceptedAnswer: { text } }) => ({
    question: normal(name),
    answer: normal(text),
  }));
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(shown.faq);
});

test.each(routesWith('Service'))('%s offers the plans of its cards, at the prices of each', async (route) => {
  const shown = await read(route);
  const offers = graphOf(shown).Service?.offers as readonly {
    name: string;
    priceSpecification: readonly { name: string; price: number }[];
  }[];
  expect(offers.map(({ name }) => name)).toEqual(Object.keys(shown.cards));
  for (const { name, priceSpecification } of offers) {
    expect(priceSpecification).toHaveLength(2);
    for (const [index, { name: billing, price }] of priceSpecification.entries()) {
      const card = shown.cards[name]?.[index];
      expect(card).toContain(normal(`${euro(price)} pro 4 Wochen (28 Tage), zzgl. USt.`));
      expect(card).toContain(normal(billing));
    }
  }
});

test('every indexable route has a preview picture of its own, 1200 × 630 and below 300 KB', async () => {
  const pictures = await Promise.all(
    indexable.map(async (url) => {
      const html = await (await fetch(url.replace(absoluteUrl(''), served().siteUrl))).text();
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(picture, url).toContain(absoluteUrl('/'));
      const response = await fetch(picture.replace(absoluteUrl(''), served().siteUrl));
      expect(response.status, picture).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/png');
      const png = Buffer.from(await response.arrayBuffer());
      // The signature, then the chunk IHDR, which starts with width and height.
      expect(png.toString('latin1', 0, 16)).toBe('\x89PNG\r\n\x1A\n\0\0\0\rIHDR');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
      expect(png.length, picture).toBeLessThan(300_000);
      return picture;
    }),
  );
  expect(indexable.length).toBeGreaterThan(15);
  expect(new Set(pictures).size).toBe(indexable.length);
});
