import { euroRange, number, percent } from './format.ts';
import { typeset } from './typography.ts';

/** The three roles (spec §3), their published pay (spec §1, §9) and the ways they are paid (spec §1). */

export type RoleId = 'opener' | 'setter' | 'closer';
export type PayModelId = 'fixed' | 'commission' | 'hybrid';

/** Euros gross a month, or shares between 0 and 1. */
interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Role {
  readonly id: RoleId;
  readonly name: string;
  readonly jobTitle: string;
  /** Euros gross a month, a guide value. */
  readonly pay: Range;
  /** What stands next to the pay range. */
  readonly payNote: string;
  readonly strengths: readonly string[];
}

/** The order of a deal, and of every list of roles. */
export const roleIds: readonly RoleId[] = ['opener', 'setter', 'closer'];

/** Stands next to {@link payRange}, which already carries the euro sign (decisions: Roles). */
export const payUnit = 'brutto im Monat, Richtwert';

/** Names of the three ways; every role can be paid in each of them (spec §1). */
export const payModels: Readonly<Record<PayModelId, string>> = typeset({
  fixed: 'Fixum',
  commission: 'Provision',
  hybrid: 'Hybrid',
});

/** A closer's commission, the only one that is published. */
export const closerShare: Range = { from: 0.1, to: 0.2 };

/** Shares as shown: `{ from: 0.1, to: 0.2 }` → `10–20 %`. */
const shareRange = ({ from, to }: Range): string => `${number(from * 100)}–${percent(to)}`;

export const roles: Readonly<Record<RoleId, Role>> = typeset({
  opener: {
    id: 'opener',
    name: 'Opener',
    jobTitle: 'Opener (m/w/d)',
    pay: { from: 2000, to: 3500 },
    payNote: 'plus Provision',
    strengths: ['Gleichmut nach dem 50. Nein', 'Kürze im Einstieg', 'Recherche vor dem Anruf', 'Ordnung im CRM'],
  },
  setter: {
    id: 'setter',
    name: 'Setter',
    jobTitle: 'Setter (m/w/d)',
    pay: { from: 3000, to: 4500 },
    payNote: 'Provision je nach Vertrag',
    strengths: ['Tempo beim Rückruf', 'Zuhören vor dem Terminieren', 'Verbindlichkeit bis zum Termin', 'Mut zum Nein'],
  },
  closer: {
    id: 'closer',
    name: 'Closer',
    jobTitle: 'Closer (m/w/d)',
    pay: { from: 4000, to: 6000 },
    payNote: `plus ${shareRange(closerShare)} Provision`,
    strengths: ['Diagnose vor Angebot', 'Ruhe beim Preis', 'Zusagen, die das Team halten kann', 'Nüchterne Prognose'],
  },
});

/** A role's pay as shown, without its unit: `2.000–3.500 €` (spec §9). Show {@link payUnit} next to it. */
export const payRange = (role: Pick<Role, 'pay'>): string => euroRange(role.pay.from, role.pay.to);
