/** The pay calculator on /talente: its texts, and the published ranges (spec §1, §9) as what its sliders can take. */

import { euroRound } from '../format.ts';
import type { InputRange } from '../input-range.ts';
import { registerLink } from '../navigation.ts';
import { type PaidRole, type PayInput, parsePay } from '../pay.ts';
import { closerShare, type RoleId, roles } from '../roles.ts';
import type { Intro, Link, Rich } from '../types.ts';
import { typeset } from '../typography.ts';

/** A published range as a slider that starts in its middle. */
const rangeOf = ({ from, to }: { readonly from: number; readonly to: number }, step: number): InputRange => ({
  min: from,
  max: to,
  step,
  start: (from + to) / 2,
});

/** An input with the texts of its slider: its unit as shown and as a screen reader says it. */
export interface PaySlider extends PayInput {
  readonly label: string;
  readonly unit: string;
  readonly word: string;
}

const fixedPay = (id: RoleId): PaySlider => ({
  ...rangeOf(roles[id].pay, 50),
  name: 'fixum',
  label: 'Fixum im Monat',
  unit: '€',
  word: 'Euro',
});

const rate: PaySlider = {
  ...rangeOf({ from: closerShare.from * 100, to: closerShare.to * 100 }, 1),
  name: 'provision',
  label: 'Provision vom Umsatz',
  unit: '%',
  word: 'Prozent',
};

/** Nothing is published about the volume: it is the reader's own assumption. */
const volume: PaySlider = {
  min: 0,
  max: 100_000,
  step: 1000,
  start: 20_000,
  name: 'umsatz',
  label: 'Dein Umsatz im Monat (Annahme)',
  unit: '€',
  word: 'Euro',
};

export interface PayRole extends PaidRole<PaySlider> {
  readonly name: string;
  /** Reads on after the figure and its month. A sum with commission is no Richtwert: it rests on the reader's assumption. */
  readonly unit: string;
  /** What the figure leaves out, or what it holds. */
  readonly note: string;
  /** What the scale shows. */
  readonly span: string;
}

const fixedUnit = 'brutto, Richtwert';
const fixedSpan = 'Richtwerte für das Fixum';

/** The published pay of spec §1 and §9. Without a published figure for the commission the model knows fixed pay alone. */
export const payRoles: readonly PayRole[] = typeset<readonly PayRole[]>([
  {
    id: 'opener',
    name: roles.opener.name,
    unit: fixedUnit,
    inputs: [fixedPay('opener')],
    note: 'Plus Provision, einen Richtwert dafür gibt es nicht',
    span: fixedSpan,
  },
  {
    id: 'setter',
    name: roles.setter.name,
    unit: fixedUnit,
    inputs: [fixedPay('setter')],
    note: roles.setter.payNote,
    span: fixedSpan,
  },
  {
    id: 'closer',
    name: roles.closer.name,
    unit: 'brutto, bei angenommenem Umsatz',
    inputs: [fixedPay('closer'), rate, volume],
    note: `Richtwert: ${rate.min}–${rate.max} % Provision`,
    span: 'Spanne bei diesem Umsatz',
  },
]);

export interface PayTexts {
  readonly legend: string;
  /** Marks the result on the scale. */
  readonly you: string;
  readonly caption: string;
  readonly columns: readonly [formula: string, month: string, year: string];
  readonly chosen: string;
  readonly register: Link;
  readonly share: { readonly button: string; readonly done: string; readonly failed: string };
}

export const payIntro: Intro = typeset({
  id: 'gehalt',
  heading: 'Rechne dein Gehalt durch',
  text: 'Als Closer stellst du auch Provision und Umsatz ein.',
});

export const payTexts: PayTexts = typeset<PayTexts>({
  legend: 'Deine Rolle',
  you: 'du',
  caption: 'Rechenweg',
  columns: ['Formel', 'im Monat', 'im Jahr bei 12 Gehältern'],
  chosen: 'Deine Wahl',
  register: registerLink('talent'),
  share: {
    button: 'Link kopieren',
    done: 'Link kopiert. Deine Zahlen stehen darin.',
    failed: 'Kopieren ging nicht. Der Link steht in der Adresszeile.',
  },
});

/** Stands below the calculator, not in its props: it is the same for every role. */
export const payDisclaimer: string = typeset(
  'Modellrechnung, keine Zusage. Gerechnet für Angestellte mit 12 Gehältern, bei Closer plus Provision auf bezahlten Umsatz. In Österreich sind 14 Gehälter üblich. Bist du selbstständig, zahlst du Vorsorge und Auslagen selbst.',
);

const { role, values } = parsePay('', payRoles);
const [startPay = 0, startRate = 0, startVolume = 0] = values;

/** Stands above the calculator when scripts are off. */
export const payNoScript: Rich = typeset(
  `Die Regler brauchen JavaScript. Beispiel: ${role.name} mit ${euroRound(startPay)} Fixum und ${startRate} % von ${euroRound(startVolume)} Umsatz.`,
);
