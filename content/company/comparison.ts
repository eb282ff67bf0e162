/**
 * Texts of /unternehmen/vergleich. The table itself: criteria.ts.
 * Figures: spec §9 and decisions (Savings calculator). What is neither specified nor computed is labelled an assumption.
 */

import {
  calculate,
  DAYS_SAVED_PER_HIRE,
  defaultInputs,
  EXTRA_REVENUE_SHARE,
  HEADHUNTER_SHARE,
  hiresText,
  MODEL_PERIODS,
  PRODUCT_PER_PERIOD,
} from '../calculator.ts';
import { type ClaimId, TARGET_DAYS } from '../claims.ts';
import { euro, euroRound, percent } from '../format.ts';
import { registerLink } from '../navigation.ts';
import { PERIODS_PER_YEAR, plans, yearlyAmount } from '../plans.ts';
import type { Closing, Intro, Link, Method, MethodLabels, PageMeta, Rich } from '../types.ts';
import { typeset } from '../typography.ts';
import { type MethodId, methodNames, verdict } from './criteria.ts';
import { oneHire, PRICE_CONDITION } from './pricing.ts';

export { criteria, type MethodId, ways } from './criteria.ts';

const model = calculate(defaultInputs);
/** What the payments of the model last: less than a year. */
const MODEL_WEEKS = MODEL_PERIODS * 4;

export const meta: PageMeta = typeset({
  title: 'Recruiting-Kosten im Vertrieb: vier Wege im Vergleich',
  description:
    'Jobbörse, Social Ads, Headhunter und Doppelja: Kosten, Tempo, Risiko. Mit Begründung pro Feld und einem Rechner für Ihre eigenen Zahlen.',
  date: '2026-11-21',
  address: 'Sie',
});

/** The head of the page is the calculator. */
export const hero: { readonly headline: string } = typeset({
  headline: 'Was kostet Recruiting? Vier\u00A0Antworten.',
});

export const methodsIntro: Intro = typeset({
  id: 'wege',
  heading: 'Wofür sich welcher Weg eignet',
  text: 'Entscheidend ist, wen Sie suchen und wie oft Sie einstellen.',
});

export const methodLabels: MethodLabels = typeset({
  goodFor: 'Gut für',
  limit: 'Grenze',
});

export const methods: readonly Method<MethodId>[] = typeset<readonly Method<MethodId>[]>([
  {
    id: 'jobboerse',
    name: methodNames.jobboerse,
    what: 'Sie schalten eine Anzeige, warten auf Bewerbungen und sortieren.',
    goodFor: 'Bekannte Jobtitel, viele Standorte, auch außerhalb des Vertriebs.',
    limit: 'Auf die Anzeige kann sich jeder bewerben, auch ohne Vertriebserfahrung.',
  },
  {
    id: 'social-ads',
    name: methodNames['social-ads'],
    what: 'Sie werben mit Anzeigen um Menschen, die gerade keine Stelle suchen.',
    goodFor: 'Bekanntheit als Arbeitgeber und Menschen aus anderen Branchen.',
    limit: 'Ein Klick ist noch keine Bewerbung. Die Vorauswahl bleibt bei Ihnen.',
  },
  {
    id: 'headhunter',
    name: methodNames.headhunter,
    what: 'Eine Beratung sucht in Ihrem Auftrag und spricht Menschen persönlich an.',
    goodFor: 'Führungsrollen, vertrauliche Suchen, sehr enge Märkte.',
    limit: 'Das Honorar wächst mit dem Gehalt und fällt bei jeder Einstellung neu\u00a0an.',
  },
  {
    id: 'doppelja',
    name: methodNames.doppelja,
    what: 'Sie [swipen](/glossar#swipe) Vertriebsprofile und sprechen nur mit Talenten, die zu Ihrer Stelle Ja gesagt haben.',
    goodFor: 'Opener, Setter und Closer, vor allem ab der zweiten Einstellung im Jahr.',
    limit:
      'Andere Rollen und Länder außerhalb von DACH gibt es hier nicht. Bei einer Einstellung im Jahr ist die Jobbörse günstiger.',
  },
]);

export const tableIntro: Intro & { readonly caption: string } = typeset({
  id: 'tabelle',
  heading: 'Wo Doppelja gewinnt und wo der Headhunter',
  text: `${verdict} Dafür kostet der Headhunter im Modell ${percent(HEADHUNTER_SHARE)} des Jahresgehalts pro Einstellung.`,
  caption: 'Vier Wege in sechs Kriterien und drei Kennzahlen. Einstufung und Begründung sind von\u00A0uns.',
});

/** Where a figure comes from, as the reader is told. */
export type Basis = 'Annahme' | 'Modellwert' | 'Ziel' | 'Tarif';

/** One bar of the time-to-hire chart; its width is `days / TIME_AXIS_DAYS` (spec §9). */
export interface TimeBar {
  readonly method: MethodId;
  readonly label: string;
  readonly days: number;
  readonly basis: Basis;
  readonly note: Rich;
  /** The claim in the register that the bar shows. */
  readonly claim?: ClaimId;
}

/** The days of a bar or a derivation in words: `45 Tage`. */
export const daysText = (days: number): string => typeset(`${days} Tage`);

/** Days at the full width of the chart (spec §9). */
export const TIME_AXIS_DAYS = 60;

export const timeIntro: Intro = typeset({
  id: 'zeit',
  heading: 'Mit wie vielen Tagen wir rechnen',
  text: 'Jeder Tag mit offener Stelle kostet Sie Verkaufsgespräche. Wir zählen die Tage bis zur Einstellung, bei Doppelja ab der aktiven Stelle. Jeder Strich ist ein Tag.',
});

export const timeBars: readonly TimeBar[] = typeset<readonly TimeBar[]>([
  {
    method: 'headhunter',
    label: 'Headhunter',
    days: 60,
    basis: 'Annahme',
    note: 'Von uns geschätzt, eine Messung fehlt.',
  },
  {
    method: 'jobboerse',
    label: 'Jobbörsen',
    days: DAYS_SAVED_PER_HIRE + TARGET_DAYS,
    basis: 'Annahme',
    note: `${DAYS_SAVED_PER_HIRE} Tage mehr als unser Ziel ({claim:einstellung-7-tage}).`,
  },
  {
    method: 'social-ads',
    label: 'Social Ads',
    days: 30,
    basis: 'Annahme',
    note: 'Von uns geschätzt, eine Messung fehlt.',
  },
  {
    method: 'doppelja',
    label: 'Doppelja',
    days: TARGET_DAYS,
    basis: 'Ziel',
    note: 'Wenn beide Seiten zügig antworten.',
    claim: 'einstellung-7-tage',
  },
]);

/** A cell of the metrics table. `basis` is absent where the words are no figure. */
interface MetricCell {
  readonly value: string;
  readonly basis?: Basis;
}

export interface Metric {
  readonly id: string;
  readonly label: string;
  readonly cells: Readonly<Record<MethodId, MetricCell>>;
}

/** What the figures of the table rest on, and what they leave out. */
export const metricsNote: string = typeset(
  `Gerechnet mit ${euroRound(defaultInputs.salary)} Jahresgehalt und ${MODEL_PERIODS} Abrechnungen (${MODEL_WEEKS} Wochen), ohne Ihre Zeit für Interviews. Modellwerte und Annahmen sind von uns, eine Marktstudie steht nicht dahinter.`,
);

export const metrics: readonly Metric[] = typeset<readonly Metric[]>([
  {
    id: 'kosten-pro-einstellung',
    label: `Kosten pro Einstellung, bei\u00A0${defaultInputs.hires} in\u00A0${MODEL_WEEKS}\u00A0Wochen`,
    cells: {
      jobboerse: { value: euroRound(oneHire.jobBoards), basis: 'Modellwert' },
      'social-ads': { value: euroRound(oneHire.socialAds), basis: 'Modellwert' },
      headhunter: { value: euroRound(oneHire.headhunter), basis: 'Modellwert' },
      doppelja: { value: euro(model.product / defaultInputs.hires), basis: 'Modellwert' },
    },
  },
  {
    id: 'laufzeit',
    label: 'Vertragslaufzeit',
    cells: {
      jobboerse: { value: 'je Anzeige' },
      'social-ads': { value: 'je Kampagne' },
      headhunter: { value: 'je Auftrag' },
      doppelja: { value: '28 Tage oder 1 Jahr', basis: 'Tarif' },
    },
  },
  {
    id: 'provision',
    label: 'Provision bei Erfolg',
    cells: {
      jobboerse: { value: 'keine' },
      'social-ads': { value: 'keine' },
      headhunter: { value: `${percent(HEADHUNTER_SHARE)} vom Jahres&shy;gehalt`, basis: 'Modellwert' },
      doppelja: { value: 'keine', basis: 'Tarif' },
    },
  },
]);

/** The texts of the savings calculator. Numbers and formulas: calculator.ts. */
export interface CalculatorTexts {
  readonly salary: string;
  readonly hires: string;
  /** Names of the fields above the sliders. */
  readonly salaryField: string;
  readonly hiresField: string;
  /** What the areas of the drawing are. */
  readonly costs: string;
  readonly savings: string;
  readonly disclaimer: string;
  readonly workings: { readonly title: string; readonly intro: readonly string[] };
  readonly register: Link;
  readonly share: { readonly button: string; readonly done: string; readonly failed: string };
}

export const calculator: CalculatorTexts = typeset<CalculatorTexts>({
  salary: 'Ø Jahresgehalt',
  hires: 'Einstellungen pro Jahr',
  salaryField: 'Jahresgehalt in Euro, in Schritten von 5.000',
  hiresField: 'Einstellungen pro Jahr als Zahl',
  costs: 'Kosten pro Jahr',
  savings: `Gespart statt Headhunter, ${MODEL_PERIODS} Abrechnungen`,
  disclaimer: `Modellrechnung, keine Zusage. Flächen: Kosten pro Jahr, Doppelja mit ${MODEL_PERIODS} Abrechnungen. Ein volles Jahr hat ${PERIODS_PER_YEAR} und kostet ${euro(model.productThirteenPeriods)}.`,
  workings: {
    title: 'Rechenweg',
    intro: [
      `Die Kosten von Headhunter, Jobbörse und Social Ads sind unsere Annahmen. Der Headhunter ist im Modell am teuersten. Bei ${PERIODS_PER_YEAR} Abrechnungen sinkt die Ersparnis um ${euro(PRODUCT_PER_PERIOD)}.`,
      `Jährlich gebucht zahlen Sie weniger: ${euro(yearlyAmount(plans.starter))} im Voraus, zzgl. USt., nur für Unternehmer.`,
      `Zeitgewinn und Zusatzumsatz gibt es nur, wenn wir unser Zeitziel erreichen. Für diese Tage setzen wir ${percent(EXTRA_REVENUE_SHARE)} des Gehalts als zusätzlichen Umsatz an.`,
    ],
  },
  register: registerLink('company'),
  share: {
    button: 'Link kopieren',
    done: 'Link kopiert. Er enthält Gehalt und Zahl der Einstellungen.',
    failed: 'Kopieren ging nicht. Der Link steht in der Adresszeile.',
  },
});

const twoHires = calculate({ ...defaultInputs, hires: 2 });

/** Where the model's cheapest way changes: a year of the product lies between one hire and two by job boards. */
export const limit: {
  readonly heading: string;
  readonly figures: readonly {
    readonly way: MethodId;
    readonly label: string;
    readonly amount: number;
    readonly value: string;
  }[];
} = typeset({
  heading: 'Ab zwei Einstellungen im Jahr ist Starter günstiger als die Jobbörse. Bei einer gewinnt die Jobbörse.',
  figures: [
    {
      way: 'jobboerse',
      label: 'Jobbörse, eine Einstellung',
      amount: oneHire.jobBoards,
      value: euroRound(oneHire.jobBoards),
    },
    {
      way: 'doppelja',
      label: 'Starter, ein volles Jahr, monatlich gebucht',
      amount: oneHire.productThirteenPeriods,
      value: euro(oneHire.productThirteenPeriods),
    },
    {
      way: 'jobboerse',
      label: 'Jobbörse, zwei Einstellungen',
      amount: twoHires.jobBoards,
      value: euroRound(twoHires.jobBoards),
    },
  ],
});

/** The price that the calculation rests on. `noScript` says why the sliders do not move when scripts are off. */
export const calculatorNotes: { readonly price: string; readonly noScript: string } = typeset({
  price: `Doppelja ist mit Starter oder Priority Launch gerechnet, monatlich gebucht: ${euro(PRODUCT_PER_PERIOD)} ${PRICE_CONDITION}.`,
  noScript: `Die Regler brauchen JavaScript. Gerechnet ist mit ${euroRound(defaultInputs.salary)} und ${hiresText(defaultInputs.hires)}.`,
});

export const closing: Closing = typeset<Closing>({
  heading: 'Sehen Sie nach, wer zu Ihrer Stelle passt.',
  text: 'In rund 7 Minuten sind Firmenprofil und Stelle angelegt. Kurzprofile sehen Sie kostenlos. Passt niemand, buchen Sie keinen Tarif und zahlen nichts.',
  button: registerLink('company'),
  secondary: { href: '/unternehmen/preise', label: 'Preise und Bedingungen' },
});
