/**
 * Texts of /unternehmen/preise. Every amount comes from plans.ts or calculator.ts.
 *
 * Other readings in the specification (§9), none of them shown as a price: "pricing claims range 249.99 to 899.99
 * per 4 weeks" (the "ab" prices here are computed from the cards that are shown), and Core 249 € / Premium 699 €
 * (the answer `fruehere-namen` explains them).
 */

import { calculate, defaultInputs, EXTRA_REVENUE_SHARE } from '../calculator.ts';
import { euro, euroRound, number, percent } from '../format.ts';
import {
  type Billing,
  earlierTiers,
  LAUNCH_LIMIT,
  lowestPrice,
  PERIODS_PER_YEAR,
  type Plan,
  type PlanId,
  plans,
  visiblePlans,
  yearlySaving,
} from '../plans.ts';
import type { Closing, Intro, Link, PageMeta, Question, Rich } from '../types.ts';
import { typeset, typesetText } from '../typography.ts';

/** Stands with every plan price on the site (decisions: Prices). */
export const PRICE_CONDITION = typesetText('pro 4 Wochen (28 Tage), zzgl. USt., nur für Unternehmer');

const register: Link = { href: '/formular', label: 'Jetzt kostenlos registrieren' };

export const meta: PageMeta = typeset({
  title: 'Preise: drei Tarife, 0 € pro Einstellung',
  description: `Ab ${euro(lowestPrice('yearly'))} ${PRICE_CONDITION}. Keine Gebühr pro Kopf, keine Provision, alle Bedingungen auf einer Seite.`,
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: { readonly headline: string; readonly lead: Rich } = typeset({
  headline: 'Ein Preis pro 4 Wochen. Keiner pro Kopf.',
  lead: 'Registrieren und Profile ansehen ist kostenlos. Bezahlt wird der Tarif, nicht der Mensch, den Sie einstellen.',
});

export const plansIntro: Intro = typeset({
  id: 'plaene',
  heading: 'Drei Tarife. Der größte kostet so\u00a0viel wie der kleinste.',
  text: `Zum Preis von Starter: alles aus Priority. Das gilt für die ersten ${LAUNCH_LIMIT} Unternehmen.`,
});

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

export const toggle: BillingToggle = typeset<BillingToggle>({
  legend: 'Abrechnung',
  options: [
    { billing: '28days', label: 'Monatlich' },
    { billing: 'yearly', label: 'Jährlich', badge: '-30% sparen' },
  ],
  note: 'Monatlich heißt: alle 4 Wochen. Der Abzug gilt für Priority Launch und Starter, Scale kostet immer gleich viel.',
  announcement: { '28days': announce('28days'), yearly: announce('yearly') },
});

/** How a price is billed; stands below {@link PRICE_CONDITION}, which stands below every price. */
export const booked: Readonly<Record<Billing, string>> = typeset({
  '28days': 'monatlich gebucht',
  yearly: 'jährlich gebucht',
});

/** What a struck price is. `badge` is verbatim (spec §9); the label right behind it is its basis. */
interface StrikeNote {
  readonly label: string;
  readonly badge?: string;
}

/** A line of a card. Plain text and one link, because cards are islands, which get no `Rich` text. */
interface PlanFeature {
  readonly text: string;
  readonly link?: Link;
}

interface PlanText {
  /** Who the plan is for, in one line. */
  readonly audience: string;
  /** The plan's strongest argument, where it has one. */
  readonly pitch?: string;
  readonly features: readonly PlanFeature[];
  readonly extras?: { readonly title: string; readonly items: readonly string[] };
  readonly strike?: Readonly<Partial<Record<Billing, StrikeNote>>>;
}

const fairUse: Link = { href: '/unternehmen/preise#fair-use', label: 'im Rahmen der Fair-Use-Regel' };

const limitsOf = (plan: Plan): readonly PlanFeature[] =>
  plan.likesPerDay === null || plan.activeJobs === null
    ? [{ text: 'Likes und aktive Jobs: unbegrenzt', link: fairUse }]
    : [
        { text: `${number(plan.likesPerDay)} Likes pro Tag` },
        { text: `Bis zu ${number(plan.activeJobs)} aktive Jobs` },
      ];

/** What Priority and Priority Launch add (spec §6). */
const priorityFeatures: readonly PlanFeature[] = [
  { text: 'Priority-Matching: Ihre Jobs stehen oben' },
  { text: 'Verified-Badge' },
  { text: 'Onboarding-Call' },
];

const launchStrike: StrikeNote = { badge: '-80%', label: 'gegenüber dem späteren Preis von Priority' };

export const planTexts: Readonly<Record<PlanId, PlanText>> = typeset<Record<PlanId, PlanText>>({
  priority_launch: {
    audience: `Für die ersten ${LAUNCH_LIMIT} Unternehmen`,
    pitch: 'Zum Preis von Starter: alles aus Priority.',
    features: [...limitsOf(plans.priority_launch), ...priorityFeatures],
    extras: {
      title: 'Dazu Bonusmaterial',
      items: ['Interviewleitfäden für Opener, Setter und Closer', 'Bewertungsmatrix', 'Onboarding-Roadmap'],
    },
    strike: { yearly: launchStrike, '28days': launchStrike },
  },
  priority: {
    audience: 'Für Teams, die laufend einstellen',
    features: [...limitsOf(plans.priority), ...priorityFeatures],
  },
  scale: {
    audience: `Für bis zu ${plans.scale.activeJobs} Stellen gleichzeitig`,
    features: limitsOf(plans.scale),
    strike: { yearly: { label: 'Listenpreis' } },
  },
  starter: {
    audience: 'Für die ersten Stellen',
    features: limitsOf(plans.starter),
  },
});

/** In every plan that a visitor sees (spec §6), and therefore said once. */
export const included: { readonly title: string; readonly items: readonly string[] } = typeset({
  title: 'In jedem Tarif',
  items: [
    'Profile swipen, chatten, Interviews vereinbaren',
    'Kostenlose Testphase',
    'Kündbar zum Ende der Laufzeit, E-Mail genügt',
  ],
});

/** What yearly billing saves against monthly billing: `975,00 € im Jahr gespart`; `null` where both cost the same (decisions: Prices). */
export function savingLine(plan: Plan): string | null {
  const saving = yearlySaving(plan);
  return saving > 0 ? `${euro(saving)} im Jahr gespart` : null;
}

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

/** The launch special (spec §2, §9). No countdown: the limit is a number of companies. */
export const launchNote: { readonly title: string; readonly text: Rich } = typeset({
  title: `Launch-Special: die\u00a0ersten ${LAUNCH_LIMIT} Unternehmen`,
  text: `Priority Launch enthält alles aus Priority, dazu Bonusmaterial. Das Angebot endet mit dem ${LAUNCH_LIMIT}. Unternehmen, nicht mit einem Countdown. Danach gilt Priority: ${euro(plans.priority.prices.yearly.amount)} jährlich oder ${euro(plans.priority.prices['28days'].amount)} monatlich gebucht, jeweils ${PRICE_CONDITION}.`,
});

export type ExplanationId = 'keine-versteckten-kosten' | 'planbare-kosten' | 'roi-durch-tempo' | 'fair-use';

export interface Explanation {
  readonly id: ExplanationId;
  readonly title: string;
  readonly text: Rich;
}

const oneHire = calculate({ ...defaultInputs, hires: 1 });
const yearOfStarter = (billing: Billing): string =>
  euro((Math.round(plans.starter.prices[billing].amount * 100) * PERIODS_PER_YEAR) / 100);

export const explanationsIntro: Intro = typeset({
  id: 'bedingungen',
  heading: 'Was im Preis steckt. Und was nicht.',
  text: 'Vier Absätze, die sonst im Kleingedruckten stünden.',
});

export const explanations: readonly Explanation[] = typeset<readonly Explanation[]>([
  {
    id: 'keine-versteckten-kosten',
    title: 'Keine versteckten Kosten',
    text: 'Keine Gebühr pro Einstellung, keine Provision, keine Werbekosten. Was dazukommt, ist die Umsatzsteuer. Wer fünf Closer einstellt, zahlt denselben Tarif wie für einen.',
  },
  {
    id: 'planbare-kosten',
    title: 'Planbare Kosten',
    text: `Ein Jahr hat ${PERIODS_PER_YEAR} Abrechnungen, nicht zwölf. Starter kostet so ${yearOfStarter('28days')} im Jahr, bei jährlicher Abrechnung ${yearOfStarter('yearly')}. Beide Beträge zzgl. USt., nur für Unternehmer.`,
  },
  {
    id: 'roi-durch-tempo',
    title: 'ROI durch Tempo',
    text: `Unser Modell rechnet mit ${oneHire.daysSaved} gesparten Tagen pro Einstellung. Bei ${euroRound(defaultInputs.salary)} Jahresgehalt ergibt das ${euroRound(oneHire.extraRevenue)} zusätzlichen Umsatz, angesetzt mit ${percent(EXTRA_REVENUE_SHARE)} vom Gehalt. Modellrechnung, keine Zusage: [Rechnen Sie mit Ihren Zahlen](/unternehmen/vergleich#rechner).`,
  },
  {
    id: 'fair-use',
    title: 'Fair Use',
    text: 'Unbegrenzt heißt: so viele [Likes](/glossar#like) und Jobs, wie echtes Einstellen braucht. Werbung, Ausspähen und Datenauswertung gehören nicht dazu, das regeln die [AGB](/agb). Eine feste Zahl veröffentlichen wir nicht. Wer jedes Profil likt, hat allerdings kein Kriterium.',
  },
]);

export const faqIntro: Intro = typeset({
  id: 'faq',
  heading: 'Was der Einkauf noch fragt',
  text: 'Acht Antworten, mit denen das Budget durch die Freigabe kommt.',
});

const launch = plans.priority_launch;
const { start, core, premium } = earlierTiers;

export const faq: readonly Question[] = typeset<readonly Question[]>([
  {
    id: 'kosten-pro-einstellung',
    question: 'Zahlen wir extra, wenn wir jemanden einstellen?',
    answer:
      'Nein. Es gibt keine Gebühr pro Einstellung, keine Provision und keine Werbekosten. Den Arbeitsvertrag schließen Sie direkt mit dem Talent. Daran verdienen wir nichts.',
  },
  {
    id: 'warum-vier-wochen',
    question: 'Warum 4 Wochen und nicht ein Monat?',
    answer: `Ein Abrechnungszeitraum hat 28 Tage, egal wie lang der Monat ist. Für Ihr Budget heißt das: ${PERIODS_PER_YEAR} Abrechnungen im Jahr statt zwölf. Starter kostet monatlich gebucht ${euro(plans.starter.prices['28days'].amount)} ${PRICE_CONDITION}. Im Jahr sind das ${yearOfStarter('28days')}.`,
  },
  {
    id: 'warum-launch-preis',
    question: 'Warum kostet Priority Launch so viel wie Starter?',
    answer: `Weil es ein Einführungspreis für die ersten ${LAUNCH_LIMIT} Unternehmen ist: ${euro(launch.prices.yearly.amount)} jährlich oder ${euro(launch.prices['28days'].amount)} monatlich gebucht, jeweils ${PRICE_CONDITION}. Zum Preis von Starter bekommen Sie alles aus Priority. Wer die kostenlose Testphase schon genutzt hat, sieht stattdessen Priority.`,
  },
  {
    id: 'warum-scale',
    question: 'Warum kostet Scale mehr als Priority Launch?',
    answer: `Scale kostet ${euro(plans.scale.prices.yearly.amount)} ${PRICE_CONDITION}. Das ist der reguläre Tarif für bis zu ${plans.scale.activeJobs} Stellen, Priority Launch ein Einführungspreis. Solange Sie Priority Launch buchen können, ist es die günstigere Wahl.`,
  },
  {
    id: 'dreissig-prozent',
    question: 'Für welche Tarife gelten die 30 % bei jährlicher Abrechnung?',
    answer: `Für Priority Launch und Starter: Beide sparen ${euro(yearlySaving(launch))} im Jahr. Auch Priority wird jährlich günstiger, um ${euro(yearlySaving(plans.priority))}. Scale kostet monatlich und jährlich gleich viel, deshalb steht dort kein Abzug.`,
  },
  {
    id: 'kuendigen',
    question: 'Wie kündigen wir?',
    answer:
      'In Textform, eine E-Mail genügt. Sie können jederzeit kündigen, wirksam wird es zum Ende der Laufzeit. Bei monatlicher Abrechnung dauert das höchstens 28 Tage, bei jährlicher bis zum Ende des bezahlten Jahres.',
  },
  {
    id: 'vorher-testen',
    question: 'Können wir testen, bevor wir zahlen?',
    answer:
      'Ja. Registrieren und Profile ansehen kostet nichts, und zu jedem Tarif gehört eine kostenlose Testphase. Vor dem Match sehen Sie Kurzprofile, also Eckdaten ohne Namen und Kontaktdaten. Ob Ihre Rolle dabei ist, erkennen Sie daran.',
  },
  {
    // The only place for the other readings of spec §6 and §9 (decisions: Prices). "30/60/Fair Use by plan" is not
    // assigned to the three names, because the specification does not assign it either.
    id: 'fruehere-namen',
    question: 'Wir kennen noch Free, Core, Premium und „Start“. Was gilt?',
    answer: `Es gelten nur die Tarife auf dieser Seite. Ältere Texte nannten Core mit ${euroRound(core.price)} und Premium mit ${euroRound(premium.price)}, jeweils pro 4 Wochen (28 Tage). Matches standen dort je nach Tarif mit ${core.matches}, ${premium.matches} oder ${earlierTiers.fairUse}. Free hieß ansehen und swipen. Core nannte Kalenderabgleich und CSV-Export, Premium ATS-Anbindung, API, Reporting und Rollenrechte. Die heutigen Tarife sagen diese Funktionen nicht zu. „Start“ stand dort mit ${start.likesPerDay} Likes pro Tag und ${start.activeJobs} aktiven Jobs. Heute heißt der Tarif Starter und hat ${plans.starter.likesPerDay} Likes pro Tag.`,
  },
]);

export const closing: Closing = typeset<Closing>({
  heading: 'Erst die Profile, dann der Preis.',
  text: 'Registrieren Sie sich kostenlos und sehen Sie nach, wer zu Ihrer Stelle passt. Einen Tarif wählen Sie danach.',
  button: register,
  secondary: { href: '/unternehmen/vergleich#rechner', label: 'Mit eigenen Zahlen rechnen' },
});
