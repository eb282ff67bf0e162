import { expect, test } from 'vitest';
import * as glossar from '../../content/guides/glossar.ts';
import * as tipps from '../../content/guides/interview-tipps.ts';
import * as fragen from '../../content/guides/interviewfragen.ts';
import * as jobs from '../../content/guides/jobbeschreibung.ts';
import { payLabel, payModels, payRange, payUnit, roleIds, roles } from '../../content/roles.ts';

const guides = { jobbeschreibung: jobs, interviewfragen: fragen, 'interview-tipps': tipps, glossar };
type GuideName = keyof typeof guides;
const names = Object.keys(guides) as GuideName[];

/** Every string inside a value, with soft hyphens removed. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll('\u00AD', '')];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(strings);
}

/** Every `id` inside a value: these become anchors. */
function ids(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(ids)];
}

/** A guide's copy without the job ads (copied into other people's ads) and without link targets. */
const copy = (name: GuideName): string[] =>
  strings(guides[name])
    .filter((text) => !text.includes('\n'))
    .map((text) => text.replace(/\]\([^)]*\)/g, ']'));

const wordCount = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

test('roles show the specified pay', () => {
  expect(roleIds.map((id) => payRange(roles[id]))).toEqual([
    '2.000–3.500\u00A0€',
    '3.000–4.500\u00A0€',
    '4.000–6.000\u00A0€',
  ]);
  expect(roles.opener.payNote).toBe('plus Provision');
  expect(roles.setter.commission).toBeNull();
  expect(roles.closer.commission).toEqual({ share: { from: 0.1, to: 0.2 } });
  expect(roles.closer.payNote).toBe('plus 10–20\u00A0% Provision');
  expect(payLabel).toBe('€ brutto im Monat, Richtwert');
  expect(payUnit).toBe('brutto im Monat, Richtwert');
});

test.each(roleIds)('%s is complete', (id) => {
  const role = roles[id];
  expect(role.id).toBe(id);
  expect(role.jobTitle).toBe(`${role.name} (m/w/d)`);
  expect([...role.models].sort()).toEqual(Object.keys(payModels).sort());
  expect(role.strengths.length).toBeGreaterThanOrEqual(3);
});

test('the relay and the comparison cover the three roles in order', () => {
  expect(jobs.relay.map((leg) => leg.role)).toEqual(roleIds);
  for (const row of jobs.comparison) expect(Object.keys(row.cells)).toEqual(roleIds);
});

test.each(roleIds)('the job chapter %s has its parts and a neutral ad with blanks', (id) => {
  const chapter = jobs.chapters[id];
  expect(chapter.tasks.length).toBeGreaterThanOrEqual(5);
  expect(chapter.tasks.length).toBeLessThanOrEqual(7);
  expect(new Set(chapter.models.map((note) => note.model)).size).toBe(3);
  expect(chapter.metrics.length).toBeGreaterThanOrEqual(4);
  const times = chapter.day.map((entry) => entry.time);
  expect(times.length).toBeGreaterThanOrEqual(5);
  expect(times).toEqual([...times].sort());
  expect(chapter.ad.text).toContain(roles[id].jobTitle);
  expect(chapter.ad.text).toContain('[…]');
});

test('the interview lasts 60 minutes', () => {
  expect(fragen.interviewPlan.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
  expect(fragen.interviewMinutes).toBe(60);
  expect(fragen.interviewPlan).toHaveLength(7);
  expect(fragen.practices).toHaveLength(8);
});

test.each(roleIds)('%s has at least eight complete questions and a scorecard with anchors', (id) => {
  const { questions, criteria } = fragen.interviews[id];
  expect(questions.length).toBeGreaterThanOrEqual(8);
  for (const { question, why, lookFor, green, red } of questions) {
    for (const text of [question, why, lookFor, green, red]) expect(text.trim()).not.toBe('');
  }
  expect(criteria.length).toBeGreaterThanOrEqual(6);
  expect(criteria.length).toBeLessThanOrEqual(8);
  for (const { anchors } of criteria) expect(new Set(Object.values(anchors)).size).toBe(3);
});

test.each(roleIds)('%s has five or six tips, with every importance among them', (id) => {
  const { tips } = tipps.roleTips[id];
  expect(tips.length).toBeGreaterThanOrEqual(5);
  expect(tips.length).toBeLessThanOrEqual(6);
  expect(new Set(tips.map((tip) => tip.importance))).toEqual(new Set([1, 2, 3]));
});

test('the tips answer as many questions as their heading says', () => {
  expect(tipps.modelAnswers).toHaveLength(12);
  expect(tipps.questionsIntro.heading).toContain('Zwölf');
  for (const { answer, why } of tipps.modelAnswers) {
    expect(answer).toMatch(/^„.*“$/);
    expect(why.trim()).not.toBe('');
  }
  expect([tipps.dos.length, tipps.donts.length]).toEqual([6, 6]);
  expect([tipps.greenFlags.length, tipps.redFlags.length]).toEqual([6, 6]);
});

test('glossary terms are sorted and their related terms exist', () => {
  const known = new Set(glossar.terms.map(({ id }) => id));
  expect(known.size).toBeGreaterThanOrEqual(14);
  for (const { id, related = [] } of glossar.terms) {
    for (const other of related) expect(known, `${id} → ${other}`).toContain(other);
    expect(related).not.toContain(id);
  }
  const words = glossar.terms.map(({ term }) => term);
  expect(words).toEqual([...words].sort(new Intl.Collator('de').compare));
});

test.each(names)('%s: anchors are unique, kebab-case, and free of the role anchors', (name) => {
  const found = ids(guides[name]);
  expect(found).toEqual([...new Set(found)]);
  for (const id of found) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  if (name !== 'glossar') for (const id of roleIds) expect(found).not.toContain(id);
});

test.each(names)('%s: title and description have a length that is shown in full', (name) => {
  const { title, description } = guides[name].meta;
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(155);
});

const formal = /(?<!\p{L})(Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})/u;
const familiar = /(?<!\p{L})(du|dir|dich|dein|deine[nmrs]?|Du|Dir|Dich|Dein|Deine[nmrs]?)(?!\p{L})/u;

test('each guide keeps to its form of address', () => {
  for (const text of copy('interviewfragen')) expect(text).not.toMatch(familiar);
  for (const text of copy('interview-tipps')) expect(text).not.toMatch(formal);
  for (const name of ['jobbeschreibung', 'glossar'] as const) {
    for (const text of strings(guides[name])) {
      expect(text).not.toMatch(formal);
      expect(text).not.toMatch(familiar);
    }
  }
  for (const text of strings(roles)) expect(text).not.toMatch(familiar);
});

test.each(names)('%s: no exclamation marks, no straight quotes, no sentence over 18 words', (name) => {
  for (const text of copy(name)) {
    expect(text).not.toMatch(/[!"']/);
    for (const sentence of text.split(/(?<=[.?][“‘]*)\s+/)) {
      expect(wordCount(sentence), sentence).toBeLessThanOrEqual(18);
    }
  }
});
