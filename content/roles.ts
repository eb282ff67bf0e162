import { euroRange, number, percent } from './format.ts';
import { typeset } from './typography.ts';

/** The three roles (spec §3), their published pay (spec §1, §9) and the ways they are paid (spec §1). */

export type RoleId = 'opener' | 'setter' | 'closer';
export type PayModelId = 'fixed' | 'commission' | 'hybrid';

interface PayModel {
  readonly id: PayModelId;
  readonly name: string;
  readonly text: string;
}

/** Euros gross a month, or shares between 0 and 1. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** `share: null` is a commission that is stated without a figure. */
interface Commission {
  readonly share: Range | null;
}

export interface Role {
  readonly id: RoleId;
  readonly name: string;
  readonly jobTitle: string;
  /** One sentence that addresses nobody, so that it can stand on pages with Sie and with du. */
  readonly description: string;
  /** Euros gross a month, a guide value. */
  readonly pay: Range;
  /** `null` where the specification states none. */
  readonly commission: Commission | null;
  /** What stands next to the pay range. */
  readonly payNote: string;
  readonly strengths: readonly string[];
  readonly models: readonly PayModelId[];
}

/** The order of a deal, and of every list of roles. */
export const roleIds: readonly RoleId[] = ['opener', 'setter', 'closer'];

/** Stands next to {@link payRange}, which already carries the euro sign (decisions: Roles). */
export const payUnit = 'brutto im Monat, Richtwert';
/** The same as a label of its own, for a column or a caption. */
export const payLabel = `€ ${payUnit}`;

/** Every role can be paid in each of the three ways (spec §1). */
export const payModels: Readonly<Record<PayModelId, PayModel>> = typeset({
  fixed: { id: 'fixed', name: 'Fixum', text: 'Jeden Monat derselbe Betrag, auch in einem schwachen Monat.' },
  commission: { id: 'commission', name: 'Provision', text: 'Geld pro Ergebnis: pro Termin oder als Anteil am Umsatz.' },
  hybrid: { id: 'hybrid', name: 'Hybrid', text: 'Das Fixum trägt die Miete, die Provision belohnt den Abschluss.' },
});

const closerShare: Range = { from: 0.1, to: 0.2 };

/** Shares as shown: `{ from: 0.1, to: 0.2 }` → `10–20 %`. */
const shareRange = ({ from, to }: Range): string => `${number(from * 100)}–${percent(to)}`;

export const roles: Readonly<Record<RoleId, Role>> = typeset({
  opener: {
    id: 'opener',
    name: 'Opener',
    jobTitle: 'Opener (m/w/d)',
    description: 'Stellt den ersten Kontakt her, oft kalt am Telefon, und klärt, ob ein zweites Gespräch lohnt.',
    pay: { from: 2000, to: 3500 },
    commission: { share: null },
    payNote: 'plus Provision',
    strengths: ['Gleichmut nach dem 50. Nein', 'Kürze im Einstieg', 'Recherche vor dem Anruf', 'Ordnung im CRM'],
    models: ['fixed', 'commission', 'hybrid'],
  },
  setter: {
    id: 'setter',
    name: 'Setter',
    jobTitle: 'Setter (m/w/d)',
    description: 'Prüft Bedarf, Budget und Zuständigkeit und legt Termine, die auch stattfinden.',
    pay: { from: 3000, to: 4500 },
    commission: null,
    payNote: 'Provision je nach Vertrag',
    strengths: ['Tempo beim Rückruf', 'Zuhören vor dem Terminieren', 'Verbindlichkeit bis zum Termin', 'Mut zum Nein'],
    models: ['fixed', 'commission', 'hybrid'],
  },
  closer: {
    id: 'closer',
    name: 'Closer',
    jobTitle: 'Closer (m/w/d)',
    description: 'Führt das Gespräch, in dem entschieden wird, vertritt den Preis und holt die Unterschrift.',
    pay: { from: 4000, to: 6000 },
    commission: { share: closerShare },
    payNote: `plus ${shareRange(closerShare)} Provision`,
    strengths: ['Diagnose vor Angebot', 'Ruhe beim Preis', 'Zusagen, die das Team halten kann', 'Nüchterne Prognose'],
    models: ['fixed', 'commission', 'hybrid'],
  },
});

/** A role's pay as shown, without its unit: `2.000–3.500 €` (spec §9). Show {@link payUnit} next to it. */
export const payRange = (role: Pick<Role, 'pay'>): string => euroRange(role.pay.from, role.pay.to);
