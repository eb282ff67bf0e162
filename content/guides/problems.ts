/** What every entry of the guides must have (spec §2), checked by each build. */

import type { Problem } from '../../ssg/contract.ts';
import { type RoleId, roleIds, roles } from '../roles.ts';
import { modelAnswers, roleTips } from './interview-tipps.ts';
import { interviewPlan, interviews } from './interviewfragen.ts';
import { chapters } from './jobbeschreibung.ts';
import type { InterviewSegment, JobChapter, ModelAnswer, PerRole, RoleInterview, RoleTips } from './types.ts';

/** The parts of the guides that are lists of entries. */
export interface Guides {
  readonly interviews: PerRole<RoleInterview>;
  readonly interviewPlan: readonly InterviewSegment[];
  readonly roleTips: PerRole<RoleTips>;
  readonly modelAnswers: readonly ModelAnswer[];
  readonly chapters: PerRole<JobChapter>;
}

/** "60-minute interview structure" (spec §2). */
const PLAN_MINUTES = 60;
const MIN_QUESTIONS = 8;
const MIN_ANSWERS = 10;

const QUESTIONS = 'content/guides/interviewfragen';
const TIPS = 'content/guides/interview-tipps.ts';
const JOBS = 'content/guides/jobbeschreibung';

const isBlank = (value: unknown): boolean => `${value ?? ''}`.trim() === '';

/** One sentence for each text of an entry that is missing or blank. */
const blanks = (name: string, entry: object, fields: readonly string[]): string[] =>
  fields
    .filter((field) => isBlank((entry as Record<string, unknown>)[field]))
    .map((field) => `${name} lacks "${field}".`);

/** A sentence when there are fewer or more than there may be. */
function wrongCount(what: string, list: readonly unknown[], min: number, max = Number.POSITIVE_INFINITY): string[] {
  const range = max === Number.POSITIVE_INFINITY ? `at least ${min}` : `${min} to ${max}`;
  return list.length < min || list.length > max ? [`It has ${list.length} ${what}; there must be ${range}.`] : [];
}

/** 8 questions or more; 6 to 8 criteria are what fits on one printed page. */
const interviewSentences = ({ questions, criteria, ...rest }: RoleInterview): string[] => [
  ...blanks('It', rest, ['heading', 'text']),
  ...wrongCount('questions', questions, MIN_QUESTIONS),
  ...questions.flatMap((entry) =>
    blanks(`The question "${entry.id}"`, entry, ['question', 'why', 'lookFor', 'green', 'red']),
  ),
  ...wrongCount('criteria', criteria, 6, 8),
  ...criteria.flatMap(({ id, name, anchors }) => {
    const texts = new Set([anchors[1], anchors[3], anchors[5]].filter((text) => !isBlank(text)));
    return [
      ...blanks(`The criterion "${id}"`, { name }, ['name']),
      ...(texts.size < 3 ? [`The criterion "${id}" needs three different anchors, for 1, 3 and 5.`] : []),
    ];
  }),
];

function planSentences(plan: readonly InterviewSegment[]): string[] {
  const minutes = plan.reduce((sum, segment) => sum + segment.minutes, 0);
  const wrong = minutes === PLAN_MINUTES ? [] : [`The plan takes ${minutes} minutes instead of ${PLAN_MINUTES}.`];
  const parts = plan.flatMap((entry) =>
    blanks(`The part "${entry.id}" of the plan`, entry, ['title', 'text', 'speaker']),
  );
  return [...wrong, ...parts];
}

const tipSentences = (role: RoleId, { tips, ...rest }: RoleTips): string[] => [
  ...blanks(`The chapter "${role}"`, rest, ['heading', 'text']),
  ...wrongCount(`tips for "${role}"`, tips, 5, 6),
  ...tips.flatMap((tip) => [
    ...blanks(`The tip "${tip.id}"`, tip, ['title', 'text']),
    ...([1, 2, 3].includes(tip.importance)
      ? []
      : [`The tip "${tip.id}" has the importance ${tip.importance}, not 1 to 3.`]),
  ]),
];

const answerSentences = (answers: readonly ModelAnswer[]): string[] => [
  ...wrongCount('model answers', answers, MIN_ANSWERS),
  ...answers.flatMap((entry) => [
    ...blanks(`The answer "${entry.id}"`, entry, ['question', 'answer', 'why']),
    ...(isBlank(entry.answer) || /^„.*“$/.test(entry.answer)
      ? []
      : [`The answer "${entry.id}" is no quotation in „…“.`]),
  ]),
];

function daySentences(day: JobChapter['day']): string[] {
  const times = day.map(({ time }) => time);
  const inOrder = times.every((time, at) => /^\d\d:\d\d$/.test(time) && (at === 0 || time > (times[at - 1] ?? '')));
  const texts = day.flatMap((entry) => blanks(`The day at ${entry.time}`, entry, ['text']));
  return [...wrongCount('times of day', day, 5), ...(inOrder ? [] : ['The day is not in order, as 08:30.']), ...texts];
}

const chapterSentences = (role: RoleId, chapter: JobChapter): string[] => [
  ...blanks('It', chapter, ['heading', 'text', 'pay']),
  ...wrongCount('tasks', chapter.tasks, 5, 7),
  ...(chapter.tasks.some(isBlank) ? ['A task is blank.'] : []),
  ...wrongCount('strengths', chapter.strengths, 3),
  ...chapter.strengths.flatMap((entry) => blanks(`The strength "${entry.title}"`, entry, ['title', 'text'])),
  ...wrongCount('different ways of pay', [...new Set(chapter.models.map(({ model }) => model))], 3, 3),
  ...chapter.models.flatMap((entry) => blanks(`The way of pay "${entry.model}"`, entry, ['text'])),
  ...daySentences(chapter.day),
  ...wrongCount('metrics', chapter.metrics, 4),
  ...chapter.metrics.flatMap((entry) => blanks(`The metric "${entry.name}"`, entry, ['name', 'definition', 'caution'])),
  ...(chapter.ad.includes(roles[role].jobTitle) ? [] : [`The ad does not say "${roles[role].jobTitle}".`]),
  ...(chapter.ad.includes('[…]') ? [] : ['The ad has no blank […] to fill in.']),
];

interface Anchored {
  readonly id: string;
}

/** Ids become anchors of one page, next to those of the three roles. */
function idSentences(lists: readonly (readonly [string, readonly Anchored[]])[]): (readonly [string, string])[] {
  const taken = new Set<string>(roleIds);
  const found: (readonly [string, string])[] = [];
  for (const [file, entries] of lists) {
    for (const { id } of entries) {
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) found.push([file, `The id "${id}" is not kebab-case.`]);
      if (taken.has(id)) found.push([file, `The id "${id}" is taken on its page.`]);
      taken.add(id);
    }
  }
  return found;
}

/** What is wrong with the guides: the file, and the entry in one sentence. */
export function guideProblems(
  guides: Guides = { interviews, interviewPlan, roleTips, modelAnswers, chapters },
): readonly Problem[] {
  const sentences = [
    ...roleIds.flatMap((role) => [
      ...interviewSentences(guides.interviews[role]).map((what) => [`${QUESTIONS}/${role}.ts`, what] as const),
      ...chapterSentences(role, guides.chapters[role]).map((what) => [`${JOBS}/${role}.ts`, what] as const),
      ...tipSentences(role, guides.roleTips[role]).map((what) => [TIPS, what] as const),
    ]),
    ...planSentences(guides.interviewPlan).map((what) => [`${QUESTIONS}.ts`, what] as const),
    ...answerSentences(guides.modelAnswers).map((what) => [TIPS, what] as const),
    ...idSentences([
      [`${QUESTIONS}.ts`, guides.interviewPlan],
      ...roleIds.flatMap((role) => {
        const { questions, criteria } = guides.interviews[role];
        return [[`${QUESTIONS}/${role}.ts`, [...questions, ...criteria]] as const];
      }),
    ]),
    ...idSentences([
      [TIPS, roleIds.flatMap((role) => guides.roleTips[role].tips)],
      [TIPS, guides.modelAnswers],
    ]),
  ];
  return sentences.map(([file, what]) => ({ file, what, fix: 'Complete or correct the entry.' }));
}
