/**
 * The playbook of /jobbeschreibung: when a second role pays, what an appointment costs, the first 90 days. Only the
 * fixed pay is a published figure (spec §9); all others are assumptions for the reader to replace.
 */

import { euro, euroRound, number, percent } from '../format.ts';
import type { Entry, Intro, Rich } from '../types.ts';
import { typeset } from '../typography.ts';
import { assumptions, fixedPays } from './rollen/pay-model.ts';
import type { Month } from './types.ts';

const [, fixed] = fixedPays('setter');
const {
  target,
  premiums: [premium],
} = assumptions.setter;

const model = {
  /** Employer's contributions as a share of the pay. */
  contributions: 0.21,
  leads: 2000,
  tools: 250,
  closeRate: 0.25,
  orderValue: 1500,
  margin: 0.6,
  commission: assumptions.closer.premiums[1],
} as const;

/** Euros a month for a Setter with so many suitable appointments that take place. */
export const monthlyCost = (appointments: number): number =>
  (fixed + appointments * premium) * (1 + model.contributions) + model.leads + model.tools;

/** Euros that one appointment costs, to the cent. */
export const costPerAppointment = (appointments: number): number =>
  Math.round((monthlyCost(appointments) / appointments) * 100) / 100;

/** Euros that one appointment may cost before it eats up what it brings. */
export const costLimit = (orderValue: number = model.orderValue): number =>
  Math.round(model.closeRate * orderValue * (model.margin - model.commission) * 100) / 100;

/** The fewest appointments a month that stay within the limit at an order value. */
export function enoughAppointments(orderValue: number): number {
  let appointments = 1;
  while (costPerAppointment(appointments) > costLimit(orderValue)) appointments += 1;
  return appointments;
}

/** Euros that an appointment costs and may cost, in the example. */
export const amounts = [costPerAppointment(target), costLimit()] as const;

/** What the reader fills in. */
const BLANK = '…';
const row = (head: string, example: string, look?: 'sum') => ({ head, cells: [example, BLANK], look });
const fewer = target - 5;

export const playbook: Intro & {
  readonly rules: readonly Entry[];
  /** The answer that every question needs. */
  readonly yes: string;
  readonly costIntro: Intro;
  readonly cost: {
    readonly caption: string;
    readonly corner: string;
    readonly columns: readonly string[];
    readonly rows: readonly ReturnType<typeof row>[];
  };
  /** What one costs, and what it may cost. */
  readonly results: readonly Entry[];
  /** What is left of the limit. */
  readonly left: Entry;
  /** What the example leaves out. */
  readonly caveat: string;
  /** How both amounts are worked out. */
  readonly formulas: Rich;
  /** What other numbers would come to. */
  readonly reading: Rich;
  readonly daysIntro: Intro;
  readonly days: readonly Month[];
} = typeset({
  id: 'rollen-trennen',
  heading: 'Wann sich eine zweite Rolle lohnt',
  text: 'In kleinen Teams macht eine Person alles. Eine zweite Rolle lohnt sich, wenn die Antwort auf alle vier Fragen Ja lautet. Das ist eine Faustregel von uns, keine Studie.',
  rules: [
    {
      title: 'Kosten Suche und Termine mehr als einen Tag pro Woche?',
      text: 'Gemeint sind Recherche, Nachtelefonieren und Terminieren. Sonst reicht eine Person.',
    },
    {
      title: 'Liegt Arbeit für eine ganze Stelle bereit?',
      text: 'Ruft niemand neue Firmen an, fehlt ein Opener. Bleiben Anfragen liegen, fehlt ein Setter. Ist für Termine niemand frei, fehlt ein Closer.',
    },
    {
      title: 'Kostet ein Termin weniger, als er einbringt?',
      text: 'Das zeigt die Rechnung darunter.',
    },
    {
      title: 'Steht fest, was ein passender Termin ist?',
      text: 'Gemeint ist: schriftlich. Außerdem braucht jemand Zeit für die Einarbeitung.',
    },
  ],
  yes: 'Ja',
  costIntro: {
    id: 'terminkosten',
    heading: 'Was ein Termin kosten darf',
    text: 'Höchstens so viel, wie er im Schnitt einbringt.',
  },
  cost: {
    caption: 'Modellrechnung. Nur das Fixum ist ein Richtwert, alle anderen Werte sind Annahmen.',
    corner: 'Posten',
    columns: ['Beispiel', 'Eigener Wert'],
    rows: [
      row('Fixum Setter, Mitte des Richtwerts', euroRound(fixed)),
      row(`Prämien: ${number(target)} ×\u00A0${euroRound(premium)}`, euroRound(target * premium)),
      row(
        `Lohnnebenkosten, ${percent(model.contributions)}`,
        euroRound((fixed + target * premium) * model.contributions),
      ),
      row('Leads und Anzeigen', euroRound(model.leads)),
      row('Telefonie und CRM', euroRound(model.tools)),
      row('Summe im Monat', euroRound(monthlyCost(target)), 'sum'),
    ],
  },
  results: [
    { title: euro(amounts[0]), text: `Kosten pro Termin bei ${number(target)} Terminen` },
    {
      title: euro(amounts[1]),
      text: `Obergrenze: ${percent(model.closeRate)} ×\u00A0${euroRound(model.orderValue)} ×\u00A0(${percent(model.margin)} −\u00A0${percent(model.commission)})`,
    },
  ],
  left: {
    title: euro(amounts[1] - amounts[0]),
    text: `bleiben pro Termin, im\u00A0Monat ${euro(target * (amounts[1] - amounts[0]))}`,
  },
  caveat: 'Das Fixum im Closing ist damit nicht bezahlt.',
  formulas:
    '**Kosten pro Termin:** Kosten im Monat, geteilt durch passende, wahrgenommene Termine. **Obergrenze:** [Abschlussquote](/glossar#abschlussquote) ×\u00A0Auftragswert ×\u00A0(Deckungsbeitrag −\u00A0Provision, beides in Prozent).',
  reading: `${number(fewer)}\u00A0Termine mit ebenso vielen Prämien kosten je ${euro(costPerAppointment(fewer))}, das ist zu viel. Bei ${euroRound(2 * model.orderValue)} Auftragswert genügen ${number(enoughAppointments(2 * model.orderValue))} Termine im Monat.`,
  daysIntro: {
    id: 'einarbeitung',
    heading: 'Die ersten 90 Tage',
    text: 'Ein Vorschlag. Lange Verkaufszyklen brauchen mehr Zeit.',
  },
  days: [
    {
      title: 'Tag 1–30',
      goal: 'noch kein Ziel',
      text: 'Produkt und CRM lernen, mithören, täglich ein Rollenspiel. **Geschafft,\u00A0wenn** der Leitfaden in eigenen Worten sitzt.',
    },
    {
      title: 'Tag 31–60',
      goal: 'halbes Ziel',
      text: 'Eigene Liste oder eigene Termine, jede Woche drei Gespräche nachbesprechen. **Geschafft,\u00A0wenn** das halbe Ziel erreicht ist.',
    },
    {
      title: 'Tag 61–90',
      goal: 'volles Ziel',
      text: 'Volles Pensum, Übergaben nach schriftlicher Definition. **Geschafft,\u00A0wenn** in zwei von vier Wochen das volle Ziel erreicht ist.',
    },
  ],
});
