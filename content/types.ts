/** Shapes that several content files share. */

import type * as Contract from '../ssg/contract.ts';
import type { ClaimId } from './claims.ts';

/**
 * Text with light inline markup: `[Linktext](/pfad#anker)`, `**stark**`, `*betont*`,
 * and `{claim:id}`, which shows the figure of that claim with its footnote. A bare number takes its noun inside,
 * `{claim:id Profile}`: the mark comes after it, where nobody takes it for a power.
 */
export type Rich = string;

/** What a page says of itself: to search engines, to previews, and to the tests of its language. */
export interface PageMeta extends Contract.PageMeta {
  /** How the page speaks to its reader (decisions: Audience); without it, it says neither du nor Sie. */
  readonly address?: 'du' | 'Sie';
}

/** A question with its answer. `id` is the anchor of the entry. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: Rich;
}

/** Who has to do something in a step: the company, the talent, the matching, or both people. */
export type Actor = 'company' | 'talent' | 'matching' | 'both';

/** A step of a process; `duration` as shown to the reader ("10–20 Min."). */
export interface Step {
  readonly title: string;
  readonly duration?: Rich;
  readonly text: Rich;
  readonly actor?: Actor;
}

export interface Link {
  readonly href: string;
  readonly label: string;
}

/** A figure to set large: a claim from the register, or a plain condition such as `0 €`. */
export type Figure = { readonly claim: ClaimId } | { readonly value: string };

/** A figure with the words that complete it. */
export interface Fact {
  readonly figure: Figure;
  readonly label: string;
}

/** What opens a section: the heading, and its context next to it. `id` is the section's anchor. */
export interface Intro {
  readonly id: string;
  readonly heading: string;
  readonly text: Rich;
}

/** The last section of a page: one sentence, its condition, one button, perhaps a second way. */
export interface Closing {
  readonly heading: string;
  readonly text: Rich;
  readonly button: Link;
  readonly secondary?: Link;
}

/** A line of a sample card: a term and its value. */
interface CardLine {
  readonly label: string;
  readonly value: string;
}

/** An invented profile or job. `likesBack`: whether the other side has said Ja as well. */
export interface SampleCard {
  readonly title: string;
  readonly rows: readonly CardLine[];
  readonly likesBack: boolean;
}

/** What stands on the cards of a deck, and what comes of the answers. */
export interface DeckTexts {
  /** Between a card's number and the number of cards. */
  readonly of: string;
  readonly label: string;
  readonly tag: string;
  readonly no: string;
  readonly yes: string;
  /** After a first Nein, a second Nein, and a Ja that is not returned. */
  readonly next: readonly [string, string, string];
  readonly match: string;
  readonly matchNote: string;
  /** The answers of both, the company's first. */
  readonly both: readonly [string, string];
  /** After the last Nein. */
  readonly end: string;
  readonly endNote: string;
  readonly again: string;
}

/** Three cards that a reader swipes. The second one's Ja is not returned, those of the others are. */
export interface Deck {
  readonly cards: readonly [SampleCard, SampleCard, SampleCard];
  readonly texts: DeckTexts;
}

/** A text of a list with a heading of its own. */
export interface Entry {
  readonly title: string;
  readonly text: Rich;
}

/** A reason with the one figure that carries it. */
export interface Reason extends Entry {
  readonly figure: Figure;
  /** What it needs, or when it does not hold. */
  readonly condition?: Rich;
}

/** The first section of a page for one audience. */
export interface Hero {
  readonly headline: string;
  readonly lead: Rich;
  readonly primary: Link;
  readonly secondary: Link;
  /** Below the buttons: what follows the click. */
  readonly note?: string;
}

export type Level = 'hoch' | 'mittel' | 'niedrig';

/** One cell of a comparison: how much of the criterion, and why (≤ 14 words). */
export interface Rating {
  readonly level: Level;
  readonly reason: Rich;
}

/** A way that a comparison weighs, one column of its tables; `own` is ours. */
export interface Way<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly own: boolean;
}

/** One row of a comparison of several ways. `best` is the end of the scale that is good for the reader. */
export interface Criterion<Way extends string> {
  readonly id: string;
  readonly label: string;
  readonly best: Exclude<Level, 'mittel'>;
  readonly ratings: Readonly<Record<Way, Rating>>;
}

/** A way to the goal, for a card of its own: what it is, when it is the right one, where it ends, what it costs. */
export interface Method<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly what: Rich;
  readonly goodFor: Rich;
  readonly limit: Rich;
  /** Absent where the table above says it. */
  readonly cost?: Rich;
}

/** What the parts of a method are called on its card. */
export type MethodLabels = Readonly<Record<'goodFor' | 'limit', string> & { cost?: string }>;
