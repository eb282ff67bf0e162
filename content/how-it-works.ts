/** Shapes that both pages "So funktioniert's" fill: steps, days and pillars of spec §2. */

import type { Intro, Rich } from './types.ts';

/** A sum below the steps, such as `17–37 Min.`. */
export interface LedgerTotal {
  readonly label: string;
  readonly value: string;
}

/** The days of the 7-day strip, as shown (spec §2). */
type TimelineDay = '0' | '0–1' | '1–2' | '2–4' | '4–7' | '7+';

export interface TimelineEntry {
  readonly day: TimelineDay;
  readonly title: string;
  readonly text: Rich;
}

export interface TimelineIntro extends Intro {
  /** Stands before a day: `Tag`. */
  readonly dayLabel: string;
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
