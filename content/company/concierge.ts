/**
 * Texts of /unternehmen/onboarding-concierge. Figures: spec §9, Concierge.
 *
 * Another part of the specification (§3) names the price fields monthly, setup and savings and says that their values
 * are not shown there. Shown are the values of §9; a saving is stated nowhere, so there is none.
 * Whether the amounts are net is specified nowhere: they are taken to be net and for companies only, as with the plans.
 * Whether a plan is included, and what the setup fee is credited to, only the owner knows: open slots.
 */

import { calculate, defaultInputs } from '../calculator.ts';
import { euro, euroRound } from '../format.ts';
import { bookingHref } from '../navigation.ts';
import { lowestPrice, PERIODS_PER_YEAR, plans } from '../plans.ts';
import { filled } from '../site.ts';
import type { Closing, Entry, Fact, Figure, Hero, Intro, Link, PageMeta, Question, Rich } from '../types.ts';
import { typeset } from '../typography.ts';
import { PRICE_CONDITION } from './pricing.ts';

/** Euros. `monthly` is per calendar month, unlike the plans (spec §9). */
const price = { monthly: 999, setup: 499 } as const;

/** The terms of the service (spec §9). */
export const terms = {
  hours: 'Mo–Fr, 9–18 Uhr',
  /** Hours from booking to onboarding. */
  onboardingHours: 24,
  shortlist: { from: 5, to: 10 },
  kickoffMinutes: 30,
  consultationMinutes: 15,
  /** Days without a suitable candidate after which the setup fee is paid back in full. */
  refundDays: 14,
  /** Days until the first interview, a target. */
  firstInterviewDays: 7,
} as const;

const setup = euroRound(price.setup);
const monthly = euroRound(price.monthly);
const shortlist = `${terms.shortlist.from}–${terms.shortlist.to}`;
const firstMonth = euroRound(price.setup + price.monthly);
const twoMonths = euroRound(price.setup + 2 * price.monthly);
const firstYear = euroRound(price.setup + 12 * price.monthly);
const { headhunter } = calculate({ ...defaultInputs, hires: 1 });
const headhunterFee = euroRound(headhunter);
/** The plan whose price is added where one is needed. */
const perPeriod = plans.starter.prices['28days'].amount;

/** The last month up to which the Concierge has cost less than a headhunter, plan periods that have begun included. */
function lastCheaperMonth(periodPrice: number): number {
  const costs = (months: number) =>
    price.setup + months * price.monthly + Math.ceil((months * PERIODS_PER_YEAR) / 12) * periodPrice;
  let month = 0;
  while (costs(month + 1) < headhunter) month += 1;
  return month;
}
/** Net and for companies only, as with the plans (see above). */
const condition = 'zzgl. USt., nur für Unternehmer';

/** Booking, consultation and demo all lead to the booking page (decisions: Booking). */
const book: Link = { href: bookingHref('company'), label: 'Concierge buchen' };

export const meta: PageMeta = typeset({
  title: 'Onboarding-Concierge: Hilfe beim Einstellen im Vertrieb',
  description: `Eine feste Ansprechperson richtet ein, wählt vor und legt die Interviewtermine. ${setup} Setup, ${monthly} pro Monat, zzgl. USt., nur für Unternehmer.`,
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: Hero = typeset({
  headline: 'Sie führen das Gespräch. Die Vorarbeit übernehmen wir.',
  lead: `Eine feste Ansprechperson wählt ${shortlist} Profile aus und stimmt die Interviewtermine ab.`,
  primary: book,
  secondary: { href: bookingHref('company'), label: `${terms.consultationMinutes} Minuten kostenlos beraten lassen` },
  note: 'Beide Wege führen zuerst zur kostenlosen Beratung. Nennen Sie bei der Terminwahl „Concierge“.',
});

/** On the bill in the head: the person one gets, without inventing one. */
export const person = typeset({ label: 'Ihre Ansprechperson', value: 'Mensch, kein Bot' });

/** The list that the reader gets, as an example. */
export const shortlistSheet: {
  readonly tag: string;
  readonly title: string;
  readonly must: string;
  readonly answer: string;
  readonly people: readonly {
    readonly title: string;
    readonly facts: string;
    readonly note: string;
    /** What the reader has said so far. */
    readonly answer: 'Ja' | 'Nein' | 'offen';
  }[];
  readonly counts: readonly { readonly label: string; readonly value: string }[];
} = typeset({
  tag: 'Beispiel: 3 von 7 Profilen',
  title: 'Shortlist für Ihre Closer-Stelle',
  must: 'Muss laut Kickoff: 3 Jahre im Closing, remote',
  answer: 'Ihr Ja',
  people: [
    {
      title: 'Closer, Software',
      facts: `5 Jahre, ${euroRound(4800)} fix`,
      note: 'Aus Ihrer Branche, Start in\u00a0zwei\u00a0Wochen.',
      answer: 'Ja',
    },
    {
      title: 'Closer, Solar',
      facts: `3 Jahre, ${euroRound(4200)} fix`,
      note: 'Neu in Ihrer Branche, sofort verfügbar.',
      answer: 'offen',
    },
    {
      title: 'Closer, Coaching',
      facts: `8 Jahre, ${euroRound(5500)} fix`,
      note: 'Am längsten im Closing, Start in\u00a0vier\u00a0Wochen.',
      answer: 'Ja',
    },
  ],
  counts: [
    { label: 'Von uns gelesen', value: '64 Profile' },
    { label: 'Für Sie ausgewählt', value: '7 Profile' },
  ],
});

/** A part of the service (spec §3). */
export interface ConciergeFeature extends Entry {
  /** What is left for the reader or what is done, and what it counts. */
  readonly figure: Figure & { readonly label: string };
}

export const featuresIntro: Intro = typeset({
  id: 'leistungen',
  heading: 'Was wir Ihnen abnehmen',
  text: `Hat bei Ihnen niemand Zeit, Profile zu lesen und Termine abzustimmen? Das übernehmen wir. Bei Ihnen bleiben ${terms.kickoffMinutes} Minuten Kickoff, eine Freigabe, ${shortlist} Profile und die Gespräche.`,
});

export const features: readonly ConciergeFeature[] = typeset<readonly ConciergeFeature[]>([
  {
    title: 'Profile lesen',
    figure: { value: shortlist, label: 'Profile lesen Sie noch selbst' },
    text: 'Auf Ihrer [Shortlist](/glossar#slate) steht nur, wer Ihre Muss-Kriterien erfüllt.',
  },
  {
    title: 'Termine abstimmen',
    figure: { value: '2 Kalender', label: 'gleichen wir für Sie ab' },
    text: 'Sobald beide Seiten Ja gesagt haben, suchen wir den Termin.',
  },
  {
    title: 'Profil und Stelle anlegen',
    figure: { value: `${terms.kickoffMinutes} Minuten`, label: 'Kickoff mit Ihnen' },
    text: 'Nach dem Kickoff legen wir beides an, Sie geben es frei. Unser Ziel für alles Übrige: {claim:setup-zeit} Einrichtung für Sie.',
  },
  {
    title: 'Eine feste Ansprechperson',
    figure: { claim: 'antwort-concierge', label: `bis zur Antwort als Ziel, ${terms.hours}` },
    text: 'Diese Person leitet den Kickoff und kennt danach Produkt, Vertriebsziel und [Fixum](/glossar#fixum). So erklären Sie alles nur einmal.',
  },
]);

/** What speaks against it, in words; the table has the days. */
export const drawback: Entry = typeset({
  title: 'Der Concierge spart Arbeit. Allein können Sie schneller sein.',
  text: 'Er liest Profile und stimmt Termine ab. Allein sind Sie nur dann schneller, wenn Sie sofort swipen und antworten. Bleiben Profile eine Woche liegen, ist der Vorsprung weg.',
});

/** The 7-day journey (spec §2, §3). Its days plan the specified limits: 24 h, 30 min, 7 days. */
export const journeyIntro: Intro & { readonly dayLabel: string; readonly goal: Fact } = typeset({
  id: 'sieben-tage',
  heading: 'So läuft die erste Woche',
  text: `Den Beginn innerhalb von ${terms.onboardingHours} h sagen wir zu. Alles Weitere ist unser Plan. Auch das Talent kann Nein sagen.`,
  dayLabel: 'Tag',
  goal: { figure: { value: `${terms.firstInterviewDays} Tage` }, label: 'bis zum ersten Interview, als Ziel' },
});

/** Who works on something. */
interface Side {
  readonly name: string;
  readonly isReader?: true;
}

const YOU: Side = { name: 'Sie', isReader: true };
const WE: Side = { name: 'Wir' };

interface JourneyStep extends Entry {
  /** `0–1`, or a point such as `0`. */
  readonly day: string;
}

/** Steps in a row that one side does, and what the other side has from them. */
export interface Leg {
  readonly who: Side;
  /** The job, the shortlist, the answers to it, or a match; the last leg hands on nothing. */
  readonly hands?: 'job' | 'shortlist' | 'answers' | 'match';
  readonly steps: readonly JourneyStep[];
}

const legs: readonly Leg[] = [
  {
    who: YOU,
    hands: 'job',
    steps: [
      {
        day: '0',
        title: 'Buchung',
        text: `Sie buchen nach dem Beratungsgespräch. Innerhalb von ${terms.onboardingHours} h beginnt das Onboarding.`,
      },
      {
        day: '0–1',
        title: 'Kickoff-Gespräch',
        text: `In ${terms.kickoffMinutes} Minuten nennen Sie uns Rolle, Fixum und Provision. Gemeinsam halten wir Ihre Muss-Kriterien fest.`,
      },
    ],
  },
  {
    who: WE,
    hands: 'shortlist',
    steps: [
      {
        day: '1–2',
        title: 'Profil und Stelle',
        text: 'Wir legen beides an. Sie prüfen es und geben es frei.',
      },
      {
        day: '2–3',
        title: 'Vorauswahl',
        text: 'Die KI sortiert vor. Ihre Ansprechperson liest die Profile und wählt aus.',
      },
    ],
  },
  {
    who: YOU,
    hands: 'answers',
    steps: [
      {
        day: '3–4',
        title: 'Shortlist',
        text: `Sie bekommen ${shortlist} Kurzprofile und sagen zu jedem Ja oder Nein.`,
      },
    ],
  },
  {
    who: WE,
    hands: 'match',
    steps: [
      {
        day: '4–6',
        title: 'Match und Termin',
        text: 'Sagt auch das Talent Ja, stimmen wir den Termin mit beiden Seiten ab.',
      },
    ],
  },
  {
    who: YOU,
    steps: [
      {
        day: `6–${terms.firstInterviewDays}`,
        title: 'Erstes Interview',
        text: 'Ab hier übernehmen Sie. Fragen für das Gespräch stehen im [Interviewleitfaden](/interviewfragen).',
      },
    ],
  },
];

/** The steps with their numbers, as specified. */
export const journey: readonly Leg[] = typeset<readonly Leg[]>(
  legs.map((leg, index) => {
    const before = legs.slice(0, index).flatMap(({ steps }) => steps).length;
    return { ...leg, steps: leg.steps.map((step, at) => ({ ...step, title: `${before + at + 1}. ${step.title}` })) };
  }),
);

/** The special note (spec §2), set as a pull quote. */
export const note: { readonly quote: string; readonly text: Rich } = typeset({
  quote: 'Gespräch und Entscheidung bleiben bei Ihnen.',
  text: 'Sie müssen selbst hören, wie die Person verkauft. Und die Person soll hören, für wen sie arbeiten würde.',
});

/** What one side of the table says to a row. */
export interface ComparisonCell {
  readonly who?: Side;
  readonly figure?: string;
  readonly text?: Rich;
}

/** A row of the Basic vs Premium table (spec §3). Basic is the platform without, Premium with the Concierge. */
export interface ComparisonRow {
  readonly id: string;
  readonly feature: string;
  readonly basic: ComparisonCell;
  readonly premium: ComparisonCell;
}

export const comparisonIntro: Intro & {
  readonly caption: string;
  readonly columns: { readonly feature: string; readonly basic: string; readonly premium: string };
} = typeset({
  id: 'basic-premium',
  heading: 'Basic oder Premium: Wer macht was?',
  text: 'Basic heißt: Sie nutzen die Plattform selbst, mit einem [Tarif](/unternehmen/preise#plaene). Premium heißt: Der Concierge arbeitet für Sie. Basic reicht, wenn jemand bei Ihnen 10–30 Minuten zum Swipen hat und Chats zügig beantwortet.',
  caption: 'Basic und Premium: wer was übernimmt und was es kostet',
  columns: { feature: 'Aufgabe', basic: 'Basic', premium: 'Premium' },
});

export const comparison: readonly ComparisonRow[] = typeset<readonly ComparisonRow[]>([
  {
    id: 'einrichtung',
    feature: 'Firmenprofil und Stelle',
    basic: { who: YOU, text: 'in 2 + 5 Minuten' },
    premium: { who: WE, text: `nach ${terms.kickoffMinutes} Minuten Kickoff` },
  },
  {
    id: 'vorauswahl',
    feature: 'Vorauswahl',
    basic: { who: YOU, text: 'swipen, die KI sortiert vor' },
    premium: { who: WE, text: `schicken ${shortlist} Profile als Shortlist` },
  },
  {
    id: 'termine',
    feature: 'Interviewtermine',
    basic: { who: YOU, text: 'im Chat' },
    premium: { who: WE, text: 'gleichen beide Kalender ab' },
  },
  {
    id: 'gespraech',
    feature: 'Gespräch und Entscheidung',
    basic: { who: YOU },
    premium: { who: YOU },
  },
  {
    id: 'interview',
    feature: 'Erstes Interview',
    basic: { figure: 'Tag 2–4', text: 'allein, ab aktiver Stelle' },
    premium: { figure: `Tag 6–${terms.firstInterviewDays}`, text: 'mit Concierge, ab Buchung' },
  },
  {
    id: 'ansprechperson',
    feature: 'Feste Ansprechperson',
    basic: { text: 'Nein' },
    premium: { text: `Ja, ${terms.hours}. Ziel: Antwort in {claim:antwort-concierge}` },
  },
  {
    id: 'rueckzahlung',
    feature: 'Rückzahlung',
    basic: { text: 'Keine, dafür eine kostenlose Testphase' },
    premium: { text: `${setup} Setup, wenn nach ${terms.refundDays} Tagen kein Profil passt` },
  },
  {
    id: 'kuendigung',
    feature: 'Kündigung',
    basic: { text: 'Zum Ende der Laufzeit' },
    premium: { text: 'Monatlich, ohne Mindestlaufzeit' },
  },
  {
    id: 'betrag',
    feature: 'Preis',
    basic: { figure: `ab ${euro(lowestPrice('yearly'))}`, text: `${PRICE_CONDITION}, jährlich gebucht` },
    premium: {
      figure: `${monthly} pro Monat`,
      text: `dazu einmalig ${setup} Setup, ${condition}`,
    },
  },
]);

/**
 * An invented voice (decisions: Claims). The specification (§2) gives testimonials five stars; an invented voice gives
 * none, and ratings are shown without a star graphic.
 */
interface Testimonial {
  /** What it is about, as a drawing. */
  readonly situation: 'fewOfMany' | 'calendars' | 'noYes';
  readonly label: string;
  readonly quote: string;
  readonly author: string;
  readonly role: string;
  readonly company: string;
}

const voice = 'Beispielhafte Stimme';

export const testimonialsIntro: Intro = typeset({
  id: 'stimmen',
  heading: 'Wobei der Concierge hilft',
  text: 'Drei erfundene Beispiele, bis es echte Stimmen gibt.',
});

export const testimonials: readonly Testimonial[] = typeset<readonly Testimonial[]>([
  {
    situation: 'fewOfMany',
    label: voice,
    quote:
      'Fünf Profile lese ich gern. Für fünfzig fehlt mir die Zeit. Die Muss-Kriterien nenne ich einmal im Kickoff.',
    author: 'Personalleitung',
    role: 'besetzt Stellen für mehrere Fachbereiche',
    company: 'Agentur für Weiterbildung',
  },
  {
    situation: 'calendars',
    label: voice,
    quote: 'Ich wollte Closer einstellen und habe vor allem Kalender abgeglichen.',
    author: 'Vertriebsleitung',
    role: 'führt ein Team für Setting und Closing',
    company: 'Anbieter von B2B-Software',
  },
  {
    situation: 'noYes',
    label: voice,
    quote: 'Warum sollte ein Talent bei uns Ja sagen? Diese Frage hatten wir uns nie gestellt.',
    author: 'Geschäftsführung',
    role: 'stellt zum ersten Mal im Vertrieb ein',
    company: 'Betrieb für Solartechnik',
  },
]);

export const priceCard: Intro & {
  readonly title: string;
  readonly setup: { readonly amount: string; readonly label: string };
  readonly monthly: { readonly amount: string; readonly label: string };
  readonly total: { readonly amount: string; readonly label: string };
  readonly condition: string;
  /** The refund rule in a few words, stamped on the bill in the head. */
  readonly stamp: string;
  /** What the stamp says in full. */
  readonly refund: Rich;
  readonly amounts: readonly {
    readonly figure: Figure;
    readonly title: string;
    readonly text: Rich;
  }[];
  readonly terms: readonly Entry[];
  readonly button: Link;
} = typeset({
  id: 'preis',
  heading: 'Was der Concierge kostet',
  text: `Der Concierge kostet im ersten Monat ${firstMonth}, in\u00a0jedem\u00a0weiteren\u00a0${monthly}.`,
  title: 'Premium Concierge',
  setup: { amount: setup, label: 'Setup, einmalig' },
  monthly: { amount: monthly, label: 'pro Monat' },
  total: { amount: firstMonth, label: 'Summe im ersten Monat' },
  condition,
  stamp: `Setup zurück, wenn nach ${terms.refundDays} Tagen kein Profil passt`,
  refund: `Sie bekommen die ${setup} vollständig zurück, eine E-Mail genügt. Die ${monthly} des laufenden Monats bleiben fällig.`,
  amounts: [
    {
      figure: { value: setup },
      title: 'Setup, einmalig',
      text: `Die Beratung vorab ist kostenlos. Alle Beträge ${condition}.`,
    },
    {
      figure: { value: monthly },
      title: 'pro Monat',
      text: 'Kündbar per E-Mail zum Ende des Vertragsmonats, ohne Mindestlaufzeit.',
    },
    {
      figure: { value: twoMonths },
      title: 'für zwei Monate, Setup eingerechnet',
      text: `Zum Vergleich: Ein Headhunter kostet im Modell ${headhunterFee} pro Einstellung, bei ${euroRound(defaultInputs.salary)} Jahresgehalt. In der Summe ist kein Tarif eingerechnet.`,
    },
  ],
  terms: [
    { title: 'Tarif', text: filled('concierge.plan') },
    {
      title: 'Was „passend“ heißt',
      text: 'Ein Profil mit allen Muss-Kriterien aus dem Kickoff gilt als passend, auch wenn eine Seite Nein sagt. Die 14 Tage beginnen mit der Buchung.',
    },
  ],
  button: book,
});

export const faqIntro = typeset({ id: 'faq', heading: 'Was Sie vor der Buchung wissen wollen' });

export const faq: readonly Question[] = typeset<readonly Question[]>([
  {
    id: 'was-kostet',
    question: 'Lohnt sich das gegenüber einem Headhunter?',
    answer: `Im Modell ja, wenn Sie damit jemanden einstellen. Ein Headhunter kostet darin ${headhunterFee} pro Einstellung, bei ${euroRound(defaultInputs.salary)} Jahresgehalt. Zwei Monate Concierge kosten ${twoMonths}, ein ganzes Jahr ${firstYear}, ${condition}. Bei einer Einstellung ist der Concierge bis zum ${lastCheaperMonth(0)}. Monat günstiger, mit Starter bis zum ${lastCheaperMonth(perPeriod)}. Monat. Den Concierge zahlen Sie auch ohne Einstellung, einen Headhunter oft erst bei Unterschrift. Für Führungsrollen und vertrauliche Suchen bleibt ein Headhunter die bessere Wahl.`,
  },
  {
    id: 'tarif',
    question: 'Ist ein Tarif im Preis enthalten?',
    answer: `Zum Tarif gilt: ${filled('concierge.plan')}. Falls nicht, kommt Starter dazu: monatlich gebucht ${euro(perPeriod)} ${PRICE_CONDITION}.`,
  },
  {
    id: 'bot',
    question: 'Schreibt uns da ein Mensch oder ein Bot?',
    answer: `Ein Mensch, vom Kickoff bis zum ersten Interview. Ziel sind Antworten innerhalb von {claim:antwort-concierge}, ${terms.hours}. Um Mitternacht antwortet niemand. Daran erkennen Sie den Menschen.`,
  },
  {
    id: 'wie-schnell',
    question: 'Wie schnell geht es los?',
    answer: `Das Onboarding beginnt innerhalb von ${terms.onboardingHours} h nach der Buchung, mit einem Kickoff von ${terms.kickoffMinutes} Minuten. Ziel ist das erste Interview innerhalb von ${terms.firstInterviewDays} Tagen. Der erste Arbeitstag hängt von der Kündigungsfrist des Talents ab.`,
  },
  {
    id: 'wer-entscheidet',
    question: 'Stellt der Concierge für uns ein?',
    answer:
      'Nein. Ihre Ansprechperson wählt vor und stimmt Termine ab. Über die Einstellung entscheiden Sie und das Talent. Den Vertrag schließen Sie direkt, wir sind weder Arbeitgeber noch Vertragspartei.',
  },
  {
    id: 'danach',
    question: 'Was passiert nach der ersten Woche?',
    answer: `Der Concierge läuft von Monat zu Monat weiter, bis Sie kündigen. Dazu gehört: ${filled('concierge.later')}.`,
  },
  {
    id: 'wechsel-von-basic',
    question: 'Wir nutzen schon Basic. Was wird angerechnet?',
    answer: `Beim Wechsel von Basic rechnen wir die Setup-Gebühr anteilig an: ${filled('concierge.credit')}. Die Summe nennen wir Ihnen vor der Buchung, im kostenlosen [Beratungsgespräch](/formular#unternehmer).`,
  },
]);

export const closing: Closing = typeset<Closing>({
  heading: 'Geben Sie die Suche ab. Die Entscheidung behalten Sie.',
  text: `Im kostenlosen Gespräch klären wir in ${terms.consultationMinutes} Minuten, ob sich der Concierge für Sie lohnt. Erst danach buchen Sie.`,
  button: book,
  secondary: { href: bookingHref('company'), label: `${terms.consultationMinutes} Minuten kostenlos beraten lassen` },
});
