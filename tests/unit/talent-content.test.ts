/** The texts of the talent side, about, careers, booking, errors and the hidden page keep their promises. */

import { expect, test } from 'vitest';
import * as about from '../../content/about.ts';
import * as booking from '../../content/booking.ts';
import * as careers from '../../content/careers.ts';
import * as company from '../../content/company/landing.ts';
import * as errors from '../../content/errors.ts';
import * as founders from '../../content/founders.ts';
import { renderError } from '../../content/render-error.ts';
import { plainText } from '../../content/rich.ts';
import { type RoleId, roles } from '../../content/roles.ts';
import * as comparison from '../../content/talent/comparison.ts';
import * as howItWorks from '../../content/talent/how-it-works.ts';
import * as landing from '../../content/talent/landing.ts';

const provider = { name: 'Platzhalter-Anbieter', country: 'Platzhalter-Land' };
const notice = booking.notice(provider);
const alternatives = booking.alternatives('post@example.org', 'https://app.example.org/auth/register');

/** Plain spaces, no word joiners. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
const words = (text: string): string[] => text.split(/[\s\u00A0]+/).filter((word) => /[\p{L}\d]/u.test(word));

test('the talent FAQ has exactly six entries, without claims in the questions', () => {
  expect(landing.faq).toHaveLength(6);
  for (const { question } of landing.faq) expect(question).toMatch(/^[^{]+\?$/);
});

test('six steps, six days, three pillars, as specified', () => {
  expect(howItWorks.steps.map(({ duration }) => plain(plainText(duration)))).toEqual([
    '60 Sekunden',
    '2 Min.',
    'sofort',
    '10–20 Min.',
    'typisch 24–48 h',
    '3–7 Tage',
  ]);
  expect(howItWorks.timeline.map(({ day }) => plain(day))).toEqual(['0', '0–1', '1–2', '2–4', '4–7', '7+']);
  expect(howItWorks.pillars).toHaveLength(3);
  expect(landing.startSteps).toHaveLength(3);
});

test('every rating has a reason of at most 14 words, and the product loses three criteria', () => {
  for (const { ratings } of comparison.criteria) {
    for (const { reason } of Object.values(ratings)) expect(words(reason).length, reason).toBeLessThanOrEqual(14);
  }
  expect(
    comparison.criteria.filter(({ best, ratings }) => ratings.doppelja.level !== best).map(({ id }) => id),
  ).toEqual(['passung', 'gehalt', 'auswahl']);
});

test('both comparison tables show the same ratings', () => {
  expect(landing.comparison.rows).toHaveLength(5);
  for (const row of landing.comparison.rows) expect(comparison.criteria).toContainEqual(row);
});

test.each([
  ['profiles', company.deck, 'Wunschgehalt'],
  ['jobs', landing.deck, 'Fixum'],
])('of three %s, the second one does not say Ja back; pay lies inside the range of the role', (_, { cards }, label) => {
  expect(cards.map(({ likesBack }) => likesBack)).toEqual([true, false, true]);
  for (const { title, rows } of cards) {
    const [, role = ''] = /^(Opener|Setter|Closer)\b/.exec(title) ?? [];
    const { from, to } = roles[role.toLowerCase() as RoleId].pay;
    const fixed = Number(rows.find((row) => row.label === label)?.value.replace(/\D/g, ''));
    if (fixed === 0) continue; // by commission alone
    expect(fixed).toBeGreaterThanOrEqual(from);
    expect(fixed).toBeLessThanOrEqual(to);
  }
});

test('jobs are open to everybody', () => {
  for (const { title } of landing.deck.cards) expect(title).toContain('(m/w/d)');
});

test('only a mutual yes is a match', () => {
  expect(landing.matching.cases).toHaveLength(4);
  for (const { you, company, match } of landing.matching.cases) {
    expect(match).toBe(you === 'Ja' && company === 'Ja');
  }
});

test('careers: the six specified titles, full time, remote, with a subject', () => {
  expect(careers.openings.map(({ title }) => title)).toEqual([
    'Marketing Manager (m/w/d)',
    'CMO (m/w/d)',
    'Frontend Developer (m/w/d)',
    'Backend Developer (m/w/d)',
    'UX/UI Designer (m/w/d)',
    'Customer Support Representative (m/w/d)',
  ]);
  for (const { title, type, location } of careers.openings) {
    expect(type).toBe('Vollzeit');
    expect(['Remote', 'Remote/München']).toContain(location);
    expect(decodeURIComponent(careers.applyHref(title))).toContain(`?subject=Bewerbung: ${title}`);
  }
  expect(new Set(careers.openings.map(({ pay }) => pay)).size).toBe(6);
  const inMunich = careers.openings.filter(({ location }) => location === 'Remote/München');
  expect([inMunich.length, JSON.stringify(careers.reasons)]).toEqual([
    3,
    expect.stringContaining('drei auch in München'),
  ]);
});

test('no reason says its figure a second time in words', () => {
  const words: Readonly<Record<string, RegExp>> = { '0': /\b(?:null|kein)/i, '2': /\bzwei\b/i };
  for (const { figure, title } of landing.benefits) {
    const [number = ''] = 'value' in figure ? figure.value.split(/\D/) : [];
    expect(title).not.toMatch(words[number] ?? /\d/);
  }
});

test('about: three values with three or four principles, three claims', () => {
  expect(about.values).toHaveLength(3);
  for (const { principles } of about.values) expect([3, 4]).toContain(principles.length);
  expect(about.stats.map(({ figure }) => figure.claim)).toEqual(['interviews', 'unternehmen', 'gepruefte-profile']);
});

test('booking: the specified strings, byte for byte', () => {
  const { vertriebler, unternehmer } = booking.choices;
  expect(booking.question).toBe('Ich bin...');
  expect(booking.sprintHeading).toBe('Profil-Sprint');
  expect(booking.backLabel).toBe('Zurück zur Auswahl');
  expect([vertriebler.id, vertriebler.label, vertriebler.statement]).toEqual([
    'vertriebler',
    'Vertriebler',
    'Ich suche Sales Jobs',
  ]);
  expect([unternehmer.id, unternehmer.label, unternehmer.statement]).toEqual([
    'unternehmer',
    'Unternehmer',
    'Ich suche Vertriebler',
  ]);
  expect(vertriebler.promise).toBe(
    'In 15 Minuten zum Verified-Profil + 7-Tage Priority-Boost, erstes Interview in unter 7 Tagen',
  );
  expect(unternehmer.promise).toBe('In 15 Minuten: Firmenprofil, Intro-Video, erste Stelle live, Kalender verbunden');
});

test('booking: the notice names provider, country, data and the privacy section', () => {
  const text = plain(`${notice.consent} ${notice.data}`);
  for (const part of [provider.name, provider.country, 'IP-Adresse', '/datenschutz#terminbuchung']) {
    expect(text).toContain(part);
  }
  expect(alternatives.app.href).toBe('https://app.example.org/auth/register');
  expect(alternatives.email.href).toBe('mailto:post@example.org');
});

test('errors: the specified strings, each with a German line', () => {
  expect(errors.notFound.title).toBe('Oops! Page not found');
  expect(errors.notFound.home.label).toBe('Return to Home');
  expect(errors.notFound.german).toBe('Hier gibt es kein Match. Die Seite fehlt.');
  for (const error of [renderError, errors.routeError]) {
    expect(error.title).toBe('Unexpected Application Error!');
    expect(error.lang).toBe('en');
    expect(error.german.length).toBeGreaterThan(0);
  }
});

test('the hidden page says that its portraits are placeholders', () => {
  for (const { alt } of founders.portraits) expect(alt).toMatch(/^Platzhalter/);
});

test('the bars are as long as their steps say, and so are their sums', () => {
  const numbers = (text: string) => (plain(text).match(/\d+/g) ?? []).map(Number);
  const inUnit: Readonly<Record<string, readonly number[]>> = {
    '60 Sekunden': [1],
    sofort: [0],
    'typisch 24–48 h': [1, 2],
  };
  for (const { value, parts } of howItWorks.lengths) {
    for (const { step, least, most } of parts) {
      const duration = plain(plainText(howItWorks.steps[step - 1]?.duration ?? ''));
      const [from, to = from] = inUnit[duration] ?? numbers(duration);
      expect([least, most], duration).toEqual([from, to]);
    }
    const sum = (end: 'least' | 'most') => parts.reduce((all, part) => all + part[end], 0);
    expect(numbers(value)).toEqual([sum('least'), sum('most')]);
  }
});
