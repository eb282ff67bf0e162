import { euroRound, number, percent } from '../../format.ts';
import type { Rich } from '../../types.ts';
import type { Week } from '../types.ts';

/** Working days of the example. */
const DAYS = 5;

/** A line of the worked example. */
export interface WeekLine {
  /** What is left after this step: a count, or euros. */
  readonly value: number;
  /** The value as shown. */
  readonly figure: string;
  readonly label: string;
  /** How it was worked out: `300 × 16 % Erreichungsquote`. */
  readonly formula: Rich;
  /** How many of these go on to the next step; `null` where the next figure counts something else, or nothing follows. */
  readonly left: number | null;
  /** How many things the line counts: of an amount in euros, the contracts it comes from. */
  readonly count: number;
  readonly isMoney: boolean;
}

/** Every figure of the week, worked out from the first. A share that leaves half a talk over is rounded. */
export function weekLines({ perDay, unit, steps }: Week): readonly WeekLine[] {
  const start = DAYS * perDay;
  const lines: WeekLine[] = [
    {
      value: start,
      figure: number(start),
      label: unit,
      formula: `${DAYS}\u00A0Tage ×\u00A0${number(perDay)}\u00A0${unit}`,
      left: null,
      count: start,
      isMoney: false,
    },
  ];
  let value = start;
  for (const { factor, name, result } of steps) {
    const isMoney = 'euros' in factor;
    const next = Math.round(value * (isMoney ? factor.euros : factor.share));
    const shown = isMoney ? euroRound(factor.euros) : percent(factor.share);
    const before = lines.pop();
    if (before) lines.push({ ...before, left: isMoney ? null : next });
    lines.push({
      value: next,
      figure: isMoney ? euroRound(next) : number(next),
      label: result,
      formula: `${number(value)} × ${shown} ${name}`,
      left: null,
      count: isMoney ? value : next,
      isMoney,
    });
    value = next;
  }
  return lines;
}

/** The figure after the given number of steps; after none, what comes in. */
export const weekValue = (week: Week, step: number): number => weekLines(week)[step]?.value ?? 0;
