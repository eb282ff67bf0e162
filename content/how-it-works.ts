/** Shapes that the pages "So funktioniert's" and Concierge fill: steps, days and pillars of spec §2. */

import type { Fact, Intro, Rich, Step } from './types.ts';

/** A sum of steps, such as `17–37 Min.`. */
export interface Total {
  readonly label: string;
  readonly value: string;
}

/** Steps that one sitting or one other side belongs to, with their sum. */
export interface StepGroup extends Total {
  /** Number of its first step. */
  readonly first: number;
  readonly steps: readonly Required<Step>[];
  /** How much of the sum a step is, at least and at most. */
  readonly parts: readonly { readonly step: number; readonly least: number; readonly most: number }[];
  /** The sum of the parts at most, as the end of their scale. */
  readonly most: string;
  readonly note?: string;
}

/** A stretch of a week. */
export interface WeekEntry {
  /** `2–4`, or a point such as `0`. `7+` has no end. */
  readonly day: string;
  readonly title: string;
  readonly text: Rich;
  /** Both sides have said yes: here the other side's shape arrives. */
  readonly isMatch?: true;
}

export interface WeekIntro extends Intro {
  /** Stands before a day: `Tag`. */
  readonly dayLabel: string;
  /** What the week is to reach. */
  readonly goal?: Fact;
}

export type PillarId = 'skill' | 'kultur' | 'wachstum';

/** One of the three pillars of the matching (spec §2) and the profile items that speak for it (spec §1). */
export interface Pillar {
  readonly id: PillarId;
  readonly title: string;
  readonly question: string;
  readonly text: Rich;
  readonly looksAt: readonly Rich[];
}
