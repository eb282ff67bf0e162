import { beforeAll, describe, expect, test } from 'vitest';
import { type Claim, type ClaimId, claimDate, claimEntry, claims } from '../../content/claims.ts';
import { derivations } from '../../content/figures-derived.ts';
import { featured, registerDate } from '../../content/figures-page.ts';
import { buildSite, pagesOf, textOf } from '../support/built-site.ts';

const all = Object.values(claims);
const displayed = all.filter(({ display }) => display);
const hidden = all.filter(({ display }) => !display);

const plain = (text: string): string => textOf(text);

let pages: ReadonlyMap<string, string>;
let register: string;
beforeAll(async () => {
  pages = pagesOf(await buildSite());
  register = pages.get('/zahlen') ?? '';
});

/** The HTML of a claim's entry. The featured one is the leaflet of the first screen. */
function entryOf(id: ClaimId): string {
  const [, leaflet = ''] = register.split(`<div class="leaflet" id="${id}"`);
  if (leaflet) return leaflet.slice(0, leaflet.indexOf('</dl>'));
  const [, from = ''] = register.split(`<li id="${id}"`);
  return from.slice(0, from.indexOf('</li>'));
}

/** The head of the group that a claim's entry is in: kind and meaning. */
function headOf(id: ClaimId): string {
  const [before = ''] = register.split(`<li id="${id}"`);
  const head = before.slice(before.lastIndexOf('<h3'));
  return textOf(head.slice(0, head.indexOf('<ul')));
}

/** Claims by the pages that carry their footnotes. */
const shown = (): readonly (readonly [Claim, string])[] =>
  displayed.flatMap((claim) =>
    [...pages].filter(([, html]) => html.includes(`id="fn-${claim.id}"`)).map(([route]) => [claim, route] as const),
  );

describe('the register on /zahlen', () => {
  test.each(displayed)('has $id with figure, kind, date, definition and basis', (claim) => {
    const entry = textOf(entryOf(claim.id));
    for (const part of [claim.value, claim.label, claim.definition, claim.basis, claim.missing ?? ''])
      expect(entry).toContain(plain(part));
    // The kind stands in the entry, or once for its group; the date in the entry, or once for the register.
    const { kind } = claim;
    const ownDate = `Art, Stand: ${kind}, ${claimDate(claim)}`;
    if (claim.isOpen) expect(entry).toContain(ownDate);
    else if (claim.id === featured.id) expect(entry).toContain(ownDate.replace(':', ''));
    else {
      expect(headOf(claim.id)).toMatch(new RegExp(`^${kind} .+\\.$`));
      const [, intro = ''] = register.split('<p class="section__intro">');
      if (claim.asOf === registerDate)
        expect(textOf(intro.slice(0, intro.indexOf('</p>')))).toMatch(
          new RegExp(`gilt: Stand ${claimDate(claim)}\\.$`),
        );
      else expect(entry).toContain(ownDate);
    }
  });

  test('has an entry for nothing else', () => {
    const ids = [...register.matchAll(/<(?:li|div class="leaflet") id="([\w-]+)"/g)].map(([, id]) => id);
    expect(ids.sort()).toEqual(displayed.map(({ id }) => id).sort());
  });

  test('says how many are held back', () => {
    expect(hidden).toHaveLength(2);
    expect(textOf(register)).toContain('Zwei weitere Angaben nennen wir gar nicht');
  });

  test('shows each derived figure with its formula', () => {
    const text = textOf(register);
    for (const { caption, lines } of derivations) {
      expect(text).toContain(plain(caption));
      for (const { label, formula, result } of lines) expect(text).toContain(plain(`${label} ${formula} ${result}`));
    }
  });

  test('knows the pages that each figure stands on, no more and no fewer', () => {
    const declared = displayed.flatMap((claim) => claim.pages.map((route) => `${claim.id} on ${route}`));
    expect(declared.length).toBeGreaterThan(10);
    expect(
      shown()
        .map(([{ id }, route]) => `${id} on ${route}`)
        .sort(),
    ).toEqual(declared.sort());
  });

  test('links each of those places', () => {
    for (const [{ id }, route] of shown()) expect(entryOf(id)).toContain(`href="${route}#fnref-${id}"`);
  });
});

describe('every page', () => {
  test('links each of its footnotes to the entry', () => {
    for (const [claim, route] of shown()) {
      const [, footnote = ''] = (pages.get(route) ?? '').split(`<li id="fn-${claim.id}"`);
      expect(footnote.slice(0, footnote.indexOf('</li>')), `${route}: ${claim.id}`).toContain(
        `href="${claimEntry(claim.id)}"`,
      );
    }
  });

  test.each(hidden)('keeps quiet about $id', ({ id, value }) => {
    for (const [route, html] of pages) {
      expect(html, route).not.toContain(value);
      expect(html, route).not.toContain(`"${id}"`);
    }
  });
});

/** Pages where the same number counts something else: days that backups are kept, parts of a pay, days to an interview. */
const SAME_NUMBER: Readonly<Record<string, readonly ClaimId[]>> = {
  '/datenschutz': ['einstellung-7-tage'],
  '/security': ['einstellung-7-tage'],
  '/formular': ['einstellung-7-tage'],
  '/talente': ['einstellung-7-tage'],
  '/unternehmen/onboarding-concierge': ['einstellung-7-tage'],
  '/glossar': ['einstellungsquote', 'setup-zeit'],
  '/jobbeschreibung': ['einstellungsquote'],
  '/jobbeschreibung/closer': ['einstellungsquote'],
  '/jobbeschreibung/opener': ['einstellungsquote'],
  '/jobbeschreibung/setter': ['einstellungsquote'],
};

test('no page shows a figure of the register without its footnote', () => {
  const bare = [...pages]
    .filter(([route]) => route !== '/zahlen')
    .flatMap(([route, html]) => {
      const text = textOf(html.slice(html.indexOf('<body')));
      const has = ({ id, value }: Claim) => text.includes(plain(value)) && !html.includes(`id="fn-${id}"`);
      return displayed.filter(has).map(({ id }) => ({ route, id }));
    });
  const elsewhere = Object.entries(SAME_NUMBER).flatMap(([route, ids]) => ids.map((id) => ({ route, id })));
  expect(bare).toHaveLength(elsewhere.length);
  expect(bare).toEqual(expect.arrayContaining(elsewhere));
});
