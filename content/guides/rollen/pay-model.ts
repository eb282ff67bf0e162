/**
 * What a role earns at three levels of its target: a worked model. Fixed pay and the Closer's rates are the published
 * ranges (spec §1, §9). Targets and premiums are chosen freely, because nothing is published about them.
 */

import { euroRound, number, percent } from '../../format.ts';
import { closerShare, type RoleId, roles } from '../../roles.ts';
import { typeset } from '../../typography.ts';

/** Shares of the target that the model shows. */
const LEVELS = [0.6, 1, 1.3] as const;
const SALARIES_PER_YEAR = 12;

interface Assumptions {
  /** What counts toward the target in a month: appointments, handovers, euros. */
  readonly target: number;
  readonly unit: string;
  /** Euros for each of them, next to the lowest, the middle and the highest fixed pay. */
  readonly premiums: readonly [number, number, number];
}

const { from: lowRate, to: highRate } = closerShare;

export const assumptions: Readonly<Record<RoleId, Assumptions>> = {
  opener: { target: 40, unit: 'Übergaben', premiums: [30, 30, 30] },
  setter: { target: 50, unit: 'Termine', premiums: [25, 25, 25] },
  closer: { target: 20_000, unit: '€', premiums: [lowRate, (lowRate + highRate) / 2, highRate] },
};

/** The lowest, the middle and the highest fixed pay that is published, in euros a month. */
export const fixedPays = (role: RoleId): readonly [number, number, number] => {
  const { from, to } = roles[role].pay;
  return [from, (from + to) / 2, to];
};

/** Euros a month at a share of the target, for each of the three pays. */
export function payAt(role: RoleId, level: number): readonly number[] {
  const { target, premiums } = assumptions[role];
  return fixedPays(role).map((fixed, at) => Math.round(fixed + target * level * (premiums[at] ?? 0)));
}

/** A table of the model: heads of the columns, then a row for each level and one for the year. */
export interface PayTable {
  readonly caption: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[]; readonly look?: 'result' }[];
}

/** The model of a role, every figure worked out. */
export function payTable(role: RoleId): PayTable {
  const { target, unit, premiums } = assumptions[role];
  const isShare = role === 'closer';
  const amount = (value: number) => (isShare ? euroRound(value) : `${number(value)} ${unit}`);
  const column = (fixed: number, at: number): string =>
    isShare ? `${euroRound(fixed)} + ${percent(premiums[at] ?? 0)}` : `${euroRound(fixed)} Fixum`;
  return typeset({
    caption: 'Brutto im Monat, Modellrechnung',
    corner: 'Ziel erreicht',
    columns: fixedPays(role).map(column),
    rows: [
      ...LEVELS.map((level) => ({
        head: `${percent(level)} = ${amount(target * level)}`,
        cells: payAt(role, level).map(euroRound),
        ...(level === 1 && { look: 'result' as const }),
      })),
      {
        head: 'im Jahr bei 100 %',
        cells: payAt(role, 1).map((month) => euroRound(month * SALARIES_PER_YEAR)),
      },
    ],
  });
}
