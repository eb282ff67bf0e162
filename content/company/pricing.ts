/**
 * Texts of /unternehmen/preise. Every amount comes from plans.ts or calculator.ts.
 *
 * Other readings in the specification (§9), none of them shown as a price: "pricing claims range 249.99 to 899.99
 * per 4 weeks" (the "ab" prices here are computed from the cards that are shown), and Core 249 € / Premium 699 €
 * (the answer `fruehere-namen` explains them).
 */

import { calculate, defaultInputs, EXTRA_REVENUE_SHARE, type Result } from '../calculator.ts';
import { TARGET_DAYS } from '../claims.ts';
import { euro, euroRound, number, percent } from '../format.ts';
import { registerLink } from '../navigation.ts';
import {
  type Billing,
  earlierTiers,
  LAUNCH_LIMIT,
  lowestPrice,
  PERIODS_PER_YEAR,
  type Plan,
  type PlanId,
  percentBelow,
  plans,
  visiblePlans,
  yearlyAmount,
  yearlySaving,
} from '../plans.ts';
import { filled } from '../site.ts';
import type { Closing, Intro, Link, PageMeta, Question, Rich } from '../types.ts';
import { typeset, typesetText } from '../typography.ts';

/** Stands with every plan price on the site (decisions: Prices). */
export const PRICE_CONDITION = typesetText('pro 4 Wochen (28 Tage), zzgl. USt., nur für Unternehmer');

export const register: Link = registerLink('company');

export const meta: PageMeta = typeset({
  title: 'Preise: drei Tarife, 0 € pro Einstellung',
  description: `Ab ${euro(lowestPrice('yearly'))} ${PRICE_CONDITION}, jährlich gebucht. Keine Provision, alle Bedingungen auf einer Seite.`,
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: { readonly headline: string; readonly lead: Rich } = typeset({
  headline: 'Ein Preis pro\u00a04\u00a0Wochen. Keiner pro\u00a0Kopf.',
  lead: 'Fünf Einstellungen kosten so viel wie eine. Bis\u00a0zum\u00a0Ende der Testphase zahlen Sie nichts.',
});

/** The bill in the head: the main plan and its price, five hires that cost nothing, and what is due when. */
export const receipt: {
  readonly plan: string;
  readonly notes: Readonly<Record<Billing, string>>;
  readonly hire: string;
  readonly free: string;
  readonly total: string;
  readonly plans: Link;
} = typeset({
  plan: `Tarif ${plans.priority_launch.name}`,
  notes: {
    yearly: `Fällig nach der Testphase: ${euro(yearlyAmount(plans.priority_launch))} für ${PERIODS_PER_YEAR} × 4 Wochen, zzgl. USt.`,
    '28days': `Fällig nach der Testphase: ${euro(plans.priority_launch.prices['28days'].amount)} zzgl. USt., dann alle 4 Wochen`,
  },
  hire: 'Einstellung',
  free: euro(0),
  total: 'Summe',
  plans: { href: '/unternehmen/preise#plaene', label: 'Alle drei Tarife' },
});

export const plansIntro: Intro = typeset({
  id: 'plaene',
  heading: 'Welcher Tarif zu Ihnen passt',
  text: 'Nehmen Sie Priority Launch, solange Sie ihn buchen können. Er\u00A0enthält am meisten und kostet so viel wie Starter.',
});

/** Above the plans that only pay when the launch offer is gone. */
export const othersLabel = 'Wenn Priority Launch vergeben ist';

/** The billing toggle. The badge is verbatim (spec §9); monthly means every 28 days. */
interface BillingToggle {
  readonly legend: string;
  readonly options: readonly { readonly billing: Billing; readonly label: string; readonly badge?: string }[];
  readonly note: string;
  /** Read out by a screen reader after a change: the prices that are now shown. */
  readonly announcement: Readonly<Record<Billing, string>>;
}

const announce = (billing: Billing): string => {
  const prices = visiblePlans(false).map(({ name, prices }) => `${name} ${euro(prices[billing].amount)}`);
  return `${billing === 'yearly' ? 'Jährliche' : 'Monatliche'} Abrechnung: ${prices.join(', ')}, jeweils ${PRICE_CONDITION}.`;
};

const savedYearly = percentBelow(plans.starter.prices.yearly.amount, plans.starter.prices['28days'].amount);

export const toggle: BillingToggle = typeset<BillingToggle>({
  legend: 'Abrechnung',
  options: [
    { billing: '28days', label: 'Monatlich' },
    { billing: 'yearly', label: 'Jährlich', badge: `-${savedYearly}% sparen` },
  ],
  note: `Monatlich zahlen Sie alle 4 Wochen, jährlich ${PERIODS_PER_YEAR} × 4 Wochen im Voraus. Scale kostet monatlich wie jährlich gleich viel. Sie buchen in der App und sehen vorher alle Bedingungen.`,
  announcement: { '28days': announce('28days'), yearly: announce('yearly') },
});

/** How a price is billed; stands after {@link PRICE_CONDITION}, which stands below every price. */
export const booked: Readonly<Record<Billing, string>> = typeset({
  '28days': 'monatlich gebucht',
  yearly: 'jährlich gebucht',
});

/** What a struck price is. `badge` is verbatim (spec §9); the label right behind it is its basis. */
interface StrikeNote {
  readonly label: string;
  readonly badge?: string;
}

interface PlanText {
  /** Who the plan is for, and its strongest argument, where it has one. */
  readonly audience: string;
  readonly features: readonly Rich[];
  /** Who can book it, and until when. */
  readonly limit?: string;
  readonly strike?: Readonly<Partial<Record<Billing, StrikeNote>>>;
}

const limitsOf = ({ likesPerDay, activeJobs }: Plan): readonly Rich[] =>
  likesPerDay === null || activeJobs === null
    ? [
        'Likes: unbegrenzt',
        'Aktive Stellen: unbegrenzt',
        'Beides [im Rahmen der Fair-Use-Regel](/unternehmen/preise#fair-use)',
      ]
    : [`${number(likesPerDay)} Likes pro Tag`, `Bis zu ${number(activeJobs)} aktive Stellen`];

/** What Priority and Priority Launch add (spec §6). */
const priorityFeatures: readonly Rich[] = [
  'Priority-Matching: Ihre Stellen weiter oben',
  'Verified-Badge und Onboarding-Call',
];

/** What Priority Launch costs less than Priority, which takes its place. */
export const launchBadge = `-${percentBelow(plans.priority_launch.prices.yearly.amount, plans.priority.prices.yearly.amount)}%`;
const launchStrike: StrikeNote = { badge: launchBadge, label: 'gegenüber Priority' };

export const planTexts: Readonly<Record<PlanId, PlanText>> = typeset<Record<PlanId, PlanText>>({
  priority_launch: {
    audience: `Für die ersten ${LAUNCH_LIMIT} Unternehmen: alle Leistungen von Priority zum Preis von Starter`,
    features: [...limitsOf(plans.priority_launch), ...priorityFeatures],
    limit: `Nur ohne frühere Testphase buchbar. Ab dem ${LAUNCH_LIMIT + 1}.\u00a0Unternehmen gilt der Priority-Preis.`,
    strike: { yearly: launchStrike, '28days': launchStrike },
  },
  priority: {
    audience: 'Für Teams, die laufend einstellen',
    features: [...limitsOf(plans.priority), ...priorityFeatures],
  },
  scale: {
    audience: 'Für 4 bis 5 offene Stellen',
    features: limitsOf(plans.scale),
    strike: { yearly: { label: 'Listenpreis, nicht berechnet' } },
  },
  starter: {
    audience: 'Für 1 bis 3 offene Stellen',
    features: limitsOf(plans.starter),
  },
});

/** In every plan that a visitor sees (spec §6), and therefore said once. */
export const included: { readonly title: string; readonly items: readonly string[] } = typeset({
  title: 'In jedem Tarif',
  items: [
    'Ja sagen (Like), chatten, Interviews vereinbaren',
    'Testphase: kostenlos, jederzeit kündbar',
    'Kündigung: per E-Mail, zum\u00a0Laufzeitende',
    'Verlängerung ohne Kündigung: 28 Tage oder\u00A01 Jahr',
  ],
});

/** What yearly billing saves against monthly billing: `975,00 € im Jahr weniger als monatlich`; `null` where both cost the same (decisions: Prices). */
export function savingLine(plan: Plan): string | null {
  const saving = yearlySaving(plan);
  return saving > 0 ? `${euro(saving)} im Jahr weniger als monatlich` : null;
}

/** How a price is billed, and what is due: `jährlich gebucht: 2.274,87 € im Voraus`. */
export const bookedLine = (plan: Plan, billing: Billing): string =>
  billing === 'yearly' ? `${booked.yearly}: ${euro(yearlyAmount(plan))} im Voraus` : booked[billing];

/**
 * Verbatim (spec §4), but for the words of the loading second (decisions: Plan buttons). The card adds the tick of the
 * badge '✓ AKTIV': the font has none, so it is drawn.
 */
export const planButtons = {
  start: 'Jetzt starten',
  current: 'Aktueller Plan',
  choose: 'Plan auswählen',
  active: 'AKTIV',
  loading: 'Wird geöffnet …',
  newTab: 'öffnet in neuem Tab',
} as const;

/** The launch special (spec §2, §6): what only it adds. Its price and its limit stand on the card. No countdown. */
export const launchNote: { readonly title: string; readonly items: readonly string[] } = typeset({
  title: 'Launch-Special: Das\u00a0bekommen Sie\u00a0dazu',
  items: ['Interviewleitfäden für Opener, Setter und Closer', 'Bewertungsmatrix', 'Onboarding-Roadmap'],
});

export type ExplanationId = 'keine-versteckten-kosten' | 'planbare-kosten' | 'roi-durch-tempo' | 'fair-use';

export interface Explanation {
  readonly id: ExplanationId;
  readonly title: string;
  readonly text: Rich;
}

const yearOfStarter = (billing: Billing): string => euro(yearlyAmount(plans.starter, billing));

/** One hire a year: the case in which the job board is cheaper than the product, whose plan then runs all year. */
export const oneHire: Result = calculate({ ...defaultInputs, hires: 1 });
/** What stands in the drawings: the plan and what costs nothing next to it, a year's sum, days, and likes. */
export const strips = typeset({
  plan: 'Tarif',
  free: euroRound(0),
  waived: ['Gebühr', 'Provision', 'Werbung'],
  target: `Ziel: Tag ${TARGET_DAYS}`,
  saved: `${oneHire.daysSaved} Tage früher`,
  board: `Jobbörse, Annahme: Tag ${TARGET_DAYS + oneHire.daysSaved}`,
  like: 'Ja',
  periods: `${PERIODS_PER_YEAR} × ${euro(plans.starter.prices.yearly.amount)}`,
  year: `${yearOfStarter('yearly')} im Jahr`,
});

export const explanationsIntro: Omit<Intro, 'text'> = typeset({
  id: 'bedingungen',
  heading: 'Was im Preis steckt',
});

export const explanations: readonly Explanation[] = typeset<readonly Explanation[]>([
  {
    id: 'keine-versteckten-kosten',
    title: 'Keine versteckten Kosten',
    text: 'Zum Tarif kommt nur die Umsatzsteuer. Eine Gebühr pro Einstellung, eine Provision oder Werbekosten gibt es nicht. Der [Onboarding-Concierge](/unternehmen/onboarding-concierge) ist freiwillig und hat einen eigenen Preis.',
  },
  {
    id: 'planbare-kosten',
    title: 'Planbare Kosten',
    text: `Ein Jahr hat ${PERIODS_PER_YEAR} Zeiträume zu 28 Tagen. Starter kostet jährlich gebucht ${yearOfStarter('yearly')} im Jahr, monatlich gebucht ${yearOfStarter('28days')}. Beide Beträge zzgl. USt., nur für Unternehmer.`,
  },
  {
    id: 'roi-durch-tempo',
    title: 'Früher besetzt, früher Umsatz',
    text: `Erreichen wir unser Ziel ({claim:einstellung-7-tage}), ist Ihre Stelle im Modell ${oneHire.daysSaved} Tage früher besetzt als über Jobbörsen. Angenommen sind ${euroRound(defaultInputs.salary)} Jahresgehalt und ${percent(EXTRA_REVENUE_SHARE)} davon als Mehrumsatz: ${euroRound(oneHire.extraRevenue)} in ${oneHire.daysSaved} Tagen. Modellrechnung, keine Zusage: [Rechnen Sie mit Ihren Zahlen](/unternehmen/vergleich#rechner).`,
  },
  {
    id: 'fair-use',
    title: 'Fair Use',
    text: 'Unbegrenzt heißt: so viele [Likes](/glossar#like) und Stellen, wie Sie für eigene Einstellungen brauchen. Nicht erlaubt sind automatische Likes, Stellen ohne Einstellungsabsicht und Stellen für Dritte. Bei einem Verstoß schreiben wir Ihnen, bevor wir etwas begrenzen ([AGB](/agb#fair-use)).',
  },
]);

export const faqIntro = typeset({ id: 'faq', heading: 'Fragen zu Zahlung, Laufzeit und Tarif' });

const { start, core, premium } = earlierTiers;
const { priority, scale, starter } = plans;

export const faq: readonly Question[] = typeset<readonly Question[]>([
  {
    id: 'ab-wann',
    question: 'Ab wann zahlen wir?',
    answer: `Nach der Testphase, wenn Sie nicht vorher kündigen. Die Testphase dauert: ${filled('trial.length')}. Ohne Tarif bleibt das Konto kostenlos. Sie zahlen per Karte, alle 4 Wochen oder für ein Jahr im Voraus. Die Karte geben Sie an: ${filled('trial.card')}.`,
  },
  {
    id: 'vorauszahlung',
    question: 'Was zahlen wir bei jährlicher Abrechnung auf einmal?',
    answer: `${PERIODS_PER_YEAR} Zeiträume zu 28 Tagen: bei Priority Launch und Starter ${euro(yearlyAmount(starter))}, bei Scale ${euro(yearlyAmount(scale))}, bei Priority ${euro(yearlyAmount(priority))}. Alle Beträge zzgl. USt., nur für Unternehmer. Gegenüber monatlicher Buchung sparen Sie mit Priority Launch oder Starter ${euro(yearlySaving(starter))} im Jahr, mit Priority ${euro(yearlySaving(priority))}.`,
  },
  {
    id: 'kuendigen',
    question: 'Wie kündigen wir?',
    answer:
      'Mit einer E-Mail, jederzeit zum Ende der Laufzeit. In der Testphase geht das sofort und kostenlos. Monatlich gebucht läuft der Tarif noch höchstens 28 Tage, jährlich gebucht bis zum Ende des bezahlten Jahres. Ohne Kündigung verlängert sich der Tarif um die gleiche Dauer. Preisänderungen teilen wir Ihnen mindestens 14 Tage vorher mit. Sie gelten frühestens ab der nächsten Laufzeit.',
  },
  {
    id: 'vorher-testen',
    question: 'Was, wenn niemand zu uns passt?',
    answer:
      'Sehen Sie vorher nach: Kurzprofile sind ohne Tarif offen, nur private nicht. Namen, Kontaktdaten und [Track Record](/glossar#track-record) sehen Sie erst nach dem Match. Passt in der Testphase niemand, kündigen Sie und zahlen nichts. Kündigen Sie später, läuft der Tarif bis zum Ende der bezahlten Zeit.',
  },
  {
    id: 'warum-launch-preis',
    question: 'Was passiert mit Priority Launch nach der Testphase?',
    answer: `Sie zahlen den Preis, den Sie gebucht haben. Verlängert sich Priority Launch, gilt: ${filled('launch.renewal')}. Wenn Sie in der Testphase kündigen, können Sie Priority Launch später nicht mehr buchen. Dann gibt es Priority: jährlich gebucht ${euro(priority.prices.yearly.amount)}, monatlich gebucht ${euro(priority.prices['28days'].amount)}, jeweils ${PRICE_CONDITION}.`,
  },
  {
    id: 'warum-scale',
    question: 'Warum kostet Scale mehr als Priority Launch?',
    answer: `Scale ist ein regulärer Tarif für bis zu ${scale.activeJobs} Stellen, Priority Launch ein Einführungspreis. Solange Sie Priority Launch buchen können, bekommen Sie dort mehr für weniger Geld. Danach ist Scale für 4 bis 5 Stellen der günstigste Tarif. Den höheren Listenpreis von Scale berechnen wir nicht.`,
  },
  {
    // The only place for the other readings of spec §6 and §9 (decisions: Prices). "30/60/Fair Use by plan" is not
    // assigned to the three names, because the specification does not assign it either.
    id: 'fruehere-namen',
    question: 'Gelten die früheren Tarife Free, Core und Premium noch?',
    answer: `Nein, es gelten die Tarife auf dieser Seite. Free umfasste Ansehen und Swipen. Core kostete ${euroRound(core.price)}, Premium ${euroRound(premium.price)}, jeweils ${PRICE_CONDITION}. Je nach Tarif waren ${core.matches}, ${premium.matches} oder im Rahmen von ${earlierTiers.fairUse} unbegrenzt viele Matches möglich. Aus „Start“ mit ${start.likesPerDay} Likes pro Tag wurde Starter mit ${starter.likesPerDay}. CSV-Export, ATS-Anbindung, API, Reporting und Rollenrechte sagen wir heute in keinem Tarif zu.`,
  },
]);

export const closing: Closing = typeset<Closing>({
  heading: 'Sehen Sie erst nach, wer passt.',
  text: 'Registrieren Sie sich kostenlos, im 15-Minuten-Termin mit uns oder direkt in der App. Einen Tarif wählen Sie danach.',
  button: register,
  secondary: { href: '/unternehmen/vergleich#rechner', label: 'Mit eigenen Zahlen rechnen' },
});
