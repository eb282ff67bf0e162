import { afterEach, expect, test, vi } from 'vitest';
import * as tipps from '../../content/guides/interview-tipps.ts';
import * as fragen from '../../content/guides/interviewfragen.ts';
import * as jobs from '../../content/guides/jobbeschreibung.ts';
import { type Guides, guideProblems } from '../../content/guides/problems.ts';
import type { RoleInterview } from '../../content/guides/types.ts';
import { closerShare, payRange, payUnit, roleIds, roles } from '../../content/roles.ts';

const guides: Guides = { ...fragen, ...tipps, ...jobs };
const { opener } = fragen.interviews;

/** The first of a list with a change, and the others as they are. */
const firstWith = <T>([first, ...rest]: readonly T[], change: Partial<T>): readonly T[] => [
  { ...first, ...change } as T,
  ...rest,
];

const withOpener = (change: Partial<RoleInterview>): Guides => ({
  ...guides,
  interviews: { ...fragen.interviews, opener: { ...opener, ...change } },
});

const withChapter = (change: Partial<(typeof jobs.chapters)['setter']>): Guides => ({
  ...guides,
  chapters: { ...jobs.chapters, setter: { ...jobs.chapters.setter, ...change } },
});

const withTips = (change: Partial<(typeof tipps.roleTips)['closer']['tips'][number]>): Guides => {
  const { closer } = tipps.roleTips;
  return { ...guides, roleTips: { ...tipps.roleTips, closer: { ...closer, tips: firstWith(closer.tips, change) } } };
};

afterEach(() => {
  vi.doUnmock('../../content/guides/interviewfragen/opener.ts');
  vi.resetModules();
});

test('roles show the specified pay', () => {
  expect(roleIds.map((id) => payRange(roles[id]))).toEqual([
    '2.000–3.500\u00A0€',
    '3.000–4.500\u00A0€',
    '4.000–6.000\u00A0€',
  ]);
  expect(roles.opener.payNote).toBe('plus Provision');
  expect(roles.setter.payNote).toBe('Provision je nach Vertrag');
  expect(closerShare).toEqual({ from: 0.1, to: 0.2 });
  expect(roles.closer.payNote).toBe('plus 10–\u206020\u00A0% Provision');
  expect(payUnit).toBe('brutto im Monat, Richtwert');
});

test.each(roleIds)('%s is complete', (id) => {
  const role = roles[id];
  expect(role.id).toBe(id);
  expect(role.jobTitle).toBe(`${role.name} (m/w/d)`);
  expect(role.strengths.length).toBeGreaterThanOrEqual(3);
});

test('the relay and the comparison cover the three roles in order', () => {
  expect(jobs.relay.map((leg) => leg.role)).toEqual(roleIds);
  for (const row of jobs.comparison) expect(Object.keys(row.cells)).toEqual(roleIds);
});

test.each(roleIds)('%s has tips of every importance', (id) => {
  expect(new Set(tipps.roleTips[id].tips.map((tip) => tip.importance))).toEqual(new Set([1, 2, 3]));
});

test('the lists have as many entries as the texts around them say', () => {
  expect(tipps.modelAnswers).toHaveLength(12);
  expect([tipps.dos.length, tipps.donts.length]).toEqual([6, 6]);
  expect(fragen.interviewPlan).toHaveLength(7);
  expect(jobs.commissionClauses).toHaveLength(4);
});

test('the guides have no problems', () => {
  expect(guideProblems()).toEqual([]);
});

const QUESTIONS = 'content/guides/interviewfragen/opener.ts';
const PLAN = 'content/guides/interviewfragen.ts';
const TIPS = 'content/guides/interview-tipps.ts';
const JOBS = 'content/guides/jobbeschreibung/setter.ts';
const { setter } = jobs.chapters;

test.each<readonly [string, Guides, string, string]>([
  [
    'a question without a red signal',
    withOpener({ questions: firstWith(opener.questions, { red: ' ' }) }),
    QUESTIONS,
    'The question "opener-woche" lacks "red".',
  ],
  [
    'a question too few',
    withOpener({ questions: opener.questions.slice(0, 7) }),
    QUESTIONS,
    'It has 7 questions; there must be at least 8.',
  ],
  [
    'a criterion with two anchors alike',
    withOpener({ criteria: firstWith(opener.criteria, { anchors: { 1: 'a', 3: 'b', 5: 'b' } }) }),
    QUESTIONS,
    'The criterion "opener-k-zahlen" needs three different anchors, for 1, 3 and 5.',
  ],
  [
    'an id with a capital',
    withOpener({ questions: firstWith(opener.questions, { id: 'Opener-Woche' }) }),
    QUESTIONS,
    'The id "Opener-Woche" is not kebab-case.',
  ],
  [
    'an id that a role has',
    withOpener({ criteria: firstWith(opener.criteria, { id: 'closer' }) }),
    QUESTIONS,
    'The id "closer" is taken on its page.',
  ],
  [
    'a plan that runs over',
    { ...guides, interviewPlan: firstWith(fragen.interviewPlan, { minutes: 10 }) },
    PLAN,
    'The plan takes 65 minutes instead of 60.',
  ],
  [
    'an importance that has no word',
    withTips({ importance: 4 as 3 }),
    TIPS,
    'The tip "closer-nenner" has the importance 4, not 1 to 3.',
  ],
  ['a tip without text', withTips({ text: '' }), TIPS, 'The tip "closer-nenner" lacks "text".'],
  [
    'too few answers',
    { ...guides, modelAnswers: tipps.modelAnswers.slice(0, 9) },
    TIPS,
    'It has 9 model answers; there must be at least 10.',
  ],
  [
    'an answer without its reason',
    { ...guides, modelAnswers: firstWith(tipps.modelAnswers, { why: '' }) },
    TIPS,
    'The answer "track-record" lacks "why".',
  ],
  [
    'an answer that nobody says',
    { ...guides, modelAnswers: firstWith(tipps.modelAnswers, { answer: 'Viele Termine.' }) },
    TIPS,
    'The answer "track-record" is no quotation in „…“.',
  ],
  ['a chapter without pay', withChapter({ pay: '' }), JOBS, 'It lacks "pay".'],
  [
    'a metric without a caution',
    withChapter({ metrics: firstWith(setter.metrics, { name: 'Termine', caution: '' }) }),
    JOBS,
    'The metric "Termine" lacks "caution".',
  ],
  [
    'a day out of order',
    withChapter({ day: firstWith(setter.day, { time: '23:00' }) }),
    JOBS,
    'The day is not in order, as 08:30.',
  ],
  ['an ad for another role', withChapter({ ad: 'Closer (m/w/d), […]' }), JOBS, 'The ad does not say "Setter (m/w/d)".'],
])('%s is a problem', (_, broken, file, what) => {
  expect(guideProblems(broken)).toEqual([{ file, what, fix: expect.any(String) }]);
});

test('a problem stops the build with its file', async () => {
  vi.doMock('../../content/guides/interviewfragen/opener.ts', () => ({ opener: { ...opener, heading: '' } }));
  const { default: data } = await import('../../content/index.ts');
  expect(data.problems()).toEqual([{ file: QUESTIONS, what: 'It lacks "heading".', fix: expect.any(String) }]);
});

test('every part of the interview has a length that its bar can draw (interview-plan.scss)', () => {
  for (const { minutes } of fragen.interviewPlan) expect([3, 5, 7, 10, 15]).toContain(minutes);
});
