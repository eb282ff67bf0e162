/** Texts of /karriere (du). Titles, full-time type and the two locations: spec §2. */

import { filled } from './site.ts';
import type { Closing, Intro, PageMeta, Rich, Step } from './types.ts';
import { typeset } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Karriere: sechs Stellen, remote oder in München',
  description:
    'Marketing, Entwicklung, Design und Support: sechs offene Stellen in Vollzeit bei Doppelja. Bewerbung per E-Mail, ohne Anschreiben.',
  date: '2026-11-21',
  address: 'du',
});

export const hero: { readonly headline: string; readonly lead: Rich } = typeset({
  headline: 'Bau mit am Doppelja.',
  lead: 'Sechs Stellen, alle in Vollzeit, alle remote möglich. Ein Anschreiben wollen wir auch von dir nicht.',
});

type OpeningIcon = 'megaphone' | 'compass' | 'browser' | 'database' | 'pen' | 'headset';
export type Location = 'Remote' | 'Remote/München';

/** A job opening (spec §3). */
export interface Opening {
  readonly id: string;
  readonly icon: OpeningIcon;
  readonly title: string;
  readonly department: string;
  readonly type: 'Vollzeit';
  readonly location: Location;
  readonly description: Rich;
  /** Subject of the e-mail that the apply button opens (decisions: Booking). */
  readonly subject: string;
}

export const openingsIntro: Intro = typeset({
  id: 'stellen',
  heading: 'Sechs offene Stellen',
  text: 'Ein Knopf pro Stelle. Er öffnet eine E-Mail, der Betreff steht schon drin.',
});

export const columnLabels: Readonly<Record<'title' | 'department' | 'location' | 'type', string>> = typeset({
  title: 'Stelle',
  department: 'Bereich',
  location: 'Ort',
  type: 'Umfang',
});

/** The apply button's visible label; the title of the opening follows it for screen readers. */
export const applyLabel: string = typeset('Per E-Mail bewerben');

/** The e-mail that an apply button opens (decisions: Booking). */
export const applyHref = (subject: string): string =>
  `mailto:${filled('company.careersEmail')}?subject=${encodeURIComponent(subject)}`;

/**
 * The six openings. The specification names both locations but not which opening has which:
 * the two marketing roles and support carry Munich until the owner says otherwise.
 */
export const openings: readonly Opening[] = typeset([
  {
    id: 'marketing-manager',
    icon: 'megaphone',
    title: 'Marketing Manager (m/w/d)',
    department: 'Marketing',
    type: 'Vollzeit',
    location: 'Remote/München',
    description:
      'Du machst Doppelja bei zwei Gruppen bekannt, die jeden Werbesatz selbst schon einmal gesagt haben. Also schreibst du Anzeigen, die auch Closer nicht wegklicken. Jede Zahl darin braucht eine Quelle.',
    subject: 'Bewerbung: Marketing Manager (m/w/d)',
  },
  {
    id: 'cmo',
    icon: 'compass',
    title: 'CMO (m/w/d)',
    department: 'Marketing, Leitung',
    type: 'Vollzeit',
    location: 'Remote/München',
    description:
      'Du entscheidest, welche Seite des Marktplatzes als Nächstes wächst: Firmen oder Talente. Du führst das Marketing und verantwortest, was wir versprechen. Was nicht belegt ist, streichst du.',
    subject: 'Bewerbung: CMO (m/w/d)',
  },
  {
    id: 'frontend-developer',
    icon: 'browser',
    title: 'Frontend Developer (m/w/d)',
    department: 'Entwicklung',
    type: 'Vollzeit',
    location: 'Remote',
    description:
      'Du baust Swipe, Match und Chat so, dass sie mit dem Daumen und per Tastatur funktionieren. Diese Seite hier lädt im Browser kein Framework. Daran wirst auch du gemessen.',
    subject: 'Bewerbung: Frontend Developer (m/w/d)',
  },
  {
    id: 'backend-developer',
    icon: 'database',
    title: 'Backend Developer (m/w/d)',
    department: 'Entwicklung',
    type: 'Vollzeit',
    location: 'Remote',
    description:
      'Du arbeitest an Datenbank, Anmeldung und Matching und sorgst dafür, dass jede Person nur ihre eigenen Daten sieht. Die Zwei-Faktor-Anmeldung ist geplant. Bauen könntest du sie.',
    subject: 'Bewerbung: Backend Developer (m/w/d)',
  },
  {
    id: 'ux-ui-designer',
    icon: 'pen',
    title: 'UX/UI Designer (m/w/d)',
    department: 'Design',
    type: 'Vollzeit',
    location: 'Remote',
    description:
      'Du gestaltest die paar Sekunden zwischen Nein und Ja. Dazu gehören Profile ohne Anschreiben und Jobkarten, die nichts verschweigen.',
    subject: 'Bewerbung: UX/UI Designer (m/w/d)',
  },
  {
    id: 'customer-support-representative',
    icon: 'headset',
    title: 'Customer Support Representative (m/w/d)',
    department: 'Support',
    type: 'Vollzeit',
    location: 'Remote/München',
    description:
      'Du antwortest Talenten, die auf ein Match warten, und Firmen mit Fragen zur Rechnung. Wenn dieselbe Frage dreimal kommt, sagst du dem Produktteam, was zu ändern ist.',
    subject: 'Bewerbung: Customer Support Representative (m/w/d)',
  },
]);

export const processIntro: Intro = typeset({
  id: 'ablauf',
  heading: 'Vier Schritte bis zu zwei Ja',
  text: 'Fristen nennen wir dir in der ersten Antwort. Hier stünden sie nur, damit sie gut aussehen.',
});

/** What to expect. No durations: the specification states none. */
export const processSteps: readonly Step[] = typeset([
  {
    title: 'Du schreibst',
    text: 'Drei Sätze und ein Link zu etwas, das du gemacht hast, reichen.',
  },
  {
    title: 'Wir lesen',
    text: 'Ein Mensch aus dem Bereich liest deine Mail. Du bekommst eine Antwort, auch wenn sie Nein heißt.',
  },
  {
    title: 'Wir sprechen',
    text: 'Per Video, mit jemandem, der später neben dir arbeitet. Frag nach allem, was hier nicht steht, auch nach dem Gehalt.',
  },
  {
    title: 'Beide entscheiden',
    text: 'Wir sagen Ja oder Nein, du auch. Zwei Ja ergeben einen Vertrag.',
  },
]);

export const closing: Closing = typeset({
  heading: 'Das erste Ja kommt von dir.',
  text: 'Unseres gibt es erst nach dem Gespräch. So halten es auch die Firmen, für die du hier baust.',
  button: { href: '#stellen', label: 'Offene Stellen ansehen' },
  secondary: { href: '/ueber-uns#werte', label: 'Drei Werte, nach denen wir arbeiten' },
});
