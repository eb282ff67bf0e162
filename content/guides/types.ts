import type { PayModelId, RoleId } from '../roles.ts';
import type { Entry, Intro, Link, PageMeta, Question, Rich } from '../types.ts';

/** Shapes of the role guides: job descriptions, role pages, interview questions, interview tips, glossary. */

/** One value per role; the order comes from `roleIds`. */
export type PerRole<T> = Readonly<Record<RoleId, T>>;

export interface GuideHero {
  readonly headline: string;
  readonly lead: string;
}

export interface GuideClosing {
  readonly heading: string;
  readonly text: Rich;
  /** Onward links next to the register button. */
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
  /** Whether {@link JobChapter.dayKey} is true of it, such as “on the phone”. */
  readonly talks?: true;
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

export interface JobChapter {
  readonly heading: string;
  readonly text: Rich;
  readonly tasks: readonly Rich[];
  readonly strengths: readonly Entry[];
  /** Drawn above both lists: when the request came, and when the call follows. */
  readonly callback?: readonly [request: string, call: string];
  readonly models: readonly ModelNote[];
  readonly day: readonly DayEntry[];
  /** What the marked entries of the day have in common. */
  readonly dayKey: string;
  readonly metrics: readonly Metric[];
  readonly pay: Rich;
  /** Plain text with line breaks, to be copied; blanks are `[…]`. */
  readonly ad: string;
}

export interface RoleComparisonRow {
  readonly criterion: string;
  readonly cells: PerRole<string>;
}

// Role pages

/** What turns a figure of the week into the next one: a share between 0 and 1, or an amount in euros. */
type WeekFactor = { readonly share: number } | { readonly euros: number };

interface WeekStep {
  readonly factor: WeekFactor;
  /** What the factor is called. */
  readonly name: Rich;
  /** What comes out, in the plural. */
  readonly result: string;
}

/** A worked example of five working days: from what comes in every day to what is left in the end. */
export interface Week {
  readonly perDay: number;
  /** What comes in, in the plural. */
  readonly unit: string;
  readonly steps: readonly WeekStep[];
}

/** The page of one role. What the overview has of the role too comes from its chapter and its interview. */
export interface RolePage {
  readonly meta: PageMeta;
  readonly hero: GuideHero;
  readonly boundary: Intro;
  /** What the role is taken for and is not: the neighbours in the relay, and a third mistake. */
  readonly isNot: readonly Entry[];
  readonly payIntro: Intro;
  readonly dayIntro: Intro;
  readonly metricsIntro: Intro;
  readonly week: Week;
  readonly weekIntro: Intro;
  /** What became of those that got no further than a step of the week, from the first on. Only for a week that is one drawing. */
  readonly weekOutcomes?: readonly string[];
  /** The week read from its end. */
  readonly weekReading: Rich;
  readonly questionsIntro: Intro;
  /** Ids of this role's interview questions whose reason addresses nobody. */
  readonly questions: readonly string[];
  readonly faqIntro: Intro;
  readonly faq: readonly Question[];
  readonly closing: GuideClosing;
}

// Interview questions

/** A question to a candidate. `id` is its anchor. */
export interface InterviewQuestion {
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
export interface ScorecardCriterion {
  readonly id: string;
  readonly name: string;
  readonly anchors: Readonly<Record<1 | 3 | 5, string>>;
}

export interface RoleInterview {
  readonly heading: string;
  readonly text: string;
  readonly questions: readonly InterviewQuestion[];
  readonly criteria: readonly ScorecardCriterion[];
}

/** Two parts of a sum. What they mean decides how they are drawn. */
export interface Parts {
  /** A rate that rises, what is owed, a month's pay, a year's pay, or a share. */
  readonly form: 'step' | 'debt' | 'month' | 'year' | 'ratio';
  readonly sizes: readonly [number, number];
  readonly names?: readonly [string, string];
}

/** A rate as dots to count. */
export interface Tally {
  /** How many there were, how many of these are left after each step. */
  readonly counts: readonly number[];
  /** Dots in a row. */
  readonly columns: number;
}

/** A month of getting into a job, and how much of the target is to be reached at its end. */
export interface Month extends Entry {
  readonly goal: string;
}

// Interview tips

export type Importance = 1 | 2 | 3;

export interface Tip {
  readonly id: string;
  readonly importance: Importance;
  readonly title: string;
  readonly text: Rich;
  /** Its text has two lines: what the example is, and what it counts. */
  readonly tally?: Tally & { readonly text: string };
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
  /** The definition in figures: how it is worked out, and what comes out. */
  readonly sum?: { readonly from: string; readonly result: string };
  /** What the sum counts, as dots. */
  readonly counts?: Tally['counts'];
  /** What is counted did not come: as rings. */
  readonly absent?: true;
  readonly parts?: Parts;
  /** A plane of its own: where both sides say yes, and for the roles. */
  readonly tone?: 'match' | 'talent';
  /** Ids of other terms. */
  readonly related?: readonly string[];
}
