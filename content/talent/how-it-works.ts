/** Texts of /talente/so-funktionierts. Steps, durations and days: spec §2. */

import type { Actor, LedgerStep, LedgerTotal, Pillar, TimelineEntry, TimelineIntro } from '../how-it-works.ts';
import type { Closing, Entry, Intro, Link, PageMeta, Rich } from '../types.ts';
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
  headline: '60 Sekunden Profil. Danach entscheidest du.',
  lead: 'Die ersten vier Schritte dauern zusammen keine halbe Stunde. Ab dem fünften redet die Firma mit.',
});

export const stepsIntro: Intro = typeset({
  id: 'schritte',
  heading: 'Sechs Schritte, kein Anschreiben',
  text: 'Bei jedem Schritt steht, wie lange er dauert. Wo die Firma mitspielt, ist die Dauer ein Richtwert.',
});

export const steps: readonly LedgerStep[] = typeset<LedgerStep[]>([
  {
    title: 'Profil anlegen',
    actor: 'talent',
    duration: '{claim:profil-60-sekunden}',
    text: 'Name, Rolle, [Track Record](/glossar#track-record). Schreib „38 wahrgenommene Termine im Monat“ statt „kommunikationsstark“. Ein Video ist freiwillig.',
  },
  {
    title: 'Präferenzen setzen',
    actor: 'talent',
    duration: '2 Min.',
    text: 'Wunschgehalt, Remote, Branche, Startdatum. Wenn du unter 3.500 € nicht wechselst, sag es hier statt in Runde drei.',
  },
  {
    title: 'Jobvorschläge bekommen',
    actor: 'ki',
    duration: 'sofort',
    text: 'Die KI vergleicht dein Profil mit den Stellen und legt die passenden nach oben.',
  },
  {
    title: 'Jobs durchsehen',
    actor: 'talent',
    duration: '10–20 Min.',
    text: 'Ja heißt: Mit denen würde ich reden. Nein heißt Nein und braucht keine Begründung.',
  },
  {
    title: 'Match und Kontakt',
    actor: 'beide',
    duration: '{claim:erste-vorstellung}',
    text: 'Sagt die Firma auch Ja, ist das ein Doppelja. Dein volles Profil und der Chat gehen auf, aber nur für diese Firma.',
  },
  {
    title: 'Interview und Start',
    actor: 'beide',
    duration: '3–7 Tage',
    text: 'Gesprochen wird oft per Video, verhandelt direkt mit der Firma. Zur Vorbereitung gibt es [Interview-Tipps für alle drei Rollen](/interview-tipps).',
  },
]);

/** Who acts in a step, as the ledger says it. */
export const actors: Readonly<Record<Actor, string>> = {
  firma: 'die Firma',
  talent: 'du',
  ki: 'die KI',
  beide: 'beide Seiten',
};

/** Sums of the durations above: 1 + 2 + 0 + 10–20 minutes, and 24–48 h plus 3–7 days (spec §2). */
export const totals: readonly LedgerTotal[] = typeset([
  { label: 'Schritt 1 bis 4, an einem Stück', value: '13–23 Min.' },
  { label: 'Schritt 5 und 6, mit der Firma', value: '4–9 Tage' },
]);

export const timelineIntro: TimelineIntro = typeset({
  id: 'zeitstrahl',
  heading: 'Eine Woche, wenn beide antworten',
  text: 'Das Ziel für die Einstellung: {claim:einstellung-7-tage}. Eine Zusage ist das nicht, denn Ja sagen müssen zwei.',
  dayLabel: 'Tag',
});

export const timeline: readonly TimelineEntry[] = typeset<TimelineEntry[]>([
  {
    day: '0',
    title: 'Profil steht',
    text: 'Track Record und Präferenzen sind drin. Die ersten Jobs liegen vor dir.',
  },
  {
    day: '0–1',
    title: 'Du wählst aus',
    text: 'Zehn bis zwanzig Minuten für die ersten Ja. Den Rest lehnst du ab, ohne Mail.',
  },
  {
    day: '1–2',
    title: 'Erstes Doppelja',
    text: 'Eine Firma sagt auch Ja. Im Chat vereinbart ihr das Gespräch.',
  },
  {
    day: '2–4',
    title: 'Erstes Interview',
    text: 'Du zeigst deine Quote und fragst nach ihrer. Wie viele [Leads](/glossar#lead) kommen pro Woche, wie viele gehen ans Telefon?',
  },
  {
    day: '4–7',
    title: 'Angebot prüfen',
    text: '[Fixum](/glossar#fixum), [Provision](/glossar#provision), Auszahlung, [Stornohaftung](/glossar#clawback). Lies den Absatz zur Provision zweimal.',
  },
  {
    day: '7+',
    title: 'Start',
    text: 'Du fängst an, sobald du frei bist. An deiner Kündigungsfrist kann kein Match etwas ändern.',
  },
]);

export const matchingIntro: Intro & { readonly looksAtLabel: string; readonly limit: Rich } = typeset({
  id: 'matching',
  heading: 'Worauf das Matching bei dir achtet',
  text: 'Die KI vergleicht Profil und Stelle anhand von {claim:datenpunkte Datenpunkten}. Daraus werden drei Fragen.',
  looksAtLabel: 'Aus deinem Profil, z. B.',
  limit: 'Die KI schlägt vor. Entscheiden tust du, und die Firma auch.',
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
    question: 'Willst du so arbeiten wie das Team?',
    text: 'Küchentisch oder Großraum, Du oder Dresscode. Das beste Fixum tröstet nur bis Dienstag.',
    looksAt: ['Remote-Wunsch', 'Branche'],
  },
  {
    id: 'wachstum',
    title: 'Wachstums&shy;potenzial',
    question: 'Bringt dich die Stelle weiter?',
    text: 'Heute Setter, in zwei Jahren Closer? Dann frag im Interview, wer dort diesen Schritt geschafft hat.',
    looksAt: ['Erfahrung', 'Wunschgehalt'],
  },
]);

/** What other parties do not see (spec §1, §6). */
export const privacy: Intro & { readonly items: readonly Entry[]; readonly link: Link } = typeset({
  id: 'privat',
  heading: 'Was privat bleibt',
  text: 'Ein Profil ist kein Aushang. Vor dem Match sehen Firmen nur ein Kurzprofil, auf Wunsch nicht einmal das.',
  items: [
    {
      title: 'Dein volles Profil',
      text: 'Sehen können es nur Firmen, mit denen du ein Match hast.',
    },
    {
      title: 'Deine Suche',
      text: 'Mit dem privaten Profil bleibst du verborgen, bis du ein Match annimmst.',
    },
    {
      title: 'Dein Chat',
      text: 'Wir greifen auf Inhalte nur zu, wenn Technik oder Missbrauchsabwehr es verlangen.',
    },
    {
      title: 'Dein Abgang',
      text: 'Dein kostenloses Konto kannst du jederzeit löschen.',
    },
  ],
  link: { href: '/security', label: 'Was technisch geschützt ist und was noch fehlt' },
});

export const closing: Closing = typeset({
  heading: 'Schritt eins dauert 60 Sekunden.',
  text: 'Kosten für dich: 0 €, vor und nach der Einstellung. Jedes Nein ist inbegriffen.',
  button: { href: '/formular', label: 'Jetzt kostenlos registrieren' },
});
