/** Texts of /unternehmen. Sources: spec §1 (figures, funnel, profile items), §2 (sections, durations), §6 (plans). */

import { HEADHUNTER_SHARE, ranges } from '../calculator.ts';
import { euro, euroRound, percent } from '../format.ts';
import { registerLink } from '../navigation.ts';
import { lowestPrice, plans, yearlyAmount } from '../plans.ts';
import { filled } from '../site.ts';
import type { Closing, Deck, Fact, Hero, Intro, Link, PageMeta, Question, Reason, Step } from '../types.ts';
import { typeset } from '../typography.ts';
import { verdict } from './criteria.ts';
import { oneHire, PRICE_CONDITION } from './pricing.ts';

/** Verbatim (spec §2). */
const register: Link = registerLink('company');
/** The yearly salary that the calculator starts with, in €. */
const salary = ranges.salary.start;

export const meta: PageMeta = typeset({
  title: 'Vertriebler einstellen: Opener, Setter, Closer in DACH',
  description:
    'Kurzprofile kostenlos ansehen, Ja oder Nein sagen, nach dem Match direkt sprechen. Ein Preis pro 4 Wochen, 0 € pro Einstellung, nur für Unternehmer.',
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: Hero = typeset({
  headline: 'Vertriebler einstellen, wenn\u00a0beide Ja\u00a0sagen.',
  lead: 'Sehen Sie sich Kurzprofile aus DACH kostenlos an: Opener, Setter und Closer. Sagen beide Seiten Ja, öffnet sich der Chat.',
  primary: register,
  secondary: { href: '/unternehmen/so-funktionierts', label: 'Ablauf einer Einstellung' },
  note: 'Sie starten im 15-Minuten-Termin oder in der App, beides kostenlos.',
});

/** The hero's cards: invented profiles with the items of spec §1. The fixed pay lies inside the roles' ranges (spec §9). */
export const deck: Deck = typeset<Deck>({
  cards: [
    {
      title: 'Closer, B2B-Software',
      rows: [
        { label: 'Erfahrung', value: '4 Jahre' },
        { label: 'Remote', value: 'ja' },
        { label: 'Wunschgehalt', value: `${euroRound(4500)} Fixum` },
        { label: 'Start', value: 'in 4 Wochen' },
      ],
      likesBack: true,
    },
    {
      title: 'Setter, Coaching',
      rows: [
        { label: 'Erfahrung', value: '2 Jahre' },
        { label: 'Remote', value: 'nur remote' },
        { label: 'Wunschgehalt', value: `${euroRound(3200)} Fixum` },
        { label: 'Start', value: 'sofort' },
      ],
      likesBack: false,
    },
    {
      title: 'Opener, Energie',
      rows: [
        { label: 'Erfahrung', value: '1 Jahr' },
        { label: 'Remote', value: 'lieber vor Ort' },
        { label: 'Wunschgehalt', value: `${euroRound(2600)} Fixum` },
        { label: 'Start', value: 'in 2 Wochen' },
      ],
      likesBack: true,
    },
  ],
  texts: {
    label: 'Swipen mit drei Beispielprofilen',
    of: 'von',
    tag: 'Beispielprofil',
    no: 'Nein',
    yes: 'Ja',
    next: ['Dann eben das nächste Profil.', 'Auch nicht? Eins haben wir noch.', 'Das Talent sagt Nein: kein Chat.'],
    match: 'Doppelja.',
    matchNote: 'Sie und das Talent haben Ja gesagt. Jetzt öffnet sich der Chat.',
    both: ['Sie: Ja', 'Talent: Ja'],
    end: 'Kein Match, keine\u00a0Nachricht.',
    endNote: 'Eine Absage müssen Sie auch nicht schreiben.',
    again: 'Noch einmal von vorn',
  },
});

export const facts: readonly Fact[] = typeset<readonly Fact[]>([
  { figure: { claim: 'erster-kontakt' }, label: 'bis zum ersten Kontakt' },
  { figure: { value: '0 €' }, label: 'pro Einstellung' },
  { figure: { value: `ab ${euro(lowestPrice('yearly'))}` }, label: `${PRICE_CONDITION}, jährlich gebucht` },
]);

export const benefitsIntro: Intro = typeset({
  id: 'vorteile',
  heading: 'Was Sie zahlen, was Sie bekommen',
  text: 'Zur Auswahl: zuletzt {claim:gepruefte-profile geprüfte Vertriebsprofile}.',
});

export const benefits: readonly Reason[] = typeset<readonly Reason[]>([
  {
    figure: { value: '0 €' },
    title: 'Provision pro Einstellung, auch bei der fünften',
    text: `Ein Headhunter nimmt z. B. ${percent(HEADHUNTER_SHARE)} von ${euroRound(salary)} Jahresgehalt: ${euroRound(HEADHUNTER_SHARE * salary)}. Bei uns zahlen Sie nur den Tarif: ab ${euro(yearlyAmount(plans.starter))} für ein Jahr im Voraus.`,
    condition: `Zzgl. USt., nur für Unternehmer. Bei nur einer Einstellung im Jahr ist die Jobbörse günstiger: z. B. ${euroRound(oneHire.jobBoards)}.`,
  },
  {
    figure: { claim: 'match-zu-interview' },
    title: 'So viele Matches führen zum Interview',
    text: 'Das Talent hat Ja gesagt und kennt [Fixum](/glossar#fixum), Vertragsart und Ort.',
  },
  {
    figure: { claim: 'einstellung-7-tage' },
    title: 'Unser Ziel bis zur Einstellung',
    text: 'Unser Plan ab der aktiven Stelle: Match bis Tag 2, Interview bis Tag 4, Zusage bis Tag 7.',
    condition: 'Dafür müssen beide zügig antworten. Bis zum ersten Arbeitstag läuft oft eine Kündigungsfrist.',
  },
]);

export const flowIntro: Intro = typeset({
  id: 'ablauf',
  heading: 'So kommen Sie zum ersten Gespräch',
  text: 'Anlegen und Ansehen sind kostenlos. Für Ihr Ja (Like), aktive Stellen und Chat brauchen Sie einen Tarif. Die Testphase ist kostenlos. [Alle\u00a0sechs\u00a0Schritte](/unternehmen/so-funktionierts)',
});

/** The 3-step hiring flow (spec §2); durations as in the six steps. */
export const flow: readonly Step[] = typeset([
  {
    title: 'Stelle anlegen',
    duration: '2 + 5 Min.',
    text: 'Sie beschreiben Firma und Stelle: Rolle, Fixum, Vertragsart, Ort. Der Obstkorb darf fehlen.',
  },
  {
    title: 'Profile swipen',
    duration: '10–30 Min.',
    text: 'Passende Profile stehen oben. Sie sagen Ja oder Nein.',
  },
  {
    title: 'Match und Chat',
    duration: '{claim:erster-kontakt}',
    text: 'Sagt auch das Talent Ja, sehen Sie Name und [Track\u00A0Record](/glossar#track-record). Das Interview vereinbaren Sie im Chat.',
  },
]);

/** Profiles in the worked example of the funnel. */
export const FUNNEL_PROFILES = 200;

/** One column of the funnel. `share` lies between 0 and 1, `count` is that share of {@link FUNNEL_PROFILES}. */
interface FunnelStep {
  readonly share: number;
  readonly count: number;
  readonly figure: string;
  readonly label: string;
  readonly text: string;
}

/** The funnel's shares (spec §1). */
const shares = { created: 1, viewed: 0.4, matched: 0.1, inProcess: 0.015 } as const;

const funnelStep = (share: number, label: string, text: (count: number) => string): FunnelStep => {
  const count = Math.round(share * FUNNEL_PROFILES);
  return { share, count, figure: percent(share), label, text: text(count) };
};

export const funnelIntro: Intro & { readonly basis: string } = typeset({
  id: 'filter',
  heading: 'Von 200 Profilen bleiben drei in\u00a0der engeren Wahl',
  text: 'Ein Rechenbeispiel, keine Zusage.',
  /** What each figure is a share of; stands behind it. */
  basis: `von\u00a0${FUNNEL_PROFILES} Profilen`,
});

/** The filter funnel: 100, 40, 10 and 1,5 % (spec §1). */
export const funnel: readonly FunnelStep[] = typeset([
  funnelStep(shares.created, 'Profil und Stelle angelegt', () => 'Jeder Punkt ist ein Profil.'),
  funnelStep(shares.viewed, 'KI-Vorschläge angesehen', (count) => `Im Beispiel sehen Sie sich ${count} an.`),
  funnelStep(shares.matched, 'Swipes, die zum Match werden', (count) => `Bei ${count} sagen beide Seiten Ja.`),
  funnelStep(
    shares.inProcess,
    'Nach dem Match im Bewerbungsprozess',
    (count) => `Es bleiben ${count}. Sie entscheiden, wem Sie ein Angebot machen.`,
  ),
]);

export const comparisonIntro: Intro & { readonly caption: string; readonly link: Link } = typeset({
  id: 'vergleich',
  heading: 'Jobbörse, Social Ads, Headhunter oder Doppelja?',
  text: verdict,
  caption: 'Ein Haken heißt: gut. Eingestuft von uns.',
  link: { href: '/unternehmen/vergleich', label: 'Gründe und Kostenrechner' },
});

export const pricingIntro = typeset({
  id: 'preise',
  heading: 'Ein Preis pro 4 Wochen. Keiner pro Kopf.',
});

export const faqIntro = typeset({ id: 'faq', heading: 'Was Sie vor der Registrierung wissen wollen' });

export const faq: readonly Question[] = typeset<readonly Question[]>([
  {
    id: 'ab-wann',
    question: 'Ab wann zahlen wir?',
    answer: `Erst nach der kostenlosen Testphase Ihres Tarifs, per Karte. Kündigen Sie vorher, zahlen Sie nichts. Die Testphase dauert: ${filled('trial.length')}. Eine Karte geben Sie an: ${filled('trial.card')}.`,
  },
  {
    // Spec §1 says both "candidates can be viewed for free" and "visible only to matched companies": the Kurzprofil
    // is what companies view and swipe, the full profile opens with the match.
    id: 'vor-dem-match',
    question: 'Was sehen wir vor dem Match, und wer sieht uns?',
    answer:
      'Sie sehen Eckdaten wie Rolle, Branche, Erfahrung, Wunschgehalt und Start. Private Profile erscheinen erst, wenn das Talent Ja zu Ihrer Stelle sagt. Talente sehen Ihre Stelle, sobald Sie einen Tarif haben, und Ihr Firmenprofil nach dem Match.',
  },
  {
    id: 'genug-profile',
    question: 'Gibt es genug Profile für unsere Stelle?',
    answer:
      'Zuletzt zählten wir {claim:gepruefte-profile geprüfte Vertriebsprofile}. Wie viele zu Ihrer Rolle, Branche und Ihrem Fixum passen, sehen Sie kostenlos, bevor Sie buchen.',
  },
  {
    id: 'stimmen-die-zahlen',
    question: 'Stimmt, was im Profil steht?',
    answer: `Geprüft heißt bei uns: ${filled('sprint.verified')}. Den Track Record trägt das Talent selbst ein, falsche Angaben verbieten die [AGB](/agb). Lassen Sie sich jede Zahl vorrechnen, mit unseren [Interviewfragen](/interviewfragen).`,
  },
  {
    id: 'kein-ja-zurueck',
    question: 'Und wenn kein Talent Ja sagt?',
    answer:
      'Prüfen Sie zuerst Ihr Fixum: Liegt es unter dem [Richtwert für die Rolle](/jobbeschreibung), erhöhen Sie es. Kündigen Sie in der Testphase, zahlen Sie nichts. Kündigen Sie später, läuft der Tarif noch höchstens 28 Tage, jährlich gebucht höchstens 1 Jahr.',
  },
  {
    id: 'nur-provision',
    question: 'Können wir nur Provision zahlen?',
    answer:
      'Ja, wenn Sie Selbstständige beauftragen. Angestellten steht in Deutschland der Mindestlohn zu, auch wenn die [Provision](/glossar#provision) ausbleibt. Das Talent liest „nur Provision“ auf der Jobkarte, bevor es Ja sagt. Stand: November 2026, keine Rechtsberatung.',
  },
  {
    id: 'personalvermittlung',
    question: 'Ist Doppelja eine Personalvermittlung?',
    answer:
      'Nein. Wir stellen den Kontakt her und bekommen keine Provision. Angebot und Vertrag regeln Sie mit dem Talent. Der [Onboarding-Concierge](/unternehmen/onboarding-concierge) übernimmt gegen Gebühr Vorauswahl und Termine.',
  },
  {
    id: 'kuendigung',
    question: 'Wie kommen wir wieder raus?',
    answer: `Ein kostenloses Konto können Sie jederzeit löschen. Beim Tarif genügt eine E-Mail: in der Testphase jederzeit, danach zum Ende der Laufzeit. Ohne Kündigung verlängert er sich um 28 Tage oder 1 Jahr, wie gebucht. Bei Priority Launch gilt dann: ${filled('launch.renewal')}.`,
  },
]);

export const closing: Closing = typeset<Closing>({
  heading: 'Ihr Ja fehlt noch.',
  text: 'Starten Sie im 15-Minuten-Termin mit uns oder direkt in der App.',
  button: register,
  secondary: { href: '/unternehmen/preise#plaene', label: 'Drei Tarife vergleichen' },
});
