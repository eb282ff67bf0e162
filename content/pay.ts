/**
 * The pay calculator: what fixed pay and commission add up to in a month and a year. A model, no promise.
 * Amounts in whole euros gross, commission in percent. The published ranges (spec §1, §9) come in from outside, because
 * this file is part of a browser's script and all of roles.ts need not be.
 */

import { euroRound } from './format.ts';
import { type InputRange, readParameter } from './input-range.ts';

/** A slider with its name in the page's URL. */
export interface PayInput extends InputRange {
  readonly name: string;
}

/** A role with its inputs: fixed pay a month and, where one is published, the commission and the volume it is taken from. */
export interface PaidRole<Input extends PayInput = PayInput> {
  readonly id: string;
  readonly inputs: readonly [fixed: Input] | readonly [fixed: Input, rate: Input, volume: Input];
}

/** A role and the values of its inputs, in their order. */
export interface PayState<Role extends PaidRole = PaidRole> {
  readonly role: Role;
  readonly values: readonly number[];
}

/**
 * Reads `?rolle=closer&fixum=5000&provision=15&umsatz=20000`. Anything else becomes the nearest allowed value.
 * @param roles the last one is the one to start with
 */
export function parsePay<Role extends PaidRole>(search: string, roles: readonly Role[]): PayState<Role> {
  const query = new URLSearchParams(search);
  const role = (roles.find(({ id }) => id === query.get('rolle')) ?? roles.at(-1)) as Role;
  return { role, values: role.inputs.map((input) => readParameter(query, input.name, input)) };
}

/** The query that {@link parsePay} reads. */
export const toPayQuery = ({ role, values }: PayState): string =>
  `?rolle=${role.id}${role.inputs.map(({ name }, at) => `&${name}=${values[at]}`).join('')}`;

/** One line of the calculation in the open: `5.000 € + 15 % × 20.000 €`, in euros a month and a year. */
export interface PayCase {
  readonly formula: string;
  readonly month: number;
  readonly year: number;
}

/**
 * Rising: the least that is published, the chosen fixed pay with the lowest rate, with the chosen one, with the highest,
 * the most that is published. Without a published commission the three in the middle are the same.
 */
export type PayCases = readonly [least: PayCase, from: PayCase, chosen: PayCase, to: PayCase, most: PayCase];

/** Fixed pay plus a share of the closed volume (spec §9: 10–20 % for closers), for the choice and for the ends around it. */
export function payCases({ role, values }: PayState): PayCases {
  const [fixed = 0, rate = 0, volume = 0] = values;
  const [fixes, rates] = role.inputs;
  const of = (base: number, percent = 0): PayCase => {
    const month = base + (volume * percent) / 100;
    const commission = rates ? ` + ${percent}\u00A0% × ${euroRound(volume)}` : '';
    return { formula: euroRound(base) + commission, month, year: month * 12 };
  };
  return [
    of(fixes.min, rates?.min),
    of(fixed, rates?.min),
    of(fixed, rate),
    of(fixed, rates?.max),
    of(fixes.max, rates?.max),
  ];
}
