/** Texts of /unternehmen/so-funktionierts. Steps, durations, days and pillars: spec §2. */

import { euro } from '../format.ts';
import type { Pillar, StepGroup, WeekEntry, WeekIntro } from '../how-it-works.ts';
import { registerLink } from '../navigation.ts';
import { lowestPrice } from '../plans.ts';
import type { Actor, Closing, Entry, Intro, PageMeta, Rich, Step } from '../types.ts';
import { typeset } from '../typography.ts';
import { PRICE_CONDITION } from './pricing.ts';

export const meta: PageMeta = typeset({
  title: 'So stellen Sie im Vertrieb ein: sechs Schritte',
  description:
    'Was jeder Schritt vom Firmenprofil bis zum Vertrag dauert und was an welchem Tag passiert. Dazu, was das Matching nicht entscheidet.',
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: { readonly headline: string; readonly lead: Rich; readonly match: string } = typeset({
  headline: 'So läuft eine Einstellung ab.',
  /** What the other side has become when it arrives, in the drawing. */
  match: 'Match',
  lead: 'Von der aktiven Stelle bis zum ersten Kontakt dauert es {claim:erster-kontakt}. Unser Ziel bis zur Einstellung: {claim:einstellung-7-tage}.',
});

export const stepsIntro: Intro = typeset({
  id: 'schritte',
  heading: 'Ihr Einstieg passt in eine Mittagspause',
  text: 'Die ersten vier Schritte dauern 17 bis 37 Minuten, ohne die Tarifbuchung. Danach kommt es auch auf das Talent an. Alle Zeiten sind Richtwerte, die 24–48 h ein Median.',
});

export const steps: readonly Required<Step>[] = typeset<Required<Step>[]>([
  {
    title: 'Firmenprofil anlegen',
    actor: 'company',
    duration: '2 Min.',
    text: 'Sie nennen Name, Branche und Produkt.',
  },
  {
    title: 'Rolle festlegen',
    actor: 'company',
    duration: '5 Min.',
    text: 'Sie wählen [Opener, Setter oder Closer](/jobbeschreibung), dazu [Fixum](/glossar#fixum), [Provision](/glossar#provision) oder [hybrid](/glossar#hybrid). Sobald Sie einen Tarif haben, sehen Talente Ihre Stelle.',
  },
  {
    title: 'KI-Matching',
    actor: 'matching',
    duration: 'sofort',
    text: 'Die KI zeigt Ihnen die passenden Profile zuerst.',
  },
  {
    title: 'Profile swipen',
    actor: 'company',
    duration: '10–30 Min.',
    text: 'Sie sagen zu jedem Kurzprofil Ja oder Nein. Für Ihr Ja, einen [Like](/glossar#like), brauchen Sie einen [Tarif](/unternehmen/preise#plaene).',
  },
  {
    title: 'Match und Chat',
    actor: 'both',
    duration: '{claim:erster-kontakt}',
    text: 'Sagt auch das Talent Ja, öffnet sich der Chat.',
  },
  {
    title: 'Interview und Einstellung',
    actor: 'both',
    duration: '3–7 Tage',
    text: 'Sie sprechen mit dem Talent und machen Ihr Angebot. Dazu gibt es [Interviewfragen je Rolle](/interviewfragen).',
  },
]);

/** Who acts in a step, in words that follow how long it takes. */
export const actors: Readonly<Record<Actor, string>> = {
  company: 'Ihrer\u00a0Zeit',
  talent: 'des\u00a0Talents',
  matching: 'durch die\u00a0KI',
  both: 'mit dem\u00a0Talent',
};

/** Sums of the durations above: 2 + 5 + 0 + 10–30 minutes, and 24–48 h plus 3–7 days (spec §2). 4–9 days: the headline's seven are a target, and the note says so. */
export const stepGroups: readonly StepGroup[] = [
  {
    ...typeset({ label: 'Schritt 1 bis 4, an einem Stück', value: '17–37 Min.' }),
    first: 1,
    steps: steps.slice(0, 4),
    most: typeset('bis zu 37 Minuten'),
    parts: [
      { step: 1, least: 2, most: 2 },
      { step: 2, least: 5, most: 5 },
      { step: 3, least: 0, most: 0 },
      { step: 4, least: 10, most: 30 },
    ],
  },
  {
    ...typeset({ label: 'Schritt 5 und 6, mit dem Talent', value: '4–9 Tage' }),
    first: 5,
    steps: steps.slice(4),
    most: typeset('bis zu 9 Tage'),
    parts: [
      { step: 5, least: 1, most: 2 },
      { step: 6, least: 3, most: 7 },
    ],
    note: typeset('Sieben Tage sind das Ziel, es kann auch länger dauern.'),
  },
];

export const timelineIntro: WeekIntro = typeset({
  id: 'zeitstrahl',
  heading: 'Montag angelegt. Ab Mittwoch im Gespräch.',
  text: 'So sieht eine Woche aus, in der beide Seiten zügig antworten.',
  dayLabel: 'Tag',
  goal: { figure: { claim: 'einstellung-7-tage' }, label: 'bis zur Einstellung, als Ziel' },
});

export const timeline: readonly WeekEntry[] = typeset<WeekEntry[]>([
  {
    day: '0',
    title: 'Die Stelle ist aktiv',
    text: 'Die Stelle ist angelegt, der Tarif gebucht. Die ersten Vorschläge sind da.',
  },
  { day: '0–1', title: 'Sie swipen', text: 'Nehmen Sie sich am ersten Tag eine halbe Stunde für die Vorschläge.' },
  {
    day: '1–2',
    title: 'Erste Matches',
    text: 'Beide haben Ja gesagt. Im Chat vereinbaren Sie den Termin.',
    isMatch: true,
  },
  {
    day: '2–4',
    title: 'Erste Interviews',
    text: 'Sie gehen die Zahlen durch und machen ein Rollenspiel.',
  },
  {
    day: '4–7',
    title: 'Angebot',
    text: 'Machen Sie Ihr Angebot früh, damit bis Tag 7 die Zusage kommen kann.',
  },
  {
    day: '7+',
    title: 'Einarbeitung',
    text: 'Ist das Talent noch angestellt, läuft zuerst die Kündigungsfrist. Dann beginnt die Einarbeitung.',
  },
]);

export const matchingIntro: Intro & { readonly looksAtLabel: string } = typeset({
  id: 'matching',
  heading: 'Was die KI vergleicht, bevor Sie swipen',
  text: 'Die KI vergleicht Profil und Stelle anhand von {claim:datenpunkte Datenpunkten}. Dahinter stehen\u00a0drei\u00a0Fragen.',
  looksAtLabel: 'Aus dem Profil, z. B.',
});

export const pillars: readonly Pillar[] = typeset<Pillar[]>([
  {
    id: 'skill',
    title: 'Skill',
    question: 'Kennt die Person diese Rolle schon?',
    text: 'Termine legen und Verträge abschließen sind verschiedene Aufgaben. Deshalb vergleicht die KI Rolle und Erfahrung mit Ihrer Stelle.',
    looksAt: ['[Track Record](/glossar#track-record)', 'Erfahrung', 'Skills'],
  },
  {
    id: 'kultur',
    title: 'Culture-Fit',
    question: 'Passt die Arbeitsweise zu Ihrem Team?',
    text: 'Remote oder Büro, Software oder Solar: Das vergleicht die KI. Ob die Chemie stimmt, zeigt erst das Gespräch.',
    looksAt: ['Remote-\u2060Wunsch', 'Branche'],
  },
  {
    id: 'wachstum',
    title: 'Wachstums&shy;potenzial',
    question: 'Wohin will die Person als Nächstes?',
    text: 'Die KI vergleicht Erfahrung und Wunschgehalt. Ob ein Setter ins Closing will, fragen Sie im Interview.',
    looksAt: ['Erfahrung', 'Wunschgehalt'],
  },
]);

/** The limits of the matching. A match takes two human decisions (spec §1). */
export const aiLimits: Intro & { readonly items: readonly Entry[] } = typeset({
  id: 'was-die-ki-nicht-entscheidet',
  heading: 'Die KI schlägt vor. Sie entscheiden.',
  text: 'Drei Dinge kann die KI nicht entscheiden.',
  items: [
    {
      title: 'Das Ja',
      text: 'Likes vergibt die KI weder für Sie noch für das Talent. Fehlt ein Like, gibt es kein Match.',
    },
    {
      title: 'Ob die Zahlen stimmen',
      text: 'Im Profil stehen eigene Angaben des Talents. Fragen Sie nach: „38 Termine in wie vielen Wochen? Wie viele fanden statt?“',
    },
    {
      title: 'Ob jemand Ihr Produkt versteht',
      text: 'Das zeigt erst ein Rollenspiel, in dem die Person Ihnen Ihr eigenes Produkt verkauft.',
    },
  ],
});

/** What happens once both sides have said yes (spec §1, §6; security page). */
export const afterMatch: Intro & {
  readonly steps: readonly Step[];
  /** What both write in the drawing, line by line. */
  readonly chat: { readonly company: readonly string[]; readonly talent: readonly string[] };
} = typeset({
  id: 'nach-dem-match',
  heading: 'Was nach dem Match passiert',
  text: 'Ab hier sprechen Sie direkt mit dem Talent. Haben Sie den [Concierge](/unternehmen/onboarding-concierge) gebucht, stimmen wir die Termine ab.',
  steps: [
    {
      title: 'Was Sie sehen',
      text: 'Sie sehen das volle Profil mit Namen, Track Record und, falls vorhanden, dem Video. Das Talent sieht Ihr Firmenprofil und Ihre Stelle.',
    },
    {
      title: 'Wer zuerst schreibt',
      text: 'Beide können schreiben. Am schnellsten geht es, wenn Sie anfangen und gleich zwei Termine vorschlagen.',
    },
    {
      title: 'Wo Sie sprechen',
      text: 'Den Ort vereinbaren Sie im Chat, oft ist es ein Videocall. Aufzeichnen dürfen Sie nur, wenn alle Beteiligten eingewilligt haben.',
    },
    {
      title: 'Angebot und Vertrag',
      text: 'Beides machen Sie direkt mit dem Talent aus. Ein Match verpflichtet keine Seite.',
    },
  ],
  chat: { company: ['Di 10 Uhr oder', 'Do 14 Uhr?'], talent: ['Do', 'passt!'] },
});

export const closing: Closing = typeset<Closing>({
  heading: 'Der erste Schritt dauert zwei Minuten.',
  text: `Registrierung und Kurzprofile sind kostenlos. Für Likes, aktive Stellen und Chat brauchen Sie einen Tarif. Jährlich gebucht kostet er ab ${euro(lowestPrice('yearly'))} ${PRICE_CONDITION}.`,
  button: registerLink('company'),
  secondary: { href: '/unternehmen/preise', label: 'Preise und Bedingungen' },
});
