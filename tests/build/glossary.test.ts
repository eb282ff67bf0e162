import { HtmlElement, Parser, StaticConfigLoader, TextNode } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { byLetter, terms } from '../../content/guides/glossar.ts';
import { buildSite, pagesOf, textOf } from '../support/built-site.ts';
import { unescapeHtml } from '../support/unescape-html.ts';

/** Words that not every reader knows, by the glossary's ids. The first time one stands in a page's prose, it is a link. */
const TERMS: Readonly<Record<string, RegExp>> = {
  abschlussquote: /Abschlussquoten?/,
  clawback: /Clawback|Stornohaftung/,
  fixum: /(?<!\p{L})Fixum/u,
  forecast: /Forecast/,
  hybrid: /(?<!\p{L})hybrid/iu,
  'no-show': /No-Shows?/,
  ote: /(?<!\p{L})OTE(?!\p{L})/u,
  pipeline: /Pipeline/,
  'show-up-rate': /Show-up-Rate/,
  slate: /Slate|Shortlist/,
  storno: /Storno(?!haftung)/,
  'time-to-hire': /Time-to-Hire/,
  'track-record': /Track Record/,
};

/** The pages that explain such words by links, with the terms beyond {@link TERMS} that they link too. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/talente': ['provision'],
  '/talente/so-funktionierts': ['lead', 'provision'],
  '/talente/vergleich': ['cold-call'],
  '/jobbeschreibung': ['cold-call', 'crm'],
  '/jobbeschreibung/opener': ['cold-call', 'crm'],
  '/jobbeschreibung/setter': ['lead'],
  '/jobbeschreibung/closer': ['scheinselbststaendigkeit'],
  '/interviewfragen': [],
  '/interview-tipps': ['scheinselbststaendigkeit'],
  '/unternehmen': ['provision'],
  '/unternehmen/so-funktionierts': ['like', 'provision'],
  '/unternehmen/preise': ['like'],
  '/unternehmen/vergleich': ['swipe'],
  '/unternehmen/onboarding-concierge': [],
  '/ueber-uns': ['match'],
};

/** Where a link would be in the way of another one, of a name, or of a text that is no prose. */
const NO_LINKS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'dt',
  'summary',
  'button',
  'label',
  'legend',
  'nav',
  'figcaption',
  'caption',
  'th',
];
/** What else is no prose: labels of facts, drawings, forms to be copied or filled in, interactive parts, footnotes. */
const NO_PROSE = [...NO_LINKS, 'pre', 'svg', 'script', 'style', 'template', 'island-root'];
const NO_PROSE_CLASSES = /\b(?:job-posting|scorecard|sheet|match-deck|interview-plan|footnotes)\b/;

let pages: ReadonlyMap<string, string>;
let parser: Parser;
beforeAll(async () => {
  pages = pagesOf(await buildSite());
  parser = new Parser(await new StaticConfigLoader({ root: true, elements: ['html5'] }).getConfigFor('page.html'));
});

const htmlOf = (route: string): string => pages.get(route) ?? '';
const mainOf = (route: string): HtmlElement | null => parser.parseHtml(htmlOf(route)).querySelector('main');
const glossaryLinks = (root: HtmlElement | null): readonly string[] =>
  (root?.querySelectorAll('a') ?? []).flatMap(
    (link) => /\/glossar#(.+)$/.exec(`${link.getAttributeValue('href')}`)?.[1] ?? [],
  );

/** A term that the page defines itself needs no link. */
const definedHere = (text: string): string =>
  Object.entries(TERMS)
    .flatMap(([id, word]) => (text.replace(word, '') === '' ? `⟦${id}⟧` : []))
    .join('');

/** The prose inside an element; before the text of a link to a term stands `⟦id⟧`. */
function proseOf(element: HtmlElement): string {
  return element.childNodes
    .map((child) => {
      if (child instanceof TextNode) return unescapeHtml(child.textContent).replace(/[\u00AD\u2060]/g, '');
      if (!(child instanceof HtmlElement)) return ' ';
      if (child.tagName === 'dt' || child.querySelector('> dfn'))
        return definedHere(unescapeHtml(child.textContent).replace(/[\u00AD\u2060]/g, ''));
      if (NO_PROSE.includes(child.tagName)) return ' ';
      if (NO_PROSE_CLASSES.test(`${child.getAttributeValue('class')}`)) return ' ';
      const [id] = /(?<=\/glossar#).+$/.exec(`${child.getAttributeValue('href')}`) ?? [];
      return ` ${id ? `⟦${id}⟧` : ''}${proseOf(child)}`;
    })
    .join('');
}

describe.each(Object.entries(PAGES))('%s', (route, more) => {
  test('links a word that not every reader knows where it first stands', () => {
    const main = mainOf(route);
    const prose = main ? proseOf(main) : '';
    expect(prose.length).toBeGreaterThan(1000);
    const unexplained = Object.entries(TERMS).flatMap(([id, word]) => {
      const link = prose.indexOf(`⟦${id}⟧`);
      const first = prose.search(word);
      return first >= 0 && (link < 0 || link > first) ? prose.slice(Math.max(0, first - 40), first + 40) : [];
    });
    expect(unexplained).toEqual([]);
  });

  test('links these and few others, each once', () => {
    const linked = glossaryLinks(mainOf(route));
    expect(linked).toEqual([...new Set(linked)]);
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.length).toBeLessThanOrEqual(7);
    expect([...Object.keys(TERMS), ...more]).toEqual(expect.arrayContaining([...linked]));
    expect(linked).toEqual(expect.arrayContaining([...more]));
  });

  test('has no such link in headings, buttons, questions or labels', () => {
    const places = NO_LINKS.flatMap((name) => mainOf(route)?.querySelectorAll(name) ?? []);
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter((place) => glossaryLinks(place).length > 0).map((place) => place.textContent)).toEqual([]);
  });
});

test('the glossary defines each term at its anchor, and the index leads to every letter', () => {
  const html = htmlOf('/glossar');
  for (const { id, term, also } of terms) {
    const [, from = ''] = html.split(`<dt id="${id}">`);
    expect(from, id).toMatch(/^<dfn>/);
    expect(textOf(from.slice(0, from.indexOf('</dt>')))).toBe(textOf(also ? `${term} auch ${also}` : term));
  }
  const letters = [...html.matchAll(/<a href="#(buchstabe-[a-z])">(.)<\/a>/g)].map(([, id, letter]) => ({
    id,
    letter,
  }));
  expect(letters).toEqual(byLetter(terms).map(({ id, letter }) => ({ id, letter })));
});
