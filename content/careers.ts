/** Texts of /karriere (du). Titles, full-time type and the two locations: spec §2. */

import { filled, type SlotId } from './site.ts';
import type { Closing, Entry, Intro, Link, PageMeta, Rich, Step } from './types.ts';
import { typeset } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Karriere: sechs Stellen, remote oder in München',
  description:
    'Marketing, Entwicklung, Design und Support: sechs offene Stellen in Vollzeit bei Doppelja. Bewerbung per E-Mail, ohne Anschreiben.',
  date: '2026-11-21',
  address: 'du',
});

export const hero: { readonly headline: string; readonly lead: Rich; readonly button: Link } = typeset({
  headline: 'Bau Doppelja mit uns auf.',
  lead: 'Doppelja bringt Firmen und Vertriebstalente ins Gespräch, wenn beide Ja sagen. Für deine Bewerbung genügen drei Sätze und ein Link.',
  button: { href: '#stellen', label: 'Offene Stellen ansehen' },
});

export type Location = 'Remote' | 'Remote/München';

/** A job opening (spec §3). */
export interface Opening {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  /** What it is about: openings of one group stand together. */
  readonly group: 'Marketing' | 'Entwicklung' | 'Design und Support';
  readonly type: 'Vollzeit';
  readonly location: Location;
  readonly description: Rich;
  /** The slot with the range of the yearly salary. */
  readonly pay: SlotId;
}

export const openingsIntro: Intro = typeset({
  id: 'stellen',
  heading: 'Offene Stellen',
  text: `Ein Klick öffnet eine E-Mail. Oder schreib an [${filled('company.careersEmail')}](mailto:${filled('company.careersEmail')}).`,
});

export const columnLabels: Readonly<Record<'department' | 'location' | 'type' | 'pay', string>> = typeset({
  department: 'Bereich',
  location: 'Ort',
  type: 'Umfang',
  pay: 'Gehalt',
});

/** The visible label of the link to apply; the opening's title follows it for screen readers. */
export const apply = typeset('Per E-Mail bewerben');

/** The e-mail that a link to apply opens, with the opening, if it is for one, in its subject (decisions: Booking). */
export const applyHref = (title?: string): string =>
  `mailto:${filled('company.careersEmail')}?subject=${encodeURIComponent(title ? `Bewerbung: ${title}` : 'Bewerbung')}`;

/**
 * The six openings. The specification names both locations but not which opening has which:
 * the two marketing roles and support carry Munich until the owner says otherwise.
 */
export const openings: readonly Opening[] = typeset([
  {
    id: 'marketing-manager',
    title: 'Marketing Manager (m/w/d)',
    department: 'Marketing',
    group: 'Marketing',
    type: 'Vollzeit',
    location: 'Remote/München',
    description:
      'Du machst Doppelja bei Unternehmen und Vertriebstalenten bekannt. Du schreibst Anzeigen, die auch Closer nicht wegklicken. Zu jeder Zahl darin sagst du, woher sie kommt.',
    pay: 'careers.pay.marketing',
  },
  {
    id: 'cmo',
    title: 'CMO (m/w/d)',
    department: 'Marketing, Leitung',
    group: 'Marketing',
    type: 'Vollzeit',
    location: 'Remote/München',
    description:
      'Du führst das Marketing und verantwortest, was wir versprechen. Du entscheidest auch, ob wir als Nächstes um Firmen oder um Talente werben.',
    pay: 'careers.pay.cmo',
  },
  {
    id: 'frontend-developer',
    title: 'Frontend Developer (m/w/d)',
    department: 'Entwicklung',
    group: 'Entwicklung',
    type: 'Vollzeit',
    location: 'Remote',
    description:
      'Du baust Swipe, Match und Chat, bedienbar mit Daumen und Tastatur. Fast jede Seite dieser Website kommt im Browser ohne Framework aus. Gefällt dir das? Schreib uns.',
    pay: 'careers.pay.frontend',
  },
  {
    id: 'backend-developer',
    title: 'Backend Developer (m/w/d)',
    department: 'Entwicklung',
    group: 'Entwicklung',
    type: 'Vollzeit',
    location: 'Remote',
    description:
      'Du arbeitest an Datenbank, Anmeldung und Matching. Du sorgst dafür, dass jedes Konto nur sieht, was freigegeben ist. Die Zwei-\u2060Faktor-Anmeldung ist geplant. Du könntest sie bauen.',
    pay: 'careers.pay.backend',
  },
  {
    id: 'ux-ui-designer',
    title: 'UX/UI Designer (m/w/d)',
    department: 'Design',
    group: 'Design und Support',
    type: 'Vollzeit',
    location: 'Remote',
    description: 'Du gestaltest Talentprofile und Jobkarten. Nach wenigen Sekunden soll klar sein: Ja oder Nein?',
    pay: 'careers.pay.design',
  },
  {
    id: 'customer-support-representative',
    title: 'Customer Support Representative (m/w/d)',
    department: 'Support',
    group: 'Design und Support',
    type: 'Vollzeit',
    location: 'Remote/München',
    description:
      'Du antwortest Talenten, die auf ein Match warten, und Firmen mit Fragen zur Rechnung. Kommt dieselbe Frage dreimal, sagst du uns, was wir ändern müssen.',
    pay: 'careers.pay.support',
  },
]);

/** Why here: what the specification and the site's other pages say of the work, and no more. */
export const reasons: {
  readonly id: string;
  readonly heading: string;
  readonly text: Rich;
  /** The product's three sentences: of the two sides, and of what they share. */
  readonly product: Readonly<Record<'company' | 'both' | 'talent', string>>;
  readonly entries: readonly Entry[];
} = typeset({
  id: 'gruende',
  heading: 'Was für uns spricht',
  text: 'Ein Produkt, das du in drei Sätzen erklärst.',
  product: {
    company: 'Firmen zahlen ein Abo und keine Provision.',
    both: 'Der Chat öffnet sich, wenn beide Ja\u00a0sagen.',
    talent: 'Talente zahlen nichts und brauchen kein Anschreiben.',
  },
  entries: [
    {
      title: 'Klare Zuständigkeiten',
      text: 'Für jede Aufgabe ist eine Person verantwortlich. Für deine bist du es.',
    },
    {
      title: 'Werbung, zu der du stehen kannst',
      text: 'Zu jeder Zahl, mit der wir werben, gibt es eine Definition. Fehlt ein Beleg, [steht das dabei](/zahlen).',
    },
    {
      title: 'Remote in jeder Rolle',
      text: 'Du musst nicht umziehen: Alle sechs Stellen gibt es remote, drei auch in München.',
    },
  ],
});

export const processIntro: Intro = typeset({
  id: 'ablauf',
  heading: 'So läuft deine Bewerbung',
  text: `Du bekommst eine Antwort innerhalb von ${filled('careers.reply')}.`,
});

/** What to expect. Only the first answer has a deadline, which the owner gives. */
export const processSteps: readonly Step[] = typeset([
  {
    title: 'Du schreibst',
    text: 'Es reichen drei Sätze und ein Link zu etwas, das du gemacht hast.',
  },
  {
    title: 'Wir lesen',
    text: 'Ein Mensch aus unserem Team liest deine E-Mail und antwortet dir.',
  },
  {
    title: 'Wir sprechen',
    text: 'Wir fragen dich und du fragst uns, z. B. nach Team, Startdatum und Urlaub.',
  },
  {
    title: 'Beide entscheiden',
    text: 'Zum Schluss sagen beide Ja oder Nein.',
  },
]);

export const closing: Closing = typeset({
  heading: 'Das erste Ja kommt von dir.',
  text: 'Such dir eine Stelle aus und schreib uns. Wir melden uns auch dann, wenn es nicht passt.',
  button: { href: applyHref(), label: apply },
  secondary: hero.button,
});
