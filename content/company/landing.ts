/** Texts of /unternehmen. Sources: spec §1 (figures, funnel, profile items), §2 (sections, durations), §6 (plans). */

import { euro, euroRound, percent } from '../format.ts';
import { lowestPrice, plans } from '../plans.ts';
import { payRange, payUnit, roles } from '../roles.ts';
import type { Closing, Fact, Figure, Hero, Intro, Link, PageMeta, Question, Rich, Row, Step } from '../types.ts';
import { typeset } from '../typography.ts';
import { PRICE_CONDITION } from './pricing.ts';

/** Verbatim (spec §2). */
const register: Link = { href: '/formular', label: 'Jetzt kostenlos registrieren' };
const fromPrice = `${euro(lowestPrice('yearly'))} ${PRICE_CONDITION}`;

export const meta: PageMeta = typeset({
  title: 'Vertrieb einstellen: Opener, Setter, Closer in DACH',
  description:
    'Profile kostenlos ansehen und nur mit Talenten sprechen, die das auch wollen. Ein Preis pro 4 Wochen, 0 € pro Einstellung, nur für Unternehmer.',
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: Hero = typeset({
  headline: 'Vertrieb einstellen, wenn beide Ja sagen.',
  lead: 'Opener, Setter und Closer aus DACH. Profile ansehen kostet nichts. Gesprochen wird erst, wenn beide wollen.',
  primary: register,
  secondary: { href: '/unternehmen/so-funktionierts', label: 'So funktioniert’s' },
});

/** The hero's card: an invented profile with the items of spec §1, and two buttons that are only drawn. */
interface SampleProfile {
  readonly tag: string;
  readonly video: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly no: string;
  readonly yes: string;
}

/** The fixed pay lies inside the Closer range (spec §9). */
export const sampleProfile: SampleProfile = typeset({
  tag: 'Beispielprofil',
  video: 'Video 0:48',
  title: 'Closer, B2B-Software',
  rows: [
    { label: 'Track Record', value: '4 Jahre' },
    { label: 'Remote', value: 'ja, CET' },
    { label: 'Wunschfixum', value: euroRound(4500) },
    { label: 'Start', value: 'in 4 Wochen' },
  ],
  no: 'Nein',
  yes: 'Ja',
});

export const facts: readonly Fact[] = typeset<readonly Fact[]>([
  { figure: { claim: 'erste-vorstellung' }, label: 'bis zur ersten Vorstellung' },
  { figure: { value: '0 €' }, label: 'pro Einstellung' },
  { figure: { value: '28 Tage' }, label: 'Laufzeit, monatlich gebucht' },
  { figure: { value: '2 × Ja' }, label: 'vor der ersten Nachricht' },
]);

/** A figure, what it brings, and the condition it needs. */
interface Benefit {
  readonly figure: Figure;
  readonly title: string;
  readonly text: Rich;
  readonly condition: Rich;
}

export const benefitsIntro: Intro = typeset({
  id: 'vorteile',
  heading: 'Drei Zahlen, drei Bedingungen',
  text: 'Unter jeder Zahl steht, was sie voraussetzt. So lesen Sie Ihre [Pipeline](/glossar#pipeline) ja auch.',
});

export const benefits: readonly Benefit[] = typeset<readonly Benefit[]>([
  {
    figure: { claim: 'match-zu-interview' },
    title: 'So viele Matches führen zum Interview',
    text: 'Wer mit Ihnen matcht, kennt Ihre Stelle und hat Ja gesagt. Die Kaltakquise bei Talenten entfällt.',
    condition: 'Voraussetzung: Sie melden sich, solange das Ja noch warm ist.',
  },
  {
    figure: { value: '0 €' },
    title: 'Pro Einstellung, auch bei der fünften',
    text: 'Keine Provision, keine Gebühr pro Kopf, keine Werbekosten. Sie zahlen den Tarif, sonst nichts.',
    condition: `Der Tarif: ab ${fromPrice}.`,
  },
  {
    figure: { claim: 'einstellung-7-tage' },
    title: 'Von der Stelle zur Einstellung',
    text: 'Eine unbesetzte Stelle macht keine Anrufe. Jede Woche ohne Closer fehlt Ihnen in der Pipeline.',
    condition: 'Ein Ziel, keine Zusage: Es braucht zwei Seiten, die zügig antworten.',
  },
]);

export const flowIntro: Intro = typeset({
  id: 'ablauf',
  heading: 'Drei Schritte bis zum ersten Gespräch',
  text: 'Kein Anschreiben zu lesen, keine Absage zu schreiben. Alle sechs Schritte stehen unter [So funktioniert’s](/unternehmen/so-funktionierts).',
});

/** The 3-step hiring flow (spec §2); durations as in the six steps. */
export const flow: readonly Required<Step>[] = typeset([
  {
    title: 'Stelle anlegen',
    duration: '2 + 5 Min.',
    text: 'Firmenprofil in 2 Minuten, Stelle in 5: Rolle, [Fixum](/glossar#fixum), [Provision](/glossar#provision), Start. Der Obstkorb darf fehlen.',
  },
  {
    title: 'Profile swipen',
    duration: '10–30 Min.',
    text: 'Die KI schlägt vor, Sie sagen Ja oder Nein. Auf der Karte steht das Kurzprofil: Eckdaten wie Erfahrung und Wunschgehalt.',
  },
  {
    title: 'Matchen und sprechen',
    duration: '{claim:erste-vorstellung}',
    text: 'Sagt auch das Talent Ja, öffnet sich der Chat. Den Termin vereinbaren Sie dort, oft per Video.',
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

const funnelStep = (share: number, label: string, text: (count: number) => string): FunnelStep => {
  const count = Math.round(share * FUNNEL_PROFILES);
  return { share, count, figure: percent(share), label, text: text(count) };
};

export const funnelIntro: Intro & { readonly caption: string } = typeset({
  id: 'filter',
  heading: 'Aus 200 werden drei. Genau die will man sprechen.',
  text: 'Jeder Punkt ist ein Profil. Aussortiert wird vor dem Gespräch, nicht in Ihrem Kalender. Die Anteile sind ein Beispiel, keine Messung.',
  caption: `Rechenbeispiel mit ${FUNNEL_PROFILES} Profilen`,
});

/** The filter funnel: 100, 40, 10 and 1,5 % (spec §1). */
export const funnel: readonly FunnelStep[] = typeset([
  funnelStep(1, 'Profil und Stelle angelegt', (count) => `${count} Profile, noch ohne Auswahl.`),
  funnelStep(0.4, 'KI-Vorschläge angesehen', (count) => `${count} davon sehen Sie sich an.`),
  funnelStep(0.1, 'Swipes, die zum Match werden', (count) => `${count} Talente sagen auch Ja.`),
  funnelStep(
    0.015,
    'Vollständig gematcht, im Bewerbungsprozess',
    (count) => `${count} Talente, mit denen es ernst wird.`,
  ),
]);

export const comparisonIntro: Intro & { readonly caption: string; readonly link: Link } = typeset({
  id: 'vergleich',
  heading: 'Vier Wege, sechs Kriterien, eine Rechnung',
  text: 'Balken zeigen die Ausprägung, der Haken heißt: gut für Sie. Die Kosten rechnen Sie im Vergleich selbst aus.',
  caption: 'Jobbörse, Social Ads, Headhunter und Doppelja in sechs Kriterien. Einstufung: unsere.',
  link: { href: '/unternehmen/vergleich', label: 'Begründung je Feld und Kostenrechner' },
});

export const pricingIntro: Intro = typeset({
  id: 'preise',
  heading: 'Ein Preis pro 4 Wochen. Keiner pro Kopf.',
  text: 'Drei Einstellungen kosten so viel wie eine. Was nicht im Preis steckt, lesen Sie bei den [Preisen und Bedingungen](/unternehmen/preise).',
});

export const faqIntro: Intro = typeset({
  id: 'faq',
  heading: 'Was Vertriebs&shy;leitungen zuerst fragen',
  text: 'Neun Antworten, auch auf die Einwände.',
});

export const faq: readonly Question[] = typeset<readonly Question[]>([
  {
    id: 'was-kostet',
    question: 'Was kostet Doppelja?',
    answer: `Ab ${fromPrice}, bei jährlicher Abrechnung. Registrieren und Profile ansehen kostet nichts. Pro Einstellung kommen 0 € dazu, keine Provision und keine Werbekosten. Alle Tarife stehen bei den [Preisen](/unternehmen/preise#plaene).`,
  },
  {
    // Spec §1 says both "candidates can be viewed for free" and "visible only to matched companies": the Kurzprofil
    // is what companies view and swipe, the full profile opens with the match.
    id: 'vor-dem-match',
    question: 'Was sehe ich, bevor es ein Match gibt?',
    answer:
      'Das Kurzprofil (ohne Namen und Kontaktdaten): Eckdaten wie Rolle, Erfahrung, Wunschgehalt und Start. Das volle Profil öffnet sich mit dem Match. Wer ein privates Profil gewählt hat, bleibt bis dahin ganz verborgen.',
  },
  {
    id: 'genug-profile',
    question: 'Gibt es überhaupt genug Profile für unsere Stelle?',
    answer:
      'Auf der Plattform stehen {claim:gepruefte-profile geprüfte Vertriebsprofile}. Wie viele davon passen, hängt von Rolle, Branche und Fixum ab. Sehen Sie nach, bevor Sie bezahlen: Dafür ist die kostenlose Registrierung da.',
  },
  {
    id: 'stimmen-die-zahlen',
    question: 'Woher weiß ich, dass der Track Record stimmt?',
    answer:
      'Aus dem Profil allein wissen Sie es nicht, auch nicht aus einem geprüften. Den [Track Record](/glossar#track-record) trägt das Talent ein, falsche Angaben verbieten die [AGB](/agb). Fragen Sie im Interview nach Zeitraum und Rechenweg: „38 Termine: in wie vielen Wochen, und wie viele gehalten?“ Die passenden Fragen stehen im [Interviewleitfaden](/interviewfragen).',
  },
  {
    id: 'wie-schnell',
    question: 'Wie schnell sitzt jemand im Gespräch?',
    answer:
      'Bis zur ersten Vorstellung vergehen {claim:erste-vorstellung}. Für Interview und Einstellung sind weitere 3–7 Tage angesetzt. Das setzt voraus, dass beide antworten. Auf Kündigungsfristen haben wir keinen Einfluss.',
  },
  {
    id: 'kein-ja-zurueck',
    question: 'Und wenn kein Talent zurücklikt?',
    answer: `Dann gibt es kein Match, und wir können keins herbeireden. Prüfen Sie zuerst das Fixum. Opener liegen bei ${payRange(roles.opener)}, Setter bei ${payRange(roles.setter)}, Closer bei ${payRange(roles.closer)}, jeweils ${payUnit}.`,
  },
  {
    id: 'nur-provision',
    question: 'Können wir auf reiner Provisionsbasis einstellen?',
    answer:
      'Ja. Fixum, Provision und [hybrid](/glossar#hybrid) sind möglich, das Modell steht in der Stelle. Rechnen Sie auf Provision allein mit weniger Ja: Wer gut verkauft, kann auch Ihren Plan durchrechnen.',
  },
  {
    id: 'personalvermittlung',
    question: 'Ist Doppelja eine Personalvermittlung?',
    answer:
      'Nein. Wir stellen den Kontakt her, mehr nicht. Wir sind weder Arbeitgeber noch Recruiter und an Ihren Verträgen nicht beteiligt. Wer Begleitung möchte, bucht den [Onboarding-Concierge](/unternehmen/onboarding-concierge).',
  },
  {
    id: 'kuendigung',
    question: 'Wie kommen wir wieder raus?',
    answer: `Mit einer E-Mail. Kündigen können Sie jederzeit, wirksam wird es zum Ende der Laufzeit. Wer alle 4 Wochen zahlt, ist nach höchstens 28 Tagen draußen, wer jährlich zahlt, nach dem bezahlten Jahr. Starter kostet monatlich gebucht ${euro(plans.starter.prices['28days'].amount)} ${PRICE_CONDITION}.`,
  },
]);

export const closing: Closing = typeset<Closing>({
  heading: 'Ihr Ja fehlt noch.',
  text: 'Registrieren, Kurzprofile ansehen, in Ruhe überlegen: Bis dahin kostet es nichts. Das andere Ja holen Sie sich selbst.',
  button: register,
  secondary: { href: '/unternehmen/preise#plaene', label: 'Drei Tarife vergleichen' },
});
