import { roleIds } from '../roles.ts';
import type { Entry, Intro, Link, PageMeta } from '../types.ts';
import { typeset } from '../typography.ts';
import { closer } from './interviewfragen/closer.ts';
import { opener } from './interviewfragen/opener.ts';
import { setter } from './interviewfragen/setter.ts';
import { roleIndex } from './labels.ts';
import type { GuideClosing, GuideHero, InterviewSegment, PerRole, RoleInterview, Speaker } from './types.ts';

/** /interviewfragen: the employers' guide (Sie). The quoted questions address the candidate with Sie as well. */

/** Questions and scorecard criteria; each role is split into a file of its own. */
export const interviews: PerRole<RoleInterview> = { opener, setter, closer };

/** How many questions the guide holds; title, lead and description are written from it. */
const questionCount = roleIds.reduce((sum, id) => sum + interviews[id].questions.length, 0);

export const meta: PageMeta = typeset({
  title: 'Interviewfragen für Opener, Setter und Closer',
  description: `${questionCount} Fragen mit grünen und roten Signalen. Dazu ein Ablauf für 60 Minuten und ein Bewertungsbogen pro Rolle zum Drucken.`,
  date: '2026-11-21',
  address: 'Sie',
});

export const hero: GuideHero = typeset({
  headline: 'Gut reden können alle. Fragen Sie nach Belegen.',
  lead: `${questionCount} Fragen für drei Rollen. Zu jeder steht, welche Antwort etwas belegt und welche nur gut klingt.`,
});

/** Ways from the hero to what comes after the questions. */
export const heroLinks: readonly Link[] = typeset([
  { href: '#ablauf', label: '60-Minuten-Plan' },
  { href: '#bewertungsbogen', label: 'Bewertungsbogen' },
]);

/** The questions of a role: the first five fill the sixty minutes of {@link interviewPlan}, in its order. */
export const rounds = typeset([
  { title: 'Für die erste Stunde', from: 0, to: 5 },
  { title: 'Für ein zweites Gespräch', from: 5, to: 8 },
]);

/** The sticky index. */
export const index = roleIndex((id) => `${interviews[id].questions.length} Fragen`);

/** Labels of the lines inside every question. */
export const signalLabels = typeset({
  why: 'Warum diese Frage',
  lookFor: 'Achten Sie auf',
  green: 'Grünes Signal',
  red: 'Rotes Signal',
});

export const practicesIntro: Intro = typeset({
  id: 'vorgehen',
  heading: 'Regeln für ein faires Interview',
  text: 'Hinweise zum Recht: Stand November 2026, keine Rechtsberatung.',
});

export const practices: readonly Entry[] = typeset([
  {
    title: 'Kriterien zuerst, Gespräch danach.',
    text: 'Legen Sie den [Bewertungsbogen](/interviewfragen#bewertungsbogen) fest, bevor Sie das erste Profil sehen.',
  },
  {
    title: 'Gleiche Fragen, gleiche Reihenfolge.',
    text: 'Sonst lassen sich die Antworten nicht vergleichen.',
  },
  {
    title: 'Rollenspiel statt Mitschnitt.',
    text: 'Verlangen Sie keine Aufnahmen früherer Gespräche. Heimliche Mitschnitte sind in Deutschland strafbar (§ 201 StGB), und Kundendaten sind vertraulich.',
  },
  {
    title: 'Manches fragen Sie nicht.',
    text: 'Familienplanung, Religion, Gesundheit und das letzte Gehalt sind tabu. Fragen Sie nach dem Wunschgehalt.',
  },
]);

export const planIntro: Intro = typeset({
  id: 'ablauf',
  heading: 'Ein Ablauf für 60 Minuten',
  text: 'In eine Stunde passen die ersten fünf Fragen einer Rolle.',
});

/** The interview in order; the minutes sum to 60 (spec §2: 60-minute interview structure). */
export const interviewPlan: readonly InterviewSegment[] = typeset([
  {
    id: 'rahmen',
    minutes: 5,
    speaker: 'company',
    title: 'Rahmen',
    text: 'Ablauf, Gehalt, Provision und Arbeitszeit nennen. Fragen, ob das passt.',
  },
  {
    id: 'zahlen',
    minutes: 10,
    speaker: 'talent',
    title: 'Zahlen',
    text: 'Frage 1. Den Track Record durchgehen und die Quoten mitrechnen.',
  },
  {
    id: 'rollenfragen',
    minutes: 15,
    speaker: 'talent',
    title: 'Rollenfragen',
    text: 'Fragen 2 bis 4. Nach jeder Antwort „Zum Beispiel?“ fragen.',
  },
  {
    id: 'rollenspiel',
    minutes: 15,
    speaker: 'both',
    title: 'Rollenspiel',
    text: 'Frage 5. Bei Opener-Stellen beginnt das Rollenspiel schon beim Abheben, damit Sie den Einstieg hören. Je fünf Minuten spielen, besprechen und wiederholen. Die zweite Runde zeigt, ob jemand mit Ihrem Hinweis arbeitet.',
  },
  {
    id: 'gegenfragen',
    minutes: 7,
    speaker: 'both',
    title: 'Gegenfragen',
    text: 'Das Talent fragt, Sie antworten mit Zahlen: zu Leads, Zielerreichung und Einarbeitung.',
  },
  {
    id: 'naechster-schritt',
    minutes: 3,
    speaker: 'company',
    title: 'Nächster Schritt',
    text: 'Tag und Weg der Antwort nennen. Dann verabschieden.',
  },
  {
    id: 'bogen',
    minutes: 5,
    speaker: 'company',
    title: 'Bewertungs&shy;bogen',
    text: 'Ohne das Talent. Alle bewerten allein, danach sprechen Sie darüber.',
  },
]);

/** The plan as a calendar file. Its date is a placeholder until a script puts the reader's own in. */
export const calendar = typeset({
  href: '/interviewfragen/interview-60-minuten.ics',
  heading: 'Der Ablauf als Termin',
  /** Without the script nobody knows what day it is: the file holds an example's. */
  undated:
    'Ohne JavaScript hat er ein Beispieldatum, das vorbei sein kann. Verschieben Sie den Termin dann im Kalender.',
  start: 'Beginn des Interviews',
  download: 'Termin laden (.ics)',
  title: 'Interview, 60 Minuten',
  /** Closes the description of the appointment. */
  source: 'Fragen und Bewertungsbogen:',
});

/** Who speaks in a part of the plan. */
export const speakerLabels: Readonly<Record<Speaker, string>> = typeset({
  company: 'Sie',
  talent: 'das Talent',
  both: 'beide',
});

/** Unit next to the minutes of a part. */
export const minutesLabel = 'Min.';

/** Length of the interview in minutes, for the calendar file. */
export const interviewMinutes = interviewPlan.reduce((sum, segment) => sum + segment.minutes, 0);

/** The A4 sheet, one per role; criteria are in {@link interviews}. */
export const scorecard = typeset({
  id: 'bewertungsbogen',
  heading: 'Ein Bogen pro\u00A0Rolle, eine Seite A4',
  text: 'Alle, die das Gespräch führen, füllen pro Talent einen eigenen aus.',
  printButton: 'Fragen und Bogen drucken',
  /** What the sheet on the screen shows. */
  picture: 'Bewertungsbogen für Closer: Die ersten Kriterien haben von Hand eine Note.',
  /** Before the role's name, on the buttons that print one sheet alone. */
  printOne: 'Nur',
  sheetTitle: 'Bewertungsbogen',
  fields: ['Name', 'Datum', 'Gespräch geführt von', 'Wunschfixum', 'Frühester Start'],
  scaleHint: '1 = nicht belegt, 3 = teilweise belegt, 5\u00A0=\u00A0belegt und erklärt.',
  noteLabel: 'Beleg, im Wortlaut',
  sumLabel: 'Summe',
  decisionLabel: 'Entscheidung',
  decisions: ['Ja', 'Nein', 'Zweites Gespräch am'],
  rule: 'Eine 5 ohne Beleg im Wortlaut zählt als 3. Legen Sie vor dem ersten Gespräch fest, ab welcher Summe Sie weitermachen.',
});

export const closing: GuideClosing = typeset({
  heading: 'Die Fragen haben Sie. Hier finden Sie die Talente.',
  text: 'Registrierung und Kurzprofile sind kostenlos. Für Likes und Chat brauchen Sie einen [Tarif](/unternehmen/preise).',
  links: [
    { href: '/jobbeschreibung', label: 'Jobbeschreibungen der drei Rollen' },
    { href: '/unternehmen/so-funktionierts', label: 'Die sechs Schritte bis zur Einstellung' },
  ],
});
