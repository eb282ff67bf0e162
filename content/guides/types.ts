import type { PayModelId, RoleId } from '../roles.ts';
import type { Entry, Link, Rich } from '../types.ts';

/** Shapes of the role guides: job descriptions, interview questions, interview tips, glossary. */

/** One value per role; the order comes from `roleIds`. */
export type PerRole<T> = Readonly<Record<RoleId, T>>;

export interface GuideHero {
  readonly headline: string;
  readonly lead: string;
}

export interface GuideClosing {
  readonly heading: string;
  readonly text: Rich;
  /** Onward links beside the register button. */
  readonly links: readonly Link[];
}

// Job descriptions

/** What a role takes over, does with it, and passes on. */
export interface RelayLeg {
  readonly role: RoleId;
  readonly receives: string;
  readonly does: string;
  readonly passesOn: string;
}

interface DayEntry {
  /** Local time, `08:30`. */
  readonly time: string;
  readonly text: string;
}

/** A figure a role can be measured by. No benchmark: only how it is counted and how it misleads. */
export interface Metric {
  readonly name: string;
  readonly definition: string;
  readonly caution: string;
}

export interface ModelNote {
  readonly model: PayModelId;
  readonly text: string;
}

export interface JobAd {
  readonly title: string;
  /** Plain text with line breaks, to be copied; blanks are `[…]`. */
  readonly text: string;
}

export interface JobChapter {
  readonly heading: string;
  readonly text: Rich;
  readonly tasks: readonly Rich[];
  readonly strengths: readonly Entry[];
  readonly models: readonly ModelNote[];
  readonly day: readonly DayEntry[];
  readonly metrics: readonly Metric[];
  readonly pay: Rich;
  readonly ad: JobAd;
}

export interface ComparisonRow {
  readonly criterion: string;
  readonly cells: PerRole<string>;
}

// Interview questions

/** A question to a candidate. `id` is its anchor. */
interface InterviewQuestion {
  readonly id: string;
  readonly question: string;
  readonly why: Rich;
  readonly lookFor: Rich;
  readonly green: Rich;
  readonly red: Rich;
}

/** Who speaks most in a part of the interview. */
export type Speaker = 'company' | 'talent' | 'both';

export interface InterviewSegment {
  readonly id: string;
  readonly minutes: number;
  readonly speaker: Speaker;
  readonly title: string;
  readonly text: string;
}

/** A line of the printed scorecard; 2 and 4 lie between the anchors. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly anchors: Readonly<Record<1 | 3 | 5, string>>;
}

export interface RoleInterview {
  readonly heading: string;
  readonly text: string;
  readonly questions: readonly InterviewQuestion[];
  readonly criteria: readonly Criterion[];
}

// Interview tips

export type Importance = 1 | 2 | 3;

interface Tip {
  readonly id: string;
  readonly importance: Importance;
  readonly title: string;
  readonly text: Rich;
}

export interface RoleTips {
  readonly heading: string;
  readonly text: string;
  readonly tips: readonly Tip[];
}

/** A common question with a model answer. Figures in `answer` are examples. */
export interface ModelAnswer {
  readonly id: string;
  readonly question: string;
  readonly answer: Rich;
  readonly why: Rich;
}

// Glossary

export interface Term {
  readonly id: string;
  readonly term: string;
  /** Other names of the same thing. */
  readonly also?: string;
  readonly definition: Rich;
  /** Ids of other terms. */
  readonly related?: readonly string[];
}
