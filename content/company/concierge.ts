/**
 * Texts of /unternehmen/onboarding-concierge. Figures: spec §9, Concierge.
 *
 * Another part of the specification (§3) names the price fields monthly, setup and savings and says that their values
 * are not shown there. Shown are the values of §9; a saving is stated nowhere, so there is none.
 * Whether the amounts are net, and whether a plan is needed beside the Concierge, is specified nowhere. They are taken
 * to be net and for companies only, as with the plans; of the plan the page says nothing.
 */

import { calculate, defaultInputs } from '../calculator.ts';
import { euro, euroRound } from '../format.ts';
import { lowestPrice } from '../plans.ts';
import type { Closing, Entry, Hero, Intro, Link, PageMeta, Question, Rich } from '../types.ts';
import { typeset } from '../typography.ts';
import { PRICE_CONDITION } from './pricing.ts';

/** Euros. `monthly` is per calendar month, unlike the plans (spec §9). */
const price = { monthly: 999, setup: 499 } as const;

/** The terms of the service (spec §9). */
const terms = {
  /** Hours until an answer, within `hours`. */
  responseHours: 2,
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
const firstYear = euroRound(price.setup + 12 * price.monthly);
/** Net and for companies only, as with the plans (see above). */
const condition = 'zzgl. USt., nur für Unternehmer';

/** Booking, consultation and demo all lead to the booking page (decisions: Booking). */
const book: Link = { href: '/formular', label: 'Concierge buchen' };

export const meta: PageMeta = typeset({
  title: 'Onboarding-Concierge: Vertrieb einstellen zu zweit',
  description: `Eine feste Ansprechperson richtet ein, wählt vor und legt die Termine. ${setup} Setup, ${monthly} pro Monat, zzgl. USt., nur für Unternehmer.`,
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: Hero = typeset({
  headline: 'Sie führen das Gespräch. Den Rest führen wir.',
  lead: 'Eine feste Ansprechperson richtet ein, wählt Profile vor und legt die Termine. Ein Mensch, kein Bot.',
  primary: book,
  secondary: { href: '/formular', label: `${terms.consultationMinutes} Minuten kostenlos beraten lassen` },
});

/** The hero's card: the person one gets, without inventing one. */
export interface PersonCard {
  readonly tag: string;
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: Rich }[];
}

export const personCard: PersonCard = typeset<PersonCard>({
  tag: 'Ihre Ansprechperson',
  title: 'Fachfrau oder Fachmann für Vertriebs&shy;einstellungen',
  rows: [
    { label: 'Erreichbar', value: terms.hours },
    { label: 'Antwort in', value: '{claim:antwort-concierge}' },
    { label: 'Kickoff', value: `${terms.kickoffMinutes} Minuten` },
    { label: 'Bot-Anteil', value: 'keiner' },
  ],
});

export const about: Intro & { readonly paragraphs: readonly Rich[] } = typeset({
  id: 'was-es-ist',
  heading: 'Einstellen, ohne es nebenbei zu tun',
  text: 'Für alle, bei denen Recruiting zwischen [Forecast](/glossar#forecast) und Kundentermin stattfindet. Also meistens gar nicht.',
  paragraphs: [
    'Der Concierge ist eine Fachperson für Vertriebseinstellungen. Sie übernimmt Einrichtung, Vorauswahl und Terminkoordination auf Doppelja.',
    `Sie bekommen eine [Shortlist](/glossar#slate) mit ${shortlist} Profilen und feste Termine. Gespräch, Angebot und Vertrag bleiben bei Ihnen.`,
    'Das Prinzip bleibt dasselbe: Auch mit Concierge entsteht ein Match nur, wenn beide Seiten Ja sagen.',
  ],
});

/** A part of the service (spec §3). `icon` names a drawing. */
interface ConciergeFeature extends Entry {
  readonly icon: 'person' | 'settings' | 'search' | 'calendar' | 'clock' | 'refund';
}

export const featuresIntro: Intro = typeset({
  id: 'leistungen',
  heading: 'Was Sie abgeben können',
  text: 'Und zu welchen Bedingungen.',
});

export const features: readonly ConciergeFeature[] = typeset<readonly ConciergeFeature[]>([
  {
    icon: 'person',
    title: 'Eine Person, keine Ticketnummer',
    text: 'Wer Ihr Kickoff führt, kennt danach Ihr Produkt, Ihre Quote und Ihr [Fixum](/glossar#fixum). Erklären müssen Sie es einmal.',
  },
  {
    icon: 'settings',
    title: 'Einrichtung',
    text: `Firmenprofil und Stellen legen wir an: {claim:setup-zeit} auf Ihrer Seite, so das Ziel. Das Onboarding beginnt innerhalb von ${terms.onboardingHours} h nach der Buchung.`,
  },
  {
    icon: 'search',
    title: 'Vorauswahl',
    text: `Statt eines Stapels bekommen Sie ${shortlist} Profile. Ja oder Nein sagen Sie selbst.`,
  },
  {
    icon: 'calendar',
    title: 'Interviewtermine',
    text: `Wir stimmen die Kalender ab. Ziel ist das erste Interview innerhalb von ${terms.firstInterviewDays} Tagen.`,
  },
  {
    icon: 'clock',
    title: 'Antwort zu Bürozeiten',
    text: `Innerhalb von {claim:antwort-concierge}: ${terms.hours}. Am Wochenende ruht auch Ihre [Pipeline](/glossar#pipeline).`,
  },
  {
    icon: 'refund',
    title: 'Setup zurück',
    text: `Kein passendes Profil nach ${terms.refundDays} Tagen: Sie bekommen die ${setup} vollständig zurück.`,
  },
]);

/** A step of the 7-day journey (spec §2, §3). Its days plan the specified limits: 24 h, 30 min, 7 days. */
interface JourneyStep {
  readonly number: number;
  readonly title: string;
  readonly duration: string;
  /** First and last day, 0 to 7, for the strip beside the step. */
  readonly days: readonly [number, number];
  readonly description: Rich;
}

export const journeyIntro: Intro & { readonly axis: string; readonly note: Rich } = typeset({
  id: 'sieben-tage',
  heading: 'Sieben Tage, sieben Schritte',
  text: 'Ihre Aufgaben darin: ein Kickoff, ein paar Ja oder Nein, ein Gespräch.',
  axis: 'Tag',
  note: 'Die Tage sind der Plan, keine Zusage. Auch ein Talent darf Nein sagen.',
});

export const journey: readonly JourneyStep[] = typeset<readonly JourneyStep[]>([
  {
    number: 1,
    title: 'Buchung',
    duration: 'Tag 0',
    days: [0, 0],
    description: `Sie buchen. Innerhalb von ${terms.onboardingHours} h beginnt das Onboarding.`,
  },
  {
    number: 2,
    title: 'Kickoff-Gespräch',
    duration: `Tag 1, ${terms.kickoffMinutes} Minuten`,
    days: [1, 1],
    description: 'Wir klären Rolle, Fixum, Provision und die eine Frage, an der Ihre letzte Besetzung scheiterte.',
  },
  {
    number: 3,
    title: 'Profil und Stelle',
    duration: 'Tag 1–2',
    days: [1, 2],
    description: 'Wir legen beides an. Sie lesen gegen und streichen, was nach Stellenanzeige klingt.',
  },
  {
    number: 4,
    title: 'Vorauswahl',
    duration: 'Tag 2–3',
    days: [2, 3],
    description: 'Die KI sortiert vor. Ihre Ansprechperson liest nach und legt zur Seite, was nicht passt.',
  },
  {
    number: 5,
    title: 'Shortlist',
    duration: 'Tag 3–4',
    days: [3, 4],
    description: `${shortlist} Profile liegen bei Ihnen. Zu jedem sagen Sie Ja oder Nein.`,
  },
  {
    number: 6,
    title: 'Match und Termin',
    duration: 'Tag 4–6',
    days: [4, 6],
    description: 'Sagt auch das Talent Ja, stimmen wir den Termin mit beiden Kalendern ab.',
  },
  {
    number: 7,
    title: 'Erstes Interview',
    duration: `bis Tag ${terms.firstInterviewDays}`,
    days: [7, 7],
    description: 'Ab hier übernehmen Sie. Fragen für das Gespräch stehen im [Interviewleitfaden](/interviewfragen).',
  },
]);

/** The special note (spec §2), set as a pull quote. */
export const note: { readonly quote: string; readonly text: Rich } = typeset({
  quote: 'Zwei Dinge nehmen wir Ihnen nicht ab: das Gespräch und die Entscheidung.',
  text: 'Wer mit Ihnen arbeiten soll, muss Sie gehört haben. Und Sie müssen gehört haben, wie die Person verkauft.',
});

/** A row of the Basic vs Premium table (spec §3). Basic is the platform without, Premium with the Concierge. */
export interface ComparisonRow {
  readonly id: string;
  readonly feature: string;
  readonly basic: Rich;
  readonly premium: Rich;
}

export const comparisonIntro: Intro & {
  readonly caption: string;
  readonly columns: { readonly feature: string; readonly basic: string; readonly premium: string };
} = typeset({
  id: 'basic-premium',
  heading: 'Basic heißt selbst. Premium heißt zu zweit.',
  text: 'Basic ist die Plattform mit einem Tarif. Premium ist der Concierge.',
  caption: 'Basic und Premium: wer was übernimmt und was es kostet',
  columns: { feature: 'Aufgabe', basic: 'Basic', premium: 'Premium' },
});

export const comparison: readonly ComparisonRow[] = typeset<readonly ComparisonRow[]>([
  {
    id: 'einrichtung',
    feature: 'Firmenprofil und Stelle',
    basic: 'Sie, in 2 + 5 Minuten',
    premium: `Wir, nach ${terms.kickoffMinutes} Minuten Kickoff`,
  },
  {
    id: 'vorauswahl',
    feature: 'Vorauswahl',
    basic: 'KI-Matching, Sie swipen selbst',
    premium: `Shortlist mit ${shortlist} Profilen`,
  },
  { id: 'termine', feature: 'Interviewtermine', basic: 'Sie, im Chat', premium: 'Wir, mit beiden Kalendern' },
  { id: 'gespraech', feature: 'Gespräch und Entscheidung', basic: 'Sie', premium: 'Sie' },
  {
    id: 'ansprechperson',
    feature: 'Feste Ansprechperson',
    basic: 'Nein',
    premium: `Ja: ${terms.hours}, Antwort in {claim:antwort-concierge}`,
  },
  {
    id: 'rueckzahlung',
    feature: 'Rückzahlung',
    basic: 'Keine, dafür eine kostenlose Testphase',
    premium: `${setup} zurück ohne passendes Profil nach ${terms.refundDays} Tagen`,
  },
  {
    id: 'kuendigung',
    feature: 'Kündigung',
    basic: 'Zum Ende der Laufzeit',
    premium: 'Monatlich, ohne Mindestlaufzeit',
  },
  {
    id: 'betrag',
    feature: 'Preis',
    basic: `Tarif ab ${euro(lowestPrice('yearly'))} ${PRICE_CONDITION}`,
    premium: `${setup} Setup und ${monthly} pro Monat, ${condition}`,
  },
]);

/**
 * An invented voice (decisions: Claims). The specification (§2) gives testimonials five stars; an invented voice gives
 * none, and ratings are shown without a star graphic.
 */
interface Testimonial {
  readonly label: string;
  readonly quote: string;
  readonly author: string;
  readonly role: string;
  readonly company: string;
}

const voice = 'Beispielhafte Stimme';

export const testimonialsIntro: Intro = typeset({
  id: 'stimmen',
  heading: 'Drei Lagen, in denen ein Concierge hilft',
  text: 'Die Stimmen sind erfunden, die Lagen typisch. Echte Stimmen stehen hier erst, wenn echte Menschen sie freigeben.',
});

export const testimonials: readonly Testimonial[] = typeset<readonly Testimonial[]>([
  {
    label: voice,
    quote: 'Ich wollte Closer einstellen und habe Kalender abgeglichen. Das macht jetzt jemand anders.',
    author: 'Vertriebsleitung',
    role: 'führt ein Team für Setting und Closing',
    company: 'Anbieter von B2B-Software',
  },
  {
    label: voice,
    quote: 'Im Kickoff kam die Frage, warum jemand bei uns Ja sagen sollte. Die hatten wir uns nie gestellt.',
    author: 'Geschäftsführung',
    role: 'stellt zum ersten Mal im Vertrieb ein',
    company: 'Betrieb für Solartechnik',
  },
  {
    label: voice,
    quote:
      'Auf der Shortlist standen Menschen, die mit uns sprechen wollten. Das klingt selbstverständlich. War es nie.',
    author: 'Personalleitung',
    role: 'besetzt Stellen für mehrere Fachbereiche',
    company: 'Agentur für Weiterbildung',
  },
]);

export const priceCard: Intro & {
  readonly title: string;
  readonly setup: { readonly amount: string; readonly label: string };
  readonly monthly: { readonly amount: string; readonly label: string };
  readonly condition: string;
  readonly items: readonly Rich[];
  readonly button: Link;
} = typeset({
  id: 'preis',
  heading: 'Zwei Beträge, eine Rückzahlungsregel',
  text: 'Anders als die Tarife rechnet der Concierge pro Monat ab, nicht pro 4 Wochen.',
  title: 'Premium Concierge',
  setup: { amount: setup, label: 'Setup, einmalig' },
  monthly: { amount: monthly, label: 'pro Monat' },
  condition,
  items: [
    'Monatlich kündbar, keine Mindestlaufzeit',
    'Beim Wechsel von Basic wird die Setup-Gebühr anteilig angerechnet',
    `Beratung vorab: ${terms.consultationMinutes} Minuten, kostenlos`,
  ],
  button: book,
});

export const refund: { readonly title: string; readonly text: Rich } = typeset({
  title: `Kein passendes Profil nach ${terms.refundDays} Tagen? Setup zurück.`,
  text: `Vollständig, also ${setup}. Die Regel gilt für das Setup, nicht für die ${monthly} des laufenden Monats.`,
});

export const faqIntro: Intro = typeset({
  id: 'faq',
  heading: 'Vor der Buchung gefragt',
  text: 'Sieben Antworten, auch auf die Frage, wann Sie uns nicht brauchen.',
});

const headhunterFee = euroRound(calculate({ ...defaultInputs, hires: 1 }).headhunter);

export const faq: readonly Question[] = typeset<readonly Question[]>([
  {
    id: 'brauchen-wir-das',
    question: 'Wann brauchen wir keinen Concierge?',
    answer:
      'Wenn jemand bei Ihnen 10–30 Minuten zum Swipen hat und Chats zügig beantwortet. Dann reicht ein [Tarif ohne Begleitung](/unternehmen/preise#plaene). Der Concierge lohnt sich, wenn genau diese halbe Stunde nie stattfindet.',
  },
  {
    id: 'was-kostet',
    question: 'Was kostet der Concierge?',
    answer: `${setup} Setup und ${monthly} pro Monat, ${condition}. Der erste Monat kostet also ${firstMonth}, ein ganzes erstes Jahr ${firstYear}. Zum Vergleich: Unser Modell setzt einen Headhunter mit ${headhunterFee} pro Einstellung an, bei ${euroRound(defaultInputs.salary)} Jahresgehalt.`,
  },
  {
    id: 'kein-passendes-profil',
    question: 'Was passiert, wenn niemand passt?',
    answer: `Ohne passendes Profil nach ${terms.refundDays} Tagen bekommen Sie die ${setup} Setup vollständig zurück. Kündigen können Sie monatlich, eine Mindestlaufzeit gibt es nicht.`,
  },
  {
    id: 'bot',
    question: 'Schreibt uns da ein Mensch oder ein Bot?',
    answer: `Ein Mensch, vom Kickoff bis zum ersten Interview. Antworten kommen innerhalb von {claim:antwort-concierge}: ${terms.hours}. Um Mitternacht antwortet niemand. Daran erkennen Sie den Menschen.`,
  },
  {
    id: 'wie-schnell',
    question: 'Wie schnell geht es los?',
    answer: `Das Onboarding beginnt innerhalb von ${terms.onboardingHours} h nach der Buchung, mit einem Kickoff von ${terms.kickoffMinutes} Minuten. Ziel ist das erste Interview innerhalb von ${terms.firstInterviewDays} Tagen. Wann Ihre neue Kraft anfängt, bestimmt ihre Kündigungsfrist.`,
  },
  {
    id: 'wer-entscheidet',
    question: 'Stellt der Concierge für uns ein?',
    answer:
      'Nein. Er wählt vor und legt Termine. Ja sagen Sie, und das Talent sagt es auch. Den Vertrag schließen Sie direkt, wir sind weder Arbeitgeber noch Vertragspartei.',
  },
  {
    id: 'wechsel-von-basic',
    question: 'Wir nutzen schon Basic. Können wir wechseln?',
    answer:
      'Ja. Beim Wechsel von Basic wird die Setup-Gebühr anteilig angerechnet. Wie hoch der Anteil bei Ihnen ist, klären Sie im kostenlosen [Beratungsgespräch](/formular).',
  },
]);

export const closing: Closing = typeset<Closing>({
  heading: 'Sagen Sie Ja. Wir kümmern uns ums zweite.',
  text: 'Geben kann es nur das Talent. Wir sorgen dafür, dass es gefragt wird, und zwar bald.',
  button: book,
  secondary: { href: '/formular', label: 'Kostenlose Demo buchen' },
});
