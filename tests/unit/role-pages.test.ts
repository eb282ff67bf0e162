import { describe, expect, test } from 'vitest';
import { chapterLabels, chapters } from '../../content/guides/jobbeschreibung.ts';
import { weekLines } from '../../content/guides/rollen/week.ts';
import { roleOfSlug, rolePages, shownQuestions } from '../../content/guides/rollen.ts';
import type { Week } from '../../content/guides/types.ts';
import { roleIds, roles } from '../../content/roles.ts';
import { breadcrumbs } from '../../content/structured-data.ts';
import { untypeset } from '../../content/typography.ts';

const ADDRESS = /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|[dD](?:u|ir|ich|ein(?:e[mnrs]?)?))(?!\p{L})/u;

describe.each(roleIds)('the page of the role %s', (role) => {
  const page = rolePages[role];
  const lines = weekLines(page.week);

  test('names the role in title, description, headline and every heading about it', () => {
    const { name } = roles[role];
    const { meta, hero, boundary, payIntro, metricsIntro, questionsIntro } = page;
    const texts = [meta.title, meta.description, hero.headline];
    for (const text of [
      ...texts,
      ...[boundary, payIntro, metricsIntro, questionsIntro].map(({ heading }) => heading),
    ]) {
      expect(text).toContain(name);
    }
  });

  test('sets the role apart from both others, by links to their pages', () => {
    const text = page.isNot.map((entry) => entry.text).join(' ');
    for (const other of roleIds) expect(text.includes(`(/jobbeschreibung/${other})`), other).toBe(other !== role);
  });

  test('has a day whose entries are one to twelve quarters of an hour long, as they are drawn', () => {
    const quarters = chapters[role].day.map(({ time }) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return hours * 4 + minutes / 15;
    });
    for (const [index, end] of quarters.slice(1).entries()) {
      const length = end - (quarters[index] ?? 0);
      expect(Number.isInteger(length) && length >= 1 && length <= 12, chapters[role].day[index]?.time).toBe(true);
    }
  });

  test('divides in two, where a metric is a fraction, and ends as a sentence', () => {
    for (const { definition } of chapters[role].metrics) {
      const parts = definition.split(chapterLabels.divided);
      expect(parts.length, definition).toBeLessThanOrEqual(2);
      if (parts.length > 1) expect(definition).toMatch(/\.$/);
    }
  });

  test('says of each count of the week what became of the others, where it is one drawing', () => {
    const counts = lines.filter(({ isMoney }) => !isMoney);
    if (page.weekOutcomes) expect(page.weekOutcomes).toHaveLength(counts.length);
    expect(page.weekOutcomes === undefined, 'only the opener’s week is rows').toBe(role === 'opener');
  });

  test('has five questions, five metrics and four answers', () => {
    expect(shownQuestions(role)).toHaveLength(3);
    expect(chapters[role].metrics).toHaveLength(5);
    expect(page.faq).toHaveLength(4);
  });

  test('shows questions whose answers address nobody', () => {
    for (const { id, lookFor } of shownQuestions(role)) expect(lookFor, id).not.toMatch(ADDRESS);
  });

  test('has a week that comes out even, in the words of the role’s own metrics', () => {
    let exact = lines[0]?.value ?? 0;
    for (const [index, { factor }] of page.week.steps.entries()) {
      exact *= 'share' in factor ? factor.share : factor.euros;
      expect(exact).toBeCloseTo(lines[index + 1]?.value ?? 0, 9);
    }
    const metrics = chapters[role].metrics.map(({ name }) => name);
    expect(page.week.steps.filter(({ name }) => metrics.includes(name)).length).toBeGreaterThan(0);
    expect(page.weekIntro.text).toContain('Rechenbeispiel');
    const [first, result] = [lines[0]?.figure, lines.findLast(({ isMoney }) => !isMoney)?.figure];
    expect(untypeset(page.weekIntro.heading)).toMatch(new RegExp(`^${first} .*, ${result} `));
  });

  test('tells search engines the way to it by names that stand on it', () => {
    const names = (breadcrumbs(`/jobbeschreibung/${role}`).itemListElement as { name: string }[]).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Jobbeschreibungen', roles[role].name]);
  });
});

test('the readings of the weeks are worked out from them', () => {
  expect(untypeset(rolePages.opener.weekReading)).toContain('rund 33 Anwahlen');
  expect(untypeset(rolePages.opener.weekReading)).toContain('genügen 240 Anwahlen statt 300');
  expect(untypeset(rolePages.setter.weekReading)).toContain('rund 8 Anfragen');
  expect(untypeset(rolePages.setter.weekReading)).toContain('rund 13 neue Anfragen');
  expect(untypeset(rolePages.closer.weekReading)).toMatch(/375 € Umsatz .* kosten pro Woche 450 €/);
});

test('a week says how each figure comes from the one before, and how many go on', () => {
  const week: Week = {
    perDay: 4,
    unit: 'Anrufe',
    steps: [
      { factor: { share: 0.5 }, name: 'Quote', result: 'Gespräche' },
      { factor: { euros: 1500 }, name: 'Wert', result: 'Umsatz' },
    ],
  };
  expect(
    weekLines(week).map(({ figure, label, formula, left }) => [untypeset(figure), label, untypeset(formula), left]),
  ).toEqual([
    ['20', 'Anrufe', '5 Tage × 4 Anrufe', 10],
    ['10', 'Gespräche', '20 × 50 % Quote', null],
    ['15.000 €', 'Umsatz', '10 × 1.500 € Wert', null],
  ]);
});

test('a slug that is no role is refused', () => {
  expect(() => roleOfSlug('farmer')).toThrow('There is no role "farmer"');
});
