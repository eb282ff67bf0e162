/** Texts of /talente/so-funktionierts. Steps, durations and days: spec §2. */

import type { Pillar, Total, WeekEntry, WeekIntro } from '../how-it-works.ts';
import { registerLink } from '../navigation.ts';
import type { Actor, Closing, Entry, Intro, Link, PageMeta, Rich, Step } from '../types.ts';
import { typeset } from '../typography.ts';

export const meta: PageMeta = typeset({
  title: 'In sechs Schritten zum Sales-Job',
  description:
    'Vom Profil bis zum ersten Arbeitstag: sechs Schritte mit Dauer, dazu eine Woche im Kalender. Und was Firmen vor dem Match nicht sehen.',
  date: '2026-11-21',
  address: 'du',
});

/** 1 + 2 + 0 + 10–20 minutes: the first four steps stay under half an hour (spec §2). */
export const hero: { readonly headline: string; readonly lead: Rich } = typeset({
  headline: 'Dein Profil in 60 Sekunden. Dann hast du die\u00a0Wahl.',
  lead: 'Die ersten vier Schritte dauern keine halbe Stunde und kosten dich nichts. Danach kommt es auch auf die Firma an.',
});

export const stepsIntro: Intro = typeset({
  id: 'schritte',
  heading: 'Vom Profil bis zum ersten Arbeitstag',
  text: 'Bei jedem Schritt steht, wie lange er dauert. Die Zeiten sind Richtwerte, die 24–48 h ein Median.',
});

export const steps: readonly Required<Step>[] = typeset<Required<Step>[]>([
  {
    title: 'Profil anlegen',
    actor: 'talent',
    duration: '{claim:profil-60-sekunden}',
    text: 'Trag Name, Rolle und [Track Record](/glossar#track-record) ein. Schreib „38 wahrgenommene Termine im Monat“ statt „kommunikationsstark“. Ein Video ist freiwillig.',
  },
  {
    title: 'Wünsche angeben',
    actor: 'talent',
    duration: '2 Min.',
    text: 'Nenn Wunschgehalt, Remote-\u2060Wunsch, Branche und Startdatum. Wenn du unter 3.500 € nicht wechselst, sag es hier.',
  },
  {
    title: 'Jobvorschläge bekommen',
    actor: 'matching',
    duration: 'sofort',
    text: 'Die KI sortiert die Stellen danach, wie gut sie zu dir passen. Stellen von Firmen mit Priority-Tarif stehen weiter oben. Dafür zahlt die Firma.',
  },
  {
    title: 'Jobs durchsehen',
    actor: 'talent',
    duration: '10–20 Min.',
    text: 'Du siehst [Fixum](/glossar#fixum), Vertragsart, Ort und Start. Ein Ja heißt: Mit denen würde ich reden.',
  },
  {
    title: 'Match und Kontakt',
    actor: 'both',
    duration: '{claim:erster-kontakt}',
    text: 'Sagt die Firma auch Ja, ist das ein Doppelja. Diese Firma sieht dann dein volles Profil, und ihr könnt chatten.',
  },
  {
    title: 'Interview und Start',
    actor: 'both',
    duration: '3–7 Tage',
    text: 'Nach dem Interview verhandelst du direkt mit der Firma. Bis zum Start kommt die Kündigungsfrist dazu. Zur Vorbereitung gibt es [Interview-\u2060Tipps für alle drei Rollen](/interview-tipps).',
  },
]);

/** Who acts in a step, in words that follow how long it takes. */
export const actors: Readonly<Record<Actor, string>> = {
  company: 'der\u00a0Firma',
  talent: 'deiner\u00a0Zeit',
  matching: 'durch die\u00a0KI',
  both: 'mit der\u00a0Firma',
};

/**
 * Sums of the durations above: 1 + 2 + 0 + 10–20 minutes, and 24–48 h plus 3–7 days (spec §2). The third step takes no
 * time.
 */
export const lengths: readonly (Total & {
  readonly parts: readonly { readonly step: number; readonly least: number; readonly most: number }[];
})[] = typeset([
  {
    label: 'Schritt 1 bis 4, an einem Stück',
    value: '13–23 Min.',
    parts: [
      { step: 1, least: 1, most: 1 },
      { step: 2, least: 2, most: 2 },
      { step: 3, least: 0, most: 0 },
      { step: 4, least: 10, most: 20 },
    ],
  },
  {
    label: 'Schritt 5 und 6, ohne Kündigungsfrist',
    value: '4–9 Tage',
    parts: [
      { step: 5, least: 1, most: 2 },
      { step: 6, least: 3, most: 7 },
    ],
  },
]);

export const timelineIntro: WeekIntro = typeset({
  id: 'zeitstrahl',
  heading: 'Wie eine zügige Woche aussieht',
  text: 'Sieben Tage sind das Ziel, keine Zusage: Auch die Firma muss Ja sagen.',
  dayLabel: 'Tag',
  goal: { figure: { claim: 'einstellung-7-tage' }, label: 'bis zur Einstellung, als Ziel' },
});

export const timeline: readonly WeekEntry[] = typeset<WeekEntry[]>([
  {
    day: '0',
    title: 'Profil steht',
    text: 'Track Record und Wünsche sind eingetragen. Du siehst die ersten Jobs.',
  },
  {
    day: '0–1',
    title: 'Du wählst aus',
    text: 'Nimm dir zehn bis zwanzig Minuten. Absagen schreiben musst du nicht.',
  },
  {
    day: '1–2',
    title: 'Erstes Doppelja',
    text: 'Eine Firma sagt auch Ja. Im Chat vereinbart ihr das Gespräch.',
    isMatch: true,
  },
  {
    day: '2–4',
    title: 'Erstes Interview',
    text: 'Du nennst deine Zahlen und fragst nach ihren: Wie viele [Leads](/glossar#lead) kommen pro Woche, und woher?',
  },
  {
    day: '4–7',
    title: 'Angebot prüfen',
    text: 'Prüf Fixum, [Provision](/glossar#provision), Vertragsart und [Stornohaftung](/glossar#clawback). Lies den Absatz zur Provision zweimal.',
  },
  {
    day: '7+',
    title: 'Start',
    text: 'Du fängst an, sobald deine Kündigungsfrist abgelaufen ist.',
  },
]);

export const matchingIntro: Intro & { readonly looksAtLabel: string; readonly limit: Rich } = typeset({
  id: 'matching',
  heading: 'Worauf das Matching bei dir achtet',
  text: 'Die KI vergleicht Profil und Stelle anhand von {claim:datenpunkte Datenpunkten}. Dahinter stehen drei Fragen.',
  looksAtLabel: 'Aus deinem Profil, z. B.',
  limit: 'Die KI schlägt vor. Über ein Ja entscheiden du und die Firma.',
});

export const pillars: readonly Pillar[] = typeset<Pillar[]>([
  {
    id: 'skill',
    title: 'Skill',
    question: 'Kannst du, was die Stelle verlangt?',
    text: 'Eine gute [Show-up-Rate](/glossar#show-up-rate) spricht für Setter-Stellen, eine gute [Abschlussquote](/glossar#abschlussquote) für Closer-Stellen.',
    looksAt: ['Rolle', 'Track Record', 'Erfahrung', 'Skills'],
  },
  {
    id: 'kultur',
    title: 'Culture-Fit',
    question: 'Passt die Arbeitsweise des Teams zu dir?',
    text: 'Remote oder Büro, Software oder Solar: Das vergleicht die KI. Ob es menschlich passt, zeigt das Gespräch.',
    looksAt: ['Remote-\u2060Wunsch', 'Branche'],
  },
  {
    id: 'wachstum',
    title: 'Wachstums&shy;potenzial',
    question: 'Bringt dich die Stelle weiter?',
    text: 'Willst du vom Setting ins Closing? Dann frag im Interview, wer dort diesen Schritt geschafft hat.',
    looksAt: ['Erfahrung', 'Wunschgehalt'],
  },
]);

/** What happens once both sides have said yes (spec §1, §6; security page). */
export const afterMatch: Intro & { readonly steps: readonly Step[] } = typeset({
  id: 'nach-dem-match',
  heading: 'Was nach dem Match passiert',
  text: 'Ab hier sprecht ihr direkt. Manche Firmen buchen unsere Begleitung, den [Concierge](/unternehmen/onboarding-concierge). Dann stimmen wir den Termin mit euch ab.',
  steps: [
    {
      title: 'Was die Firma sieht',
      text: 'Diese eine Firma sieht dein volles Profil: Name, Track Record und, wenn vorhanden, dein Video. Du siehst ihr Firmenprofil und die Stelle.',
    },
    {
      title: 'Wer zuerst schreibt',
      text: 'Beide können schreiben. Du musst nicht warten: Schlag gleich zwei Termine vor.',
    },
    {
      title: 'Wo ihr sprecht',
      text: 'Das vereinbart ihr im Chat, oft ist es ein Videocall. Aufzeichnen darf nur, wer die Einwilligung aller Beteiligten hat.',
    },
    {
      title: 'Angebot und Vertrag',
      text: 'Beides machst du direkt mit der Firma aus. Ein Match verpflichtet dich zu nichts.',
    },
  ],
});

/** What other parties do not see (spec §1, §6). */
export const privacy: Intro & { readonly items: readonly Entry[]; readonly link: Link } = typeset({
  id: 'privat',
  heading: 'Was privat bleibt',
  text: 'Vor dem Match sehen Firmen höchstens dein Kurzprofil, ohne Namen und Kontaktdaten. Darin stehen Rolle, Branche, Erfahrung, Wunschgehalt, Remote-\u2060Wunsch und Start.',
  items: [
    {
      title: 'Deine Suche',
      text: 'Mit privatem Profil sieht dich keine Firma, bevor du Ja sagst. Klingt ein Job nach deiner jetzigen Firma, sag Nein.',
    },
    {
      title: 'Dein Chat',
      text: 'Auf Chats greifen wir nur zu, wenn es technisch nötig ist oder wir damit Missbrauch verhindern.',
    },
    {
      title: 'Dein Konto',
      text: 'Du kannst es jederzeit selbst löschen, mit Profil, Matches und Chats.',
    },
  ],
  link: { href: '/security', label: 'Was geschützt ist und was fehlt' },
});

export const closing: Closing = typeset({
  heading: 'Der erste Schritt dauert 60 Sekunden.',
  text: 'Du zahlst 0 €, vor und nach der Einstellung. Dein Profil legst du direkt in der App an oder im 15-Minuten-Termin mit uns.',
  button: registerLink('talent'),
});
