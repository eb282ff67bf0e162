/** Texts of /talente. */

import { euroRound } from '../format.ts';
import { minimumWages, monthlyMinimum } from '../minimum-wage.ts';
import { registerLink } from '../navigation.ts';
import type { RoleId } from '../roles.ts';
import { filled } from '../site.ts';
import type {
  Closing,
  Criterion,
  Deck,
  Fact,
  Hero,
  Intro,
  PageMeta,
  Question,
  Reason,
  Rich,
  Step,
  Way,
} from '../types.ts';
import { typeset } from '../typography.ts';
import { criteria, type MethodId, ways } from './comparison.ts';

export const meta: PageMeta = typeset({
  title: 'Sales-Jobs ohne Anschreiben für Opener, Setter, Closer',
  description:
    'Profil in 60 Sekunden, kein Anschreiben. Dein volles Profil sieht eine Firma erst, wenn ihr beide Ja gesagt habt. Für Talente kostenlos.',
  date: '2026-11-21',
  address: 'du',
});

export const hero: Hero & { readonly facts: readonly Fact[] } = typeset({
  headline: 'Kein Anschreiben. Du hast Zahlen.',
  lead: 'Hier siehst du bei jedem Sales-Job [Fixum](/glossar#fixum), Vertragsart und Ort. Sag Ja oder Nein. Sagt die Firma auch Ja, könnt ihr chatten.',
  primary: registerLink('talent'),
  secondary: { href: '/talente/so-funktionierts', label: 'Ablauf in sechs Schritten' },
  note: 'Du startest mit uns im 15-Minuten-Termin oder allein in der App.',
  facts: [
    { figure: { claim: 'profil-60-sekunden' }, label: 'für Name, Rolle und Zahlen' },
    { figure: { value: '0 €' }, label: 'für dich, die Firma zahlt' },
    { figure: { value: 'privat' }, label: 'auf Wunsch, bis zu deinem Ja' },
  ],
});

/**
 * The hero's cards: invented jobs. The pay lies inside the ranges of spec §1, one job is paid by commission alone.
 * Phones show every other row: what a job is judged by stands in those.
 */
export const deck: Deck = typeset<Deck>({
  cards: [
    {
      title: 'Closer (m/w/d), Zeiterfassung',
      rows: [
        { label: 'Fixum', value: `${euroRound(4800)} brutto im Monat` },
        { label: 'Vergütung', value: 'Fixum + Provision' },
        { label: 'Vertrag', value: 'angestellt' },
        { label: 'Start', value: 'in 4 Wochen' },
        { label: 'Ort', value: 'remote' },
      ],
      likesBack: true,
    },
    {
      title: 'Setter (m/w/d), Coaching',
      rows: [
        { label: 'Fixum', value: 'keins' },
        { label: 'Vergütung', value: 'nur Provision' },
        { label: 'Vertrag', value: 'selbstständig' },
        { label: 'Start', value: 'sofort' },
        { label: 'Ort', value: 'remote' },
      ],
      likesBack: false,
    },
    {
      title: 'Opener (m/w/d), Solaranlagen',
      rows: [
        { label: 'Fixum', value: `${euroRound(2600)} brutto im Monat` },
        { label: 'Vergütung', value: 'Fixum + Provision' },
        { label: 'Vertrag', value: 'angestellt' },
        { label: 'Start', value: 'sofort' },
        { label: 'Ort', value: 'Leipzig' },
      ],
      likesBack: true,
    },
  ],
  texts: {
    label: 'Swipen mit drei Beispieljobs',
    of: 'von',
    tag: 'Beispieljob',
    no: 'Nein',
    yes: 'Ja',
    next: ['Dann eben der nächste Job.', 'Auch nicht? Einen haben wir noch.', 'Die Firma sagt Nein: kein Chat.'],
    match: 'Doppelja.',
    matchNote: 'Du und die Firma habt Ja gesagt. Jetzt könnt ihr chatten.',
    both: ['Firma: Ja', 'Du: Ja'],
    end: 'Kein Match, keine\u00a0Nachricht.',
    endNote: 'Und keine Firma hat dein volles Profil gesehen.',
    again: 'Noch einmal von vorn',
  },
});

const [now, next] = minimumWages;

/** Pay models: fixed, commission or hybrid (spec §1). The pay figures come with the roles. */
export const rolesIntro: Omit<Intro, 'text'> & {
  readonly note: Rich;
  readonly basis: { readonly title: string; readonly text: Rich };
} = typeset({
  id: 'rollen',
  heading: 'Welche Rolle passt zu dir?',
  note: 'Je nach Stelle bekommst du ein Fixum, [Provision](/glossar#provision) oder beides ([hybrid](/glossar#hybrid)).',
  basis: {
    title: 'Richtwert und Mindestlohn',
    text: `Der Richtwert gilt für: ${filled('pay.basis')}. Der deutsche Mindestlohn ergibt ${now.year} bei 40 Wochenstunden rund ${euroRound(monthlyMinimum(now.perHour))} brutto im Monat, ab ${next.year} rund ${euroRound(monthlyMinimum(next.perHour))}. Für Angestellte ist weniger nur in Teilzeit erlaubt oder wenn zugesicherte Provision die Lücke schließt. Stand: November 2026, keine Rechtsberatung.`,
  },
});

/** Where the name of a role leads: `Jobbeschreibung Opener`. */
export const roleLink = 'Jobbeschreibung';

/** One sentence per role for the role cards. */
export const roleLines: Readonly<Record<RoleId, string>> = typeset({
  opener: 'Du rufst Firmen an, die das Angebot noch nicht kennen, und vereinbarst das nächste Gespräch.',
  setter: 'Du sprichst mit Leuten, die sich gemeldet haben, und legst Termine, die stattfinden.',
  closer: 'Du führst das Verkaufsgespräch, nennst den Preis und holst die Unterschrift.',
});

export const startIntro: Intro = typeset({
  id: 'start',
  heading: 'So kommst du zum ersten Gespräch',
  text: 'Halte dein Wunschgehalt und drei Zahlen bereit, z. B. Termine, Abschlüsse, Umsatz.',
});

/** 3 steps to start, with the durations of spec §2. */
export const startSteps: readonly Step[] = typeset([
  {
    title: 'Profil anlegen',
    duration: '{claim:profil-60-sekunden}',
    text: 'Du gibst Name, Rolle und [Track Record](/glossar#track-record) ein. Ein Video ist freiwillig.',
  },
  {
    title: 'Wünsche angeben',
    duration: '2 Min.',
    text: 'Du nennst Gehalt, Branche, Start und ob du remote arbeiten willst.',
  },
  {
    title: 'Match und Chat',
    duration: '{claim:erster-kontakt}',
    text: 'Du sagst Ja, die Firma auch: Dann siehst du ihr Profil. Provisionssatz und Termin klärt ihr im Chat.',
  },
]);

/** Why the product, and the benefits (spec §2): one section, the main reason in its circle. */
export const benefitsIntro = typeset({ id: 'vorteile', heading: 'Weniger schreiben, mehr sprechen' });

export const benefits: readonly Reason[] = typeset([
  {
    figure: { value: '0' },
    title: 'Anschreiben, egal wie viele Firmen dich interessieren',
    text: 'Dein Kurzprofil reicht. Den Track Record liest die Firma nach dem Match.',
  },
  {
    figure: { claim: 'match-zu-interview' },
    title: 'So viele Matches führen zum Interview',
    text: 'Die Firma kennt dein Kurzprofil schon.',
  },
  {
    figure: { value: '0 €' },
    title: 'Die Rechnung geht an die Firma',
    text: 'Firmen zahlen ein Abo. Von deinem Fixum und deiner Provision ziehen wir nichts ab.',
  },
]);

/** One of the four outcomes of two answers. */
export interface MatchCase {
  readonly you: 'Ja' | 'Nein';
  readonly company: 'Ja' | 'Nein';
  readonly match: boolean;
  readonly when: string;
  readonly result: string;
  readonly text: Rich;
}

/** A match needs both sides (spec §1). */
export const matching: Intro & { readonly cases: readonly MatchCase[] } = typeset({
  id: 'matching',
  heading: 'Erst zweimal Ja öffnet den Chat',
  text: 'Die KI sortiert die Jobs, z. B. nach Rolle, Track Record, Branche, Gehalt und Start. Für Plätze weiter oben zahlen Firmen mit Priority-Tarif.',
  cases: (
    [
      ['Ja', 'Ja', 'Doppelja.', 'Der Chat öffnet sich. Den Termin macht ihr direkt aus.'],
      ['Ja', 'Nein', 'Kein Match.', 'Dein volles Profil bleibt verborgen.'],
      ['Nein', 'Ja', 'Kein Match.', 'Die Firma kann dir nicht schreiben.'],
      ['Nein', 'Nein', 'Kein Match.', 'Selten so schnell einig gewesen.'],
    ] as const
  ).map(([you, company, result, text]) => ({
    you,
    company,
    match: you === 'Ja' && company === 'Ja',
    when: `Du sagst ${you}, die\u00a0Firma\u00a0${company}`,
    result,
    text,
  })),
});

export type PrivacyStateId = 'verborgen' | 'vorschau' | 'sichtbar';

/** One level of visibility: when it applies and what a company sees. */
export interface PrivacyState {
  readonly id: PrivacyStateId;
  readonly title: string;
  readonly when: string;
  readonly sees: Rich;
}

/** An invented profile, to show what is visible when. */
export interface SampleProfile {
  /** What only a match shows. */
  readonly name: string;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly afterMatch?: boolean }[];
}

/**
 * Visibility of a talent profile (spec §1, §6). "Visible only to matched companies" and "candidates can be viewed for
 * free" agree in the Kurzprofil: the card that companies swipe, without name and contact data (as in the legal texts).
 */
export const privacy: Omit<Intro, 'text'> & {
  readonly states: readonly PrivacyState[];
  readonly profile: SampleProfile;
} = typeset({
  id: 'sichtbarkeit',
  heading: 'Wer dich wann sieht',
  profile: {
    name: 'Kim Beispiel',
    rows: [
      { label: 'Rolle', value: 'Closer, Software' },
      { label: 'Track Record', value: '120 Abschlüsse', afterMatch: true },
      { label: 'Erfahrung', value: '4 Jahre' },
      { label: 'Wunschgehalt', value: `${euroRound(4500)} Fixum` },
      { label: 'Remote', value: 'ja' },
      { label: 'Start', value: 'in 4 Wochen' },
    ],
  },
  states: [
    {
      id: 'verborgen',
      title: 'Vor deinem Ja',
      when: 'Keine Firma sieht dein privates Profil.',
      sees: 'Auch deine nicht. Stellst du es auf offen, sieht jede registrierte Firma dein Kurzprofil.',
    },
    {
      id: 'vorschau',
      title: 'Nach deinem Ja',
      when: 'Die Firma sieht dein Kurzprofil.',
      sees: 'Name, Track Record und Kontaktdaten bleiben verborgen.',
    },
    {
      id: 'sichtbar',
      title: 'Nach eurem Ja',
      when: 'Die Firma sieht dein volles Profil.',
      sees: 'Namen und Track Record sehen nur Firmen, mit denen du ein Match hast.',
    },
  ],
});

/** The landing page shows five of the criteria of /talente/vergleich, both that the product loses among them. */
const landingCriteria: readonly string[] = ['wartezeit', 'aufwand', 'gehalt', 'diskretion', 'auswahl'];

export const comparison: Intro & {
  readonly caption: string;
  readonly ways: readonly Way<MethodId>[];
  readonly rows: readonly Criterion<MethodId>[];
} = typeset({
  id: 'vergleich',
  heading: 'Jobbörse, Headhunter oder Doppelja?',
  text: 'Unsere Stärke ist die Diskretion, unser Ziel das Tempo. Die meisten Stellen hat die Jobbörse, das Gehalt kennt der Headhunter am besten. [Alle Gründe](/talente/vergleich)',
  caption: 'Ein Haken heißt: gut. Eingestuft von uns.',
  ways,
  rows: criteria.filter(({ id }) => landingCriteria.includes(id)),
});

export const faqIntro = typeset({ id: 'faq', heading: 'Bevor du dich registrierst' });

/** Exactly six entries (spec §2). Sources: spec §1, §2 (durations), §5 (terms), §6 (visibility). */
export const faq: readonly Question[] = typeset([
  {
    id: 'was-kostet',
    question: 'Was kostet mich Doppelja, und wie komme ich raus?',
    answer: '0 €, auch wenn du eingestellt wirst. Dein Konto kannst du jederzeit löschen.',
  },
  {
    id: 'erfaehrt-meine-firma',
    question: 'Erfährt meine Firma, dass ich mich umsehe?',
    answer:
      'Mit privatem Profil nur, wenn du Ja zu ihrer Stelle sagst. Das Firmenprofil siehst du erst nach dem Match. Klingt ein Job nach deiner Firma, sag Nein. Mit offenem Profil sieht deine Firma ein Kurzprofil ohne Namen. An Rolle, Erfahrung und Branche könnte sie dich erkennen.',
  },
  {
    id: 'angestellt',
    question: 'Bin ich angestellt oder selbstständig?',
    answer: 'Beides kommt vor. Die Vertragsart steht auf der Jobkarte, verbindlich wird sie im Vertrag.',
  },
  {
    id: 'ohne-track-record',
    question: 'Kann ich ohne Vertriebserfahrung anfangen?',
    answer:
      'Ja, ab 18 Jahren. Am leichtesten geht es als Opener. Nenn Zahlen aus anderen Jobs: Anrufe pro Schicht, Spenden pro Tag. Ob das reicht, entscheidet die Firma.',
  },
  {
    id: 'wie-schnell',
    question: 'Wie schnell komme ich zum Gespräch?',
    answer:
      'Zwischen fertigem Profil und erstem Match liegen {claim:erster-kontakt}. Danach zählt, wie schnell ihr beide antwortet. Unser Ziel bis zum Interview: {claim:erstes-interview}.',
  },
  {
    id: 'genug-stellen',
    question: 'Gibt es genug Stellen für mich?',
    answer:
      '{claim:unternehmen Unternehmen} haben ein Konto. Wie viele Stellen zu dir passen, siehst du kostenlos in der App.',
  },
]);

export const closing: Closing = typeset({
  heading: 'Dein Ja fehlt noch.',
  text: 'Name, Rolle und Zahlen kosten dich in der App {claim:profil-60-sekunden}. Oder wir richten im 15-Minuten-Termin alles mit dir ein.',
  button: registerLink('talent'),
});
