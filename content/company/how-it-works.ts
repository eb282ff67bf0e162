/** Texts of /unternehmen/so-funktionierts. Steps, durations, days and pillars: spec §2. */

import { number } from '../format.ts';
import type { Actor, LedgerStep, LedgerTotal, Pillar, TimelineEntry, TimelineIntro } from '../how-it-works.ts';
import { plans } from '../plans.ts';
import type { Closing, Entry, Intro, PageMeta, Rich } from '../types.ts';
import { typeset } from '../typography.ts';

export const meta: PageMeta = typeset({
  title: 'So stellen Sie im Vertrieb ein: sechs Schritte',
  description:
    'Was jeder Schritt vom Firmenprofil bis zum Vertrag dauert und was an welchem Tag passiert. Dazu, was das Matching nicht entscheidet.',
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: { readonly headline: string; readonly lead: Rich } = typeset({
  headline: 'Sechs Schritte, sieben Tage.',
  lead: 'Erste Vorstellung: {claim:erste-vorstellung}. Bis zur Einstellung: {claim:einstellung-7-tage}, das ist das Ziel.',
});

export const stepsIntro: Intro = typeset({
  id: 'schritte',
  heading: 'Ihr Anteil passt in eine Mittagspause',
  text: 'Die ersten vier Schritte dauern zusammen 17 bis 37 Minuten. Danach redet das Talent mit.',
});

export const steps: readonly LedgerStep[] = typeset<LedgerStep[]>([
  {
    title: 'Firmenprofil anlegen',
    actor: 'firma',
    duration: '2 Min.',
    text: 'Name, Branche, Produkt. Schreiben Sie, was Sie verkaufen und an wen. „Dynamisches Team“ liest im Vertrieb niemand zu Ende.',
  },
  {
    title: 'Rolle festlegen',
    actor: 'firma',
    duration: '5 Min.',
    text: 'Opener, Setter oder Closer, dazu [Fixum](/glossar#fixum), [Provision](/glossar#provision) oder [hybrid](/glossar#hybrid). Unsicher? Die [Rollen im Vergleich](/jobbeschreibung) zeigen, wer was übernimmt.',
  },
  {
    title: 'KI-Matching',
    actor: 'ki',
    duration: 'sofort',
    text: 'Die KI vergleicht Ihre Stelle mit den Profilen und sortiert sie vor. Sie warten auf keine Bewerbung.',
  },
  {
    title: 'Profile swipen',
    actor: 'firma',
    duration: '10–30 Min.',
    text: `Ja oder Nein, Profil für Profil. Starter hat ${number(plans.starter.likesPerDay ?? 0)} [Likes](/glossar#like) pro Tag: genug, um wählerisch zu bleiben.`,
  },
  {
    title: 'Match und Chat',
    actor: 'beide',
    duration: '{claim:erste-vorstellung}',
    text: 'Sagt auch das Talent Ja, öffnet sich der Chat. Fragen Sie gleich nach einem Termin.',
  },
  {
    title: 'Interview und Einstellung',
    actor: 'beide',
    duration: '3–7 Tage',
    text: 'Sie sprechen, oft per Video, und machen Ihr Angebot. Für das Gespräch gibt es [Interviewfragen je Rolle](/interviewfragen).',
  },
]);

/** Who acts in a step, as the ledger says it. */
export const actors: Readonly<Record<Actor, string>> = {
  firma: 'Sie',
  talent: 'das Talent',
  ki: 'die KI',
  beide: 'beide Seiten',
};

/** Sums of the durations above: 2 + 5 + 0 + 10–30 minutes, and 24–48 h plus 3–7 days (spec §2). */
export const totals: readonly LedgerTotal[] = typeset([
  { label: 'Schritt 1 bis 4, an einem Stück', value: '17–37 Min.' },
  { label: 'Schritt 5 und 6, mit dem Talent', value: '4–9 Tage' },
]);

/** 24–48 h plus 3–7 days are 4–9 days (spec §2): the headline's seven are a target, and the page says so. */
export const stepsNote: Rich = typeset(
  'Nachgerechnet: Schritt fünf und sechs dauern zusammen 4 bis 9 Tage. Sieben sind das Ziel, neun sind möglich.',
);

export const timelineIntro: TimelineIntro = typeset({
  id: 'zeitstrahl',
  heading: 'Montag angelegt. Mittwoch im Gespräch.',
  text: 'So sieht eine Woche aus, in der beide Seiten zügig antworten. Der langsamere Kalender gibt das Tempo vor.',
  dayLabel: 'Tag',
});

export const timeline: readonly TimelineEntry[] = typeset<TimelineEntry[]>([
  { day: '0', title: 'Die Stelle ist online', text: 'Firmenprofil und Rolle stehen. Die ersten Vorschläge sind da.' },
  { day: '0–1', title: 'Sie swipen', text: 'Eine halbe Stunde am ersten Tag reicht, um eine Richtung zu erkennen.' },
  { day: '1–2', title: 'Erste Matches', text: 'Beide haben Ja gesagt. Im Chat vereinbaren Sie den Termin.' },
  { day: '2–4', title: 'Erste Interviews', text: 'Sie lassen sich Zahlen zeigen und ein Gespräch vorspielen.' },
  {
    day: '4–7',
    title: 'Angebot',
    text: 'Fixum, Provision, Startdatum, Unterschrift. Wer jetzt eine Woche nachdenkt, sucht danach weiter.',
  },
  {
    day: '7+',
    title: 'Einarbeitung',
    text: 'Erst läuft die Kündigungsfrist des Talents, dann kommt der erste Arbeitstag. Beides bestimmen nicht wir.',
  },
]);

export const matchingIntro: Intro & { readonly looksAtLabel: string } = typeset({
  id: 'matching',
  heading: 'Was die KI vergleicht, bevor Sie swipen',
  text: 'Profil und Stelle werden anhand von {claim:datenpunkte Datenpunkten} verglichen. Dahinter stehen drei Fragen.',
  looksAtLabel: 'Aus dem Profil, z. B.',
});

export const pillars: readonly Pillar[] = typeset<Pillar[]>([
  {
    id: 'skill',
    title: 'Skill',
    question: 'Hat die Person das schon einmal verkauft?',
    text: 'Wer Termine legt, kann deshalb noch nicht abschließen. Deshalb zählt die Rolle mit, nicht nur die Zahl der Berufsjahre.',
    looksAt: ['[Track Record](/glossar#track-record)', 'Erfahrung', 'Skills'],
  },
  {
    id: 'kultur',
    title: 'Culture-Fit',
    question: 'Passt die Arbeitsweise zu Ihrem Team?',
    text: 'Remote gegen Büro, Software gegen Solar: Daran scheitern Einstellungen leiser als an der Quote.',
    looksAt: ['Remote-Wunsch', 'Branche', 'Startdatum'],
  },
  {
    id: 'wachstum',
    title: 'Wachstums&shy;potenzial',
    question: 'Wohin will die Person als Nächstes?',
    text: 'Wer terminiert und lieber abschließen würde, ist für manche Teams ein Risiko. Für andere ist das die nächste Person im Closing.',
    looksAt: ['Erfahrung', 'Wunschgehalt'],
  },
]);

/** The limits of the matching. A match takes two human decisions (spec §1). */
export const aiLimits: Intro & { readonly items: readonly Entry[] } = typeset({
  id: 'was-die-ki-nicht-entscheidet',
  heading: 'Die KI schlägt vor. Entscheiden tun Sie.',
  text: 'Und das Talent. Diese fünf Dinge bleiben bei Menschen.',
  items: [
    { title: 'Ein Like', text: 'Das vergibt die KI weder für Sie noch für das Talent.' },
    { title: 'Ein Match', text: 'Ohne zwei Ja öffnet sich kein Chat.' },
    {
      title: 'Ob die Zahlen stimmen',
      text: 'Im Profil stehen eigene Angaben. Nach Belegen fragen Sie im Interview.',
    },
    { title: 'Ob jemand Ihr Produkt versteht', text: 'Das zeigt ein Rollenspiel, kein Datenpunkt.' },
    { title: 'Ob Sie einstellen', text: 'Der Vertrag entsteht zwischen Ihnen und dem Talent, ohne uns.' },
  ],
});

export const closing: Closing = typeset<Closing>({
  heading: 'Schritt eins dauert zwei Minuten.',
  text: 'Registrieren und Profile ansehen kostet nichts. Über einen Tarif reden wir erst, wenn Sie jemanden gesehen haben.',
  button: { href: '/formular', label: 'Jetzt kostenlos registrieren' },
  secondary: { href: '/unternehmen/preise', label: 'Preise und Bedingungen' },
});
