import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { terms } from '../../content/guides/glossar.ts';
import * as tips from '../../content/guides/interview-tipps.ts';
import * as questions from '../../content/guides/interviewfragen.ts';
import * as jobs from '../../content/guides/jobbeschreibung.ts';
import { rolePath } from '../../content/guides/labels.ts';
import { weekLines } from '../../content/guides/rollen/week.ts';
import { rolePageLabels, rolePages, shownQuestions } from '../../content/guides/rollen.ts';
import { shell } from '../../content/navigation.ts';
import { payRange, type RoleId, roleIds, roles } from '../../content/roles.ts';
import { siteName } from '../../content/site.ts';
import type { Entry } from '../../content/types.ts';
import { launchShell } from '../support/browser.ts';
import { isLast, letters, lettersOf, outside, PAPER, print, type Sheet } from '../support/pdf.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

interface Guide {
  readonly route: string;
  readonly pages: number;
  /** How far down every sheet is printed at least. */
  readonly filled: number;
  readonly headline: string;
  readonly lead: string;
  /** What stands on the sheet of a role, which begins with its heading; the page of one role has none. */
  readonly roleTexts?: (role: RoleId) => readonly string[];
  readonly otherTexts: readonly string[];
  readonly screenOnly: readonly string[];
}

const entries = (list: readonly Entry[]) => list.flatMap(({ title, text }) => [title, text]);

/** What a role does and earns, and its day. */
function chapterTexts(role: RoleId): readonly string[] {
  const { heading, text, tasks, strengths, models, day, pay } = jobs.chapters[role];
  return [
    ...[heading, text, pay, payRange(roles[role]), ...tasks, ...entries(strengths)],
    ...models.map((model) => model.text),
    ...day.flatMap((entry) => [entry.time, entry.text]),
  ];
}

/** Every intro, figure, question and answer of a role's own page. */
function rolePageTexts(role: RoleId): readonly string[] {
  const { boundary, isNot, payIntro, dayIntro, metricsIntro, week, weekIntro, weekReading, ...page } = rolePages[role];
  const intros = [boundary, payIntro, dayIntro, metricsIntro, weekIntro, page.questionsIntro, page.faqIntro];
  return [
    ...chapterTexts(role),
    ...intros.flatMap(({ heading, text }) => [heading, text ?? '']),
    ...jobs.chapters[role].metrics.flatMap(({ name, definition, caution }) => [name, definition, caution]),
    ...[...entries(isNot), weekReading, ...jobs.chapters[role].ad.split('\n')],
    ...weekLines(week).flatMap(({ figure, label, formula }) => [`${figure} ${label}`, formula]),
    ...shownQuestions(role).flatMap(({ question, lookFor }) => [question, lookFor]),
    ...page.faq.flatMap(({ question, answer }) => [question, answer]),
  ];
}

const guides: readonly Guide[] = [
  {
    route: '/jobbeschreibung',
    pages: 4,
    filled: 0.65,
    ...jobs.hero,
    otherTexts: [
      ...roleIds.flatMap((role) => {
        const { heading, text, tasks } = jobs.chapters[role];
        return [heading, text, payRange(roles[role]), ...tasks, ...roles[role].strengths];
      }),
      ...jobs.relay.flatMap(({ receives, does, passesOn }) => [receives, does, passesOn]),
      jobs.shortAd,
      ...entries(jobs.commissionClauses),
      ...jobs.comparison.flatMap(({ criterion, cells }) => [criterion, ...Object.values(cells)]),
    ],
    screenOnly: [jobs.printButton, jobs.chapterLabels.copy, jobs.closing.heading],
  },
  {
    route: '/interviewfragen',
    pages: 7,
    filled: 0.65,
    ...questions.hero,
    roleTexts(role) {
      const { heading, text, questions: list } = questions.interviews[role];
      return [
        heading,
        text,
        ...list.flatMap(({ question, why, lookFor, green, red }) => [question, why, lookFor, green, red]),
      ];
    },
    otherTexts: [
      ...entries(questions.practices),
      ...questions.interviewPlan.flatMap(({ title, text }) => [title, text]),
    ],
    screenOnly: [
      questions.scorecard.printButton,
      questions.scorecard.printOne + roles.setter.name,
      questions.closing.heading,
    ],
  },
  {
    route: '/interview-tipps',
    pages: 6,
    filled: 0.65,
    ...tips.hero,
    roleTexts(role) {
      const { heading, text, tips: list } = tips.roleTips[role];
      return [heading, text, ...list.flatMap((tip) => [tips.importanceWords[tip.importance], tip.title, tip.text])];
    },
    otherTexts: [
      ...tips.modelAnswers.flatMap(({ question, answer, why }) => [question, answer, why]),
      ...[tips.dos, tips.donts, tips.signals.green, tips.signals.red].flatMap(entries),
    ],
    screenOnly: [tips.printButton, tips.closing.heading],
  },
  ...roleIds.map((role) => ({
    route: rolePath(role),
    pages: 6,
    // The ad, which is to be filled in by hand, is not cut in two.
    filled: 0.55,
    ...rolePages[role].hero,
    otherTexts: rolePageTexts(role),
    screenOnly: [rolePageLabels.print, jobs.chapterLabels.copy, rolePages[role].closing.heading],
  })),
];

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser.close());

const missing = (texts: readonly string[], printed: string) =>
  texts.filter((text) => !printed.includes(lettersOf(text)));
const inOneLine = (sheets: readonly Sheet[]) => sheets.map(({ text }) => text).join('');

describe.each(guides)('$route on paper', (guide) => {
  const { route, pages, filled, headline, lead, roleTexts, otherTexts, screenOnly } = guide;
  let sheets: readonly Sheet[];
  /** Whatever announces something that follows: headings, heads of sections, questions. */
  let announcing: readonly string[];

  beforeAll(async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go(route);
    await visitor.page.emulateMediaType('print');
    announcing = await visitor.page.$$eval('main :is(h1, h2, h3, h4, summary, .section__head)', (all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.textContent ?? ''),
    );
    sheets = await print(visitor.page);
    await visitor.leave();
  });

  test(`takes ${pages} sheets, numbered from 1 on`, () => {
    expect(sheets).toHaveLength(pages);
    // A blank form has no place in the count.
    const numbered = sheets.filter(({ text }) => !text.startsWith(letters(questions.scorecard.sheetTitle)));
    expect(numbered.map((sheet) => sheet.number)).toEqual(numbered.map((_, index) => `${index + 1}`));
  });

  test('begins with its title and says all that stands on the page, whether it was open or not', () => {
    const first = sheets[0]?.text ?? '';
    expect(first.toLowerCase().indexOf(letters(siteName + headline + lead).toLowerCase())).toBe(0);
    expect(missing(otherTexts, inOneLine(sheets))).toEqual([]);
  });

  test.each(roleTexts ? roleIds : [])('gives %s a sheet of its own with all that is said of the role', (role) => {
    if (!roleTexts) return;
    const [heading = ''] = roleTexts(role);
    const sheet = sheets.find(({ text }) => text.includes(letters(heading)));
    expect(missing(roleTexts(role), sheet?.text ?? '')).toEqual([]);
    const above = sheet?.text.split(letters(heading))[0] ?? '';
    // Only the title of the guide may stand above the first one.
    expect(['', letters(siteName + headline + lead).toLowerCase()]).toContain(above.toLowerCase());
  });

  test('leaves out navigation, buttons, footer and what asks for a click', () => {
    const all = inOneLine(sheets);
    const pressed = [shell.skip, shell.login, shell.register, shell.menu, shell.resources, ...screenOnly];
    expect(pressed.filter((text) => all.includes(letters(text)))).toEqual([]);
    expect(all).not.toMatch(/KeineCookies|https?:/);
  });

  test('keeps everything inside its margins of 18 mm, and nothing smaller than 8 pt', () => {
    expect(outside(sheets)).toEqual([]);
    expect(sheets.flatMap(({ runs }) => runs.filter(({ size }) => size < 7.9))).toEqual([]);
  });

  test('ends no sheet with a heading or a question that is answered on the next one', () => {
    const cut = sheets.flatMap((sheet) => announcing.filter((heading) => heading && isLast(sheet, heading)));
    expect(announcing.length).toBeGreaterThan(10);
    expect(cut).toEqual([]);
  });

  test('fills its sheets: no question, tip or card is pushed on and leaves half a page empty', () => {
    const ends = sheets.map(({ runs }) => Math.max(...runs.map(({ baseline }) => baseline)) / PAPER.height);
    expect(Math.min(...ends)).toBeGreaterThan(filled);
  });
});

describe('other pages on paper', () => {
  afterEach(() => visitor.leave());

  test('hold the whole glossary', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/glossar');
    const sheets = await print(visitor.page);
    const texts = terms.flatMap(({ term, also = '', definition, sum }) => [
      term,
      also,
      definition,
      sum?.from ?? '',
      sum?.result ?? '',
    ]);
    expect(missing(texts, inOneLine(sheets))).toEqual([]);
    expect(sheets.map(({ number }) => number)).toEqual(sheets.map((_, index) => `${index + 1}`));
    expect(sheets.length).toBeLessThan(6);
    expect(outside(sheets)).toEqual([]);
  });

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('show where a link leads that leaves the site, from a %s', async (_, viewport) => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.go('/formular');
    await visitor.page.emulateMediaType('print');
    const links = await visitor.page.$$eval('main a[href^="http"]', (all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
    );
    const text = inOneLine(await print(visitor.page));
    expect(links).not.toEqual([]);
    expect(links.filter((href) => !text.includes(letters(`(${href})`)))).toEqual([]);
  });
});
