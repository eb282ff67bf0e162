/** Texts of /talente. */

import { euroRange, euroRound } from '../format.ts';
import type { RoleId } from '../roles.ts';
import type {
  Closing,
  Criterion,
  Entry,
  Fact,
  Figure,
  Hero,
  Intro,
  PageMeta,
  Question,
  Rich,
  Row,
  Step,
  Way,
} from '../types.ts';
import { typeset } from '../typography.ts';
import { criteria, type MethodId, ways } from './comparison.ts';

export const meta: PageMeta = typeset({
  title: 'Sales-Jobs ohne Anschreiben für Opener, Setter, Closer',
  description:
    'Zeig deinen Track Record statt eines Anschreibens. Dein volles Profil sehen Firmen erst, wenn ihr beide Ja sagt. Kostenlos für Talente.',
  date: '2026-11-21',
  address: 'du',
});

export const hero: Hero & { readonly facts: readonly Fact[] } = typeset({
  headline: 'Kein Anschreiben. Du hast Zahlen.',
  lead: 'Trag deinen [Track Record](/glossar#track-record) ein und sag zu Jobs Ja oder Nein. Dein volles Profil sehen Firmen erst, wenn ihr beide Ja sagt.',
  primary: { href: '/formular', label: 'Jetzt kostenlos registrieren' },
  secondary: { href: '/talente/so-funktionierts', label: 'Ablauf in sechs Schritten' },
  facts: [
    { figure: { claim: 'profil-60-sekunden' }, label: 'für dein Profil' },
    { figure: { value: '0 €' }, label: 'für dich, auch bei Einstellung' },
    { figure: { value: 'privat' }, label: 'bis zum Match, wenn du willst' },
  ],
});

/** The card in the hero. Pay: the Setter range of spec §1. */
export const sampleJob: {
  readonly tag: string;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly no: string;
  readonly yes: string;
  readonly note: string;
} = typeset({
  tag: 'Beispieljob',
  title: 'Setter (m/w/d), Coaching-Software',
  rows: [
    { label: 'Fixum', value: euroRange(3000, 4500) },
    { label: 'Modell', value: 'Hybrid' },
    { label: 'Ort', value: 'remote' },
    { label: 'Start', value: 'sofort' },
  ],
  no: 'Nein',
  yes: 'Ja',
  note: '€ brutto im Monat, Richtwert',
});

/** Pay models: fixed, commission or hybrid (spec §1). The pay figures come with the roles. */
export const rolesIntro: Intro = typeset({
  id: 'rollen',
  heading: 'Drei Rollen. Wo liegst du?',
  text: 'Vom Erstkontakt bis zur Unterschrift. Bezahlt wird fix, auf [Provision](/glossar#provision) oder [hybrid](/glossar#hybrid). Das Konto merkt den Unterschied.',
});

/** The link of a role card to that role's description: `Jobbeschreibung Opener`. */
export const roleLink = (name: string): string => `Jobbeschreibung ${name}`;

/** One sentence per role for the role cards. */
export const roleLines: Readonly<Record<RoleId, string>> = typeset({
  opener: 'Du rufst 60 Leute an, die nicht auf dich gewartet haben, und bleibst bei Nummer 61 freundlich.',
  setter: 'Du hörst nach drei Fragen, ob Budget da ist, und legst den Termin so, dass er hält.',
  closer: 'Du fragst nach der Unterschrift und hältst die Stille danach aus.',
});

export const startIntro: Intro = typeset({
  id: 'start',
  heading: 'Drei Schritte bis zu deinem ersten Ja',
  text: 'Du brauchst drei Zahlen aus deinem letzten Job und ein Wunschgehalt.',
});

/** 3 steps to start, with the durations of spec §2. */
export const startSteps: readonly Required<Step>[] = typeset([
  {
    title: 'Profil anlegen',
    duration: '{claim:profil-60-sekunden}',
    text: 'Name, Rolle, Track Record. Ein Video kannst du dazulegen, ein Anschreiben nirgends.',
  },
  {
    title: 'Präferenzen setzen',
    duration: '2 Min.',
    text: 'Gehalt, Remote, Branche, Start. Je genauer du hier bist, desto seltener sagst du später Nein.',
  },
  {
    title: 'Ja oder Nein sagen',
    duration: '10–20 Min.',
    text: 'Die Vorschläge sind sofort da. Sagt die Firma auch Ja, geht der Chat auf.',
  },
]);

/** A reason with the one figure that carries it. */
export interface Reason extends Entry {
  readonly figure: Figure;
}

export const whyIntro: Intro = typeset({
  id: 'warum',
  heading: 'Deine Quote zählt mehr als dein Briefstil',
  text: 'Wer gut verkauft, schreibt nicht automatisch gut. Muss hier auch niemand.',
});

export const reasons: readonly Reason[] = typeset([
  {
    figure: { value: '0' },
    title: 'Anschreiben kannst du vergessen',
    text: 'Du zeigst Termine, Abschlüsse und Umsatz. Einmal im Profil statt einmal pro Firma.',
  },
  {
    figure: { value: '2 × Ja' },
    title: 'Gechattet wird, wenn beide wollen',
    text: 'Ohne Match schreibt dir niemand. Mit Match wissen beide Seiten, dass die andere reden will.',
  },
  {
    figure: { claim: 'match-zu-interview' },
    title: 'Aus Matches werden Gespräche',
    text: 'So groß ist der Anteil der Matches, die zu einem Interview führen. Was sie offenlässt, steht in der Fußnote.',
  },
  {
    figure: { value: '0 €' },
    title: 'Die Rechnung geht an die Firma',
    text: 'Unternehmen buchen ein Abo. Du zahlst weder fürs Profil noch für den Vertrag.',
  },
]);

/** One of the four outcomes of two answers. */
export interface MatchCase {
  readonly you: 'Ja' | 'Nein';
  readonly company: 'Ja' | 'Nein';
  readonly match: boolean;
  readonly result: string;
  readonly text: Rich;
}

/** A match needs both sides (spec §1). */
export const matching: Intro & {
  readonly youLabel: string;
  readonly companyLabel: string;
  readonly resultLabel: string;
  readonly caption: string;
  readonly cases: readonly MatchCase[];
  readonly limit: Rich;
} = typeset({
  id: 'matching',
  heading: 'Dein Ja, ihr Ja, ein Doppelja',
  text: 'Die KI vergleicht Profil und Stelle anhand von {claim:datenpunkte Datenpunkten}, z. B. Rolle, Branche, Gehalt und Start. Dann antwortet ihr, jede Seite für sich.',
  youLabel: 'Du sagst',
  companyLabel: 'Die Firma sagt',
  resultLabel: 'Das kommt heraus',
  caption: 'Vier mögliche Antworten, ein Match',
  cases: [
    {
      you: 'Ja',
      company: 'Ja',
      match: true,
      result: 'Doppelja',
      text: 'Chat und Profil gehen auf. Den Termin macht ihr direkt aus.',
    },
    {
      you: 'Ja',
      company: 'Nein',
      match: false,
      result: 'Kein Match',
      text: 'Dein volles Profil bleibt zu.',
    },
    {
      you: 'Nein',
      company: 'Ja',
      match: false,
      result: 'Kein Match',
      text: 'Kein Chat, kein Anruf, kein „nur ganz kurz“.',
    },
    {
      you: 'Nein',
      company: 'Nein',
      match: false,
      result: 'Kein Match',
      text: 'Selten so schnell einig gewesen.',
    },
  ],
  limit: 'Die KI schlägt vor. Entscheiden tust du.',
});

/** A job of the swipe demo. `likesBack`: whether the invented company has said yes as well. */
export interface DemoJob {
  readonly id: string;
  readonly role: RoleId;
  readonly title: string;
  readonly rows: readonly Row[];
  readonly likesBack: boolean;
}

/** Invented jobs; the pay lies inside the ranges of spec §1, one job is paid by commission alone. */
export const demoJobs: readonly DemoJob[] = typeset([
  {
    id: 'solar',
    role: 'opener',
    title: 'Opener (m/w/d), Solaranlagen',
    rows: [
      { label: 'Fixum', value: euroRound(2400) },
      { label: 'Modell', value: 'Hybrid' },
      { label: 'Ort', value: 'Leipzig' },
      { label: 'Start', value: 'sofort' },
    ],
    likesBack: true,
  },
  {
    id: 'zeiterfassung',
    role: 'setter',
    title: 'Setter (m/w/d), Zeiterfassung',
    rows: [
      { label: 'Fixum', value: euroRound(3400) },
      { label: 'Modell', value: 'nur Fixum' },
      { label: 'Ort', value: 'remote' },
      { label: 'Start', value: 'in 4 Wochen' },
    ],
    likesBack: false,
  },
  {
    id: 'praxissoftware',
    role: 'closer',
    title: 'Closer (m/w/d), Praxissoftware',
    rows: [
      { label: 'Fixum', value: euroRound(5000) },
      { label: 'Modell', value: 'Hybrid, 12 % Provision' },
      { label: 'Ort', value: 'Wien, 2 Tage im Büro' },
      { label: 'Start', value: 'in 6 Wochen' },
    ],
    likesBack: true,
  },
  {
    id: 'coaching',
    role: 'closer',
    title: 'Closer (m/w/d), Immobilien-Coaching',
    rows: [
      { label: 'Fixum', value: 'keins' },
      { label: 'Modell', value: 'nur Provision' },
      { label: 'Ort', value: 'remote' },
      { label: 'Start', value: 'gestern' },
    ],
    likesBack: true,
  },
  {
    id: 'weiterbildung',
    role: 'setter',
    title: 'Setter (m/w/d), Weiterbildung',
    rows: [
      { label: 'Fixum', value: euroRound(3100) },
      { label: 'Modell', value: 'Hybrid' },
      { label: 'Ort', value: 'Graz oder remote' },
      { label: 'Start', value: 'in 2 Wochen' },
    ],
    likesBack: false,
  },
]);

/** The card's place in the deck: `(1, 5)` → `Job 1 von 5`. */
export const demoPosition = (place: number, total: number): string => `Job ${place} von ${total}`;

/**
 * The labels of the swipe demo. The tally is two counters with words after each, so that CSS counters can fill it
 * without JavaScript: "3 × Ja, davon 2 Doppelja".
 */
export const demo: Intro & {
  readonly formLabel: string;
  readonly tag: string;
  readonly no: string;
  readonly yes: string;
  readonly hint: string;
  /** Stands where a job's answer will be. */
  readonly open: string;
  readonly onMatch: string;
  readonly onOneSided: string;
  readonly onNo: string;
  readonly tally: { readonly afterYes: string; readonly afterMatches: string };
  readonly end: Rich;
  readonly reset: string;
  readonly note: string;
} = typeset({
  id: 'probewischen',
  heading: 'Fünf Jobs zum Probe&shy;wischen',
  text: 'Sag Ja oder Nein. Manche Firmen haben schon Ja gesagt. Welche, erfährst du nur mit deinem Ja.',
  formLabel: 'Probewischen mit fünf Beispieljobs',
  tag: 'Beispiel',
  no: 'Nein',
  yes: 'Ja',
  hint: 'Geht per Finger, Maus und Tastatur: Tab zur Karte, Pfeiltaste für Ja, Leertaste für Nein. Umentscheiden ist erlaubt.',
  open: 'noch offen',
  onMatch: 'Doppelja. Die Firma hat auch Ja gesagt.',
  onOneSided: 'Dein Ja steht. Die Firma sagt Nein.',
  onNo: 'Nein. Weiter geht’s.',
  tally: { afterYes: '× Ja, davon', afterMatches: 'Doppelja' },
  end: 'Bei jedem Doppelja ginge jetzt ein Chat auf. Bei allen anderen bliebe dein volles Profil zu.',
  reset: 'Noch einmal wischen',
  note: 'Firmen und Stellen sind erfunden. Fixum: € brutto im Monat, Richtwert. Deine Antworten bleiben auf dieser Seite.',
});

export type PrivacyStateId = 'verborgen' | 'vorschau' | 'sichtbar';

/** One level of visibility: when it applies and what a company sees. */
export interface PrivacyState {
  readonly id: PrivacyStateId;
  readonly title: string;
  readonly when: string;
  readonly sees: Rich;
}

/**
 * Visibility of a talent profile (spec §1, §6). "Visible only to matched companies" and "candidates can be viewed for
 * free" agree in the Kurzprofil: the card that companies swipe, without name and contact data (as in the legal texts).
 */
export const privacy: Intro & { readonly states: readonly PrivacyState[]; readonly note: Rich } = typeset({
  id: 'sichtbarkeit',
  heading: 'Wer dich wann sieht',
  text: 'Offen suchen oder im Stillen: Das stellst du selbst ein. Voll sichtbar wirst du erst nach zwei Ja.',
  states: [
    {
      id: 'verborgen',
      title: 'Verborgen',
      when: 'Du hast das private Profil gewählt.',
      sees: 'Firmen sehen nichts, auch kein Kurzprofil, bis du ein Match annimmst.',
    },
    {
      id: 'vorschau',
      title: 'Kurzprofil',
      when: 'Du suchst offen, ein Match gibt es noch nicht.',
      sees: 'Firmen sehen Eckdaten ohne Namen und Kontaktdaten, z. B. Rolle, Erfahrung, Wunschgehalt und Start.',
    },
    {
      id: 'sichtbar',
      title: 'Sichtbar',
      when: 'Beide Seiten haben Ja gesagt.',
      sees: 'Diese eine Firma sieht dein volles Profil, samt Video, falls du eins hast.',
    },
  ],
  note: 'Das private Profil ist freiwillig. Wie Daten gesichert sind, steht unter [Sicherheit](/security).',
});

export const benefitsIntro: Intro = typeset({
  id: 'vorteile',
  heading: 'Fünf Vorteile ohne Obstkorb',
  text: 'Den Obstkorb verhandelst du mit der Firma. Das hier gilt schon vorher.',
});

export const benefits: readonly Entry[] = typeset([
  {
    title: 'Gehaltsmodell vorab',
    text: '[Fixum](/glossar#fixum), Provision oder hybrid: Die Jobkarte nennt es, bevor du Ja sagst.',
  },
  {
    title: 'Stimme statt Floskel',
    text: 'Eine Minute Video verrät über einen Pitch mehr als zwei Seiten Lebenslauf. Pflicht ist sie nicht.',
  },
  {
    title: 'Direkter Draht',
    text: 'Nach dem Match schreibst du mit der Firma selbst. Das Interview läuft oft per Video.',
  },
  {
    title: 'Vorbereitung ohne Anmeldung',
    text: 'Die [Interview-Tipps](/interview-tipps) zeigen, welche Fragen Opener, Setter und Closer erwarten.',
  },
  {
    title: 'Ausgang jederzeit',
    text: 'Dein Konto löschst du, wann du willst. Ein Abo zum Kündigen hast du gar nicht.',
  },
]);

/** The landing page shows six of the criteria of /talente/vergleich, so that both tables say the same. */
const landingCriteria: readonly string[] = ['passung', 'wartezeit', 'aufwand', 'anfragen', 'diskretion', 'auswahl'];

export const comparison: Intro & {
  readonly caption: string;
  readonly ways: readonly Way<MethodId>[];
  readonly rows: readonly Criterion<MethodId>[];
} = typeset({
  id: 'vergleich',
  heading: 'Drei Wege zum nächsten Vertrag',
  text: 'Balken zeigen die Ausprägung, der Haken heißt: gut für dich. In einer Zeile verlieren wir. Die Gründe stehen im [Vergleich der drei Wege](/talente/vergleich).',
  caption: 'Jobbörse, Headhunter und Doppelja in sechs Kriterien. Die Einstufung ist unsere.',
  ways,
  rows: criteria.filter(({ id }) => landingCriteria.includes(id)),
});

export const faqIntro: Intro = typeset({
  id: 'faq',
  heading: 'Sechs Fragen vor dem Ja',
  text: 'Kurze Antworten, auch auf die unbequemen.',
});

/** Exactly six entries (spec §2). Sources: spec §1, §2 (durations), §5 (terms), §6 (visibility). */
export const faq: readonly Question[] = typeset([
  {
    id: 'was-kostet',
    question: 'Was kostet Doppelja für Talente?',
    answer:
      'Nichts. Unternehmen zahlen ein Abo. Du zahlst weder Gebühr noch Provision, auch nicht bei einer Einstellung.',
  },
  {
    id: 'erfaehrt-meine-firma',
    question: 'Erfährt meine Firma, dass ich mich umsehe?',
    answer:
      'Ohne Match sieht sie höchstens dein Kurzprofil, und das hat weder Namen noch Kontaktdaten. Wer dich gut kennt, errät dich vielleicht trotzdem. Dann nimm das private Profil: Es bleibt verborgen, bis du ein Match annimmst.',
  },
  {
    id: 'ohne-anschreiben',
    question: 'Brauche ich wirklich kein Anschreiben?',
    answer:
      'Nein, keins. Fürs Profil reichen Name, Rolle und Track Record, ein Video ist freiwillig. Belege für deine Zahlen solltest du trotzdem haben, denn im Interview fragt jemand danach.',
  },
  {
    id: 'ohne-track-record',
    question: 'Kann ich ohne Vertriebserfahrung anfangen?',
    answer:
      'Am ehesten als Opener. Nenn Zahlen, die du belegen kannst: Anrufe pro Schicht, gerettete Abos, Spenden pro Tag. Ob das reicht, entscheidet die Firma. Erfundene Angaben verbieten die [AGB](/agb).',
  },
  {
    id: 'wie-schnell',
    question: 'Wie schnell komme ich zum Gespräch?',
    answer:
      'Sobald eine Firma auch Ja sagt, öffnet sich der Chat. Wie lange das dauert, zeigen die [sechs Schritte](/talente/so-funktionierts). Das sind Richtwerte, keine Zusagen, und deine Kündigungsfrist kommt dazu.',
  },
  {
    id: 'mit-wem-vertrag',
    question: 'Mit wem schließe ich den Vertrag?',
    answer:
      'Direkt mit der Firma. Doppelja stellt nur den Kontakt her und ist an eurem Vertrag nicht beteiligt. Fixum, Provision und Start verhandelst du selbst.',
  },
]);

export const closing: Closing = typeset({
  heading: 'Dein Ja fehlt noch.',
  text: 'Für Talente kostenlos, ohne Anschreiben, jederzeit löschbar.',
  button: { href: '/formular', label: 'Jetzt kostenlos registrieren' },
});
