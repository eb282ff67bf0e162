import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { filled, type SlotId, slots } from '../../content/site.ts';
import { typesetText } from '../../content/typography.ts';
import { buildSite, pagesOf, textOf } from '../support/built-site.ts';
import { forbidden, requirements } from './legal-requirements.ts';

const LEGAL = ['/impressum', '/datenschutz', '/agb', '/security', '/cookies', '/barrierefreiheit'];

let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  pages = pagesOf(await buildSite());
});

const html = (route: string): string => pages.get(route) ?? '';
const sourceOf = (route: string): string => readFileSync(`content/legal${route}.md`, 'utf8');

/** The text below the heading with that id, up to the next of its level. */
const sectionOf = (route: string, id: string): string => html(route).split(`<h2 id="${id}">`)[1]?.split('<h2')[0] ?? '';

const headingsOf = (route: string): readonly (readonly [string, string])[] =>
  [...html(route).matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/g)]
    .map(([, id = '', text = '']) => [id, textOf(text)] as const)
    // The closing columns of the shell have headings without ids, the footnotes one that belongs to no legal text.
    .filter(([id]) => sourceOf(route).includes(`{#${id}}`));

describe('a legal requirement is answered where it is expected', () => {
  test.each(requirements)('$page#$heading: $what', ({ page, heading, terms, slots: data = [] }) => {
    const section = textOf(sectionOf(page, heading));
    expect(section, 'the section exists').not.toBe('');
    for (const term of terms) expect(section).toContain(textOf(typesetText(term)));
    for (const id of data) expect(section, id).toContain(filled(id));
  });

  test('and docs/decisions.md names the same places', () => {
    const rows = readFileSync('docs/decisions.md', 'utf8').replaceAll(/ +/g, ' ').split('\n');
    for (const { what, page, heading } of requirements) expect(rows).toContain(`| ${what} | ${page} | #${heading} |`);
  });
});

describe.each(LEGAL)('%s', (route) => {
  test('starts with "Kurz gesagt" in a few lines', () => {
    const [, summary = ''] = html(route).split('class="legal__digest');
    const digest = summary.slice(0, summary.indexOf('</ul>'));
    expect(textOf(digest)).toMatch(/Kurz gesagt/);
    const lines = digest.match(/<li>/g) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.length).toBeLessThanOrEqual(7);
  });

  test('lists each of its sections in its contents', () => {
    const headings = headingsOf(route);
    expect(headings.length).toBeGreaterThan(3);
    const [, nav = ''] = html(route).split('class="legal__contents"');
    const links = [...nav.slice(0, nav.indexOf('</nav>')).matchAll(/<a href="#([\w-]+)">(.*?)<\/a>/g)];
    const isNumbered = nav.includes('class="legal__numbers"');
    const texts = links.map(([, id, text = ''], at) => [id, `${isNumbered ? `${at + 1}. ` : ''}${textOf(text)}`]);
    expect(texts).toEqual(headings);
  });

  test('says of when it is', () => {
    const [, date = '', stand = ''] =
      /Stand(?:<!-- -->)?: <time dateTime="([\d-]+)">(.*?)<\/time>/.exec(html(route)) ?? [];
    // The accessibility statement has its own (decisions: Roles, careers, legal).
    const expected =
      route === '/barrierefreiheit' ? ['2026-11-21', '21. November 2026'] : ['2025-10-01', 'Oktober 2025'];
    expect([date, textOf(stand)]).toEqual(expected);
  });

  test('takes company data from the slots alone', () => {
    const text = sourceOf(route).replaceAll(/\{slot:[\w.]+\}/g, '');
    expect(text).not.toMatch(/\S@\S/);
    expect(text).not.toMatch(/https?:|www\.|\.example/);
    expect(text).not.toMatch(/\+\d|\(0\d|\b0\d{2,}/);
    expect(text).not.toMatch(/\b(?:GmbH|UG|AG|e\.K\.|HRB)\b/);
  });

  test('shows what is still open as a placeholder that can be seen to be one', () => {
    const open = [...sourceOf(route).matchAll(/\{slot:([\w.]+)\}/g)]
      .map(([, id]) => id as SlotId)
      .filter((id) => slots[id].value === null);
    for (const id of open) {
      const value = filled(id);
      const shown = value.includes('@') ? `<a href="mailto:${value}">${value}</a>` : value;
      expect(html(route), id).toContain(`<mark class="slot">${shown}</mark>`);
    }
  });
});

describe('no page', () => {
  test.each(forbidden)('names %s', (_, pattern) => {
    for (const [route, page] of pages) expect(textOf(page), route).not.toMatch(pattern);
    for (const [route, page] of pages) expect(page, route).not.toMatch(/ec\.europa\.eu\/(?:consumers\/)?odr/);
  });
});

describe('/cookies', () => {
  const termsOf = (id: string): string[][] =>
    [...sectionOf('/cookies', id).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term = '', value = '']) => [
      textOf(term),
      textOf(value),
    ]);

  test('says of every kind of storage that this site keeps nothing in it', () => {
    const content = new Map(termsOf('website').map(([term = '', value]) => [term, value]));
    for (const storage of ['Cookies', 'Local Storage', 'Session Storage', 'IndexedDB', 'Cache Storage']) {
      expect(content.get(storage), storage).toBe('0');
    }
  });

  test('says what the booking provider may store, and that it does so only after the choice', () => {
    expect(textOf(sectionOf('/cookies', 'terminbuchung'))).toContain(
      `erst nach Ihrer Wahl den Kalender von ${filled('booking.provider')}`,
    );
    const terms = termsOf('terminbuchung');
    expect(terms.map(([storage]) => storage)).toEqual([
      'Cookies',
      'Local Storage und Session Storage',
      'Weitere Kennungen',
    ]);
    for (const term of terms) expect(term).not.toContain('');
    // How long, for all of them.
    expect(textOf(sectionOf('/cookies', 'terminbuchung'))).toContain('bestimmt der Anbieter');
  });
});
