/**
 * The claims register (decisions: Claims): every marketing figure of the site with its type, date and definition.
 * A page may show a figure only by its id, so that the footnote cannot get lost and all pages show the same value.
 * The figures come from spec §1 and §9. They are the company's own statements: where the material names no
 * method, the basis says so. The footnotes and the page /zahlen are made from these entries.
 */

import { typeset } from './typography.ts';

/** What sort of figure a claim is. */
export type ClaimKind = 'Median' | 'Anteil' | 'Ziel' | 'Beispiel' | 'Zählung';

interface ClaimEntry {
  /** The figure as shown: `typisch 24–48 h`. */
  readonly value: string;
  /** Reads on after the figure: `bis zur ersten Vorstellung`. */
  readonly label: string;
  readonly kind: ClaimKind;
  /** ISO date or month of the statement: `2025-10`. */
  readonly asOf: string;
  /** What exactly it counts, and of what: one or two sentences. */
  readonly definition: string;
  /** Whose statement it is, and what is not known of it. */
  readonly basis: string;
  /** `false` keeps the claim in the register and off every page. */
  readonly display: boolean;
  /** Routes of the pages that show it, apart from /zahlen. The build refuses one that is missing here, or too many. */
  readonly pages: readonly string[];
}

const register = {
  // "First intros or slates in 24-48h (median)" (spec §1). The steps give the same range for matching and chatting (spec §2).
  'erste-vorstellung': {
    value: 'typisch 24–48 h',
    label: 'bis zur ersten Vorstellung',
    kind: 'Median',
    asOf: '2025-10',
    definition:
      'Zeit bis zum ersten vorgestellten Profil oder zur ersten Auswahl. Der Median liegt zwischen 24 und 48 Stunden.',
    basis: 'Eigene Angabe. Die Messmethode ist nicht veröffentlicht.',
    display: true,
    pages: ['/talente/so-funktionierts', '/unternehmen', '/unternehmen/so-funktionierts'],
  },
  // "Hiring in about 7 days" (spec §1). The steps add up to 4–9 days (24–48 h, then 3–7 days; spec §2): hence a target.
  'einstellung-7-tage': {
    value: '7 Tage',
    label: 'bis zur Einstellung, als Ziel',
    kind: 'Ziel',
    asOf: '2025-10',
    definition:
      'Zeit von der angelegten Stelle bis zur Einstellung. Das Tempo hängt davon ab, wie schnell beide Seiten antworten.',
    basis: 'Eigenes Ziel, kein gemessener Wert und keine Zusage.',
    display: true,
    pages: ['/talente/so-funktionierts', '/unternehmen', '/unternehmen/so-funktionierts', '/unternehmen/vergleich'],
  },
  // Spec §1: "68% of matches lead to interviews".
  'match-zu-interview': {
    value: '68 %',
    label: 'der Matches führen zu einem Interview',
    kind: 'Anteil',
    asOf: '2025-10',
    definition: 'Matches, auf die mindestens ein Interview folgt, geteilt durch alle Matches.',
    basis: 'Eigene Angabe. Zeitraum und Zählweise sind nicht veröffentlicht.',
    display: true,
    pages: ['/talente', '/unternehmen'],
  },
  // Spec §1: "85% interview-to-hire". Reading a: share of interviews followed by a hire (taken, it is what the words say).
  // Reading b: share of talents interviewed who are hired somewhere in the end. The material does not decide it.
  'interview-zu-einstellung': {
    value: '85 %',
    label: 'der Interviews führen zu einer Einstellung',
    kind: 'Anteil',
    asOf: '2025-10',
    definition: 'Interviews, auf die eine Einstellung folgt, geteilt durch alle Interviews (nicht durch Matches).',
    basis: 'Eigene Angabe. Zeitraum und Zählweise sind nicht veröffentlicht.',
    display: true,
    pages: [],
  },
  // Spec §1: "60% hire rate", of what is not said. Reading a: share of matches that end in a hire (taken: it is the only
  // one that agrees with the other two, 68 % × 85 % = 57.8 %). Reading b: share of advertised jobs that get filled.
  einstellungsquote: {
    value: '60 %',
    label: 'der Matches enden in einer Einstellung',
    kind: 'Anteil',
    asOf: '2025-10',
    definition: 'Matches, die in einer Einstellung enden, geteilt durch alle Matches (nicht durch Interviews).',
    basis: 'Eigene Angabe, gerundet. Zeitraum und Zählweise sind nicht veröffentlicht.',
    display: true,
    pages: [],
  },
  // Spec §1: "85% retention". The same figure as interview-to-hire, another base: never shown without its label.
  verbleib: {
    value: '85 %',
    label: 'der Eingestellten bleiben',
    kind: 'Anteil',
    asOf: '2025-10',
    definition: 'Eingestellte, die im Unternehmen bleiben, geteilt durch alle über die Plattform Eingestellten.',
    basis: 'Eigene Angabe. Über welchen Zeitraum gezählt wird, ist nicht veröffentlicht.',
    display: true,
    pages: [],
  },
  // Spec §1 gives 500+ vetted profiles beside 3,284 verified ones (`profile-gesamt`, hidden). The smaller one is shown.
  'gepruefte-profile': {
    value: '500+',
    label: 'geprüfte Vertriebsprofile',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Geprüfte Profile von Talenten im Vertrieb, nach unten gerundet.',
    basis: 'Eigene Angabe. Der Umfang der Prüfung ist nicht veröffentlicht.',
    display: true,
    pages: ['/ueber-uns', '/unternehmen'],
  },
  interviews: {
    value: '10.000+',
    label: 'vereinbarte Interviews',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Vereinbarte Interviews, nicht geführte. Wie viele stattfanden, sagt diese Zahl nicht.',
    basis: 'Eigene Angabe. Der Zeitraum ist nicht veröffentlicht.',
    display: true,
    pages: ['/ueber-uns'],
  },
  unternehmen: {
    value: '200+',
    label: 'Unternehmen',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Unternehmen auf der Plattform.',
    basis: 'Eigene Angabe. Ob alle einen bezahlten Tarif haben, ist nicht angegeben.',
    display: true,
    pages: ['/ueber-uns'],
  },
  // None of the five kinds is an average; a rating is a tally of votes, hence "Zählung".
  zufriedenheit: {
    value: '4,8/5',
    label: 'Zufriedenheit',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Zufriedenheit auf einer Skala bis 5.',
    basis:
      'Eigene Angabe. Zahl und Quelle der Bewertungen sind nicht veröffentlicht, unabhängig geprüft sind sie nicht.',
    display: true,
    pages: ['/ueber-uns'],
  },
  datenpunkte: {
    value: 'über 50',
    label: 'Datenpunkte im Matching',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Angaben aus Profil und Stelle, die das Matching vergleicht.',
    basis: 'Eigene Angabe. Die Liste ist nicht veröffentlicht.',
    display: true,
    pages: ['/talente', '/talente/so-funktionierts', '/unternehmen/so-funktionierts'],
  },
  // "0h setup time for the customer" (spec §1) can only be the Concierge's: without it the steps take 2 + 5 minutes (spec §2).
  'setup-zeit': {
    value: '0 h',
    label: 'Einrichtung beim Unternehmen, mit Concierge',
    kind: 'Ziel',
    asOf: '2025-10',
    definition:
      'Zeit, die ein Unternehmen selbst mit der Einrichtung verbringt. Das Kickoff-Gespräch von 30 Minuten ist nicht eingerechnet.',
    basis: 'Eigenes Ziel, gilt nur mit Concierge.',
    display: true,
    pages: ['/unternehmen/onboarding-concierge'],
  },
  // "About 60 seconds" (spec §1); the talent steps add 2 minutes for preferences (spec §2).
  'profil-60-sekunden': {
    value: '60 Sekunden',
    label: 'für ein Profil als Talent',
    kind: 'Ziel',
    asOf: '2025-10',
    definition: 'Zeit für Name, Rolle und Track Record. Video und Wünsche sind nicht eingerechnet.',
    basis: 'Eigener Richtwert. Eine Messung ist nicht veröffentlicht.',
    display: true,
    pages: ['/talente', '/talente/so-funktionierts'],
  },
  'antwort-concierge': {
    value: '2 h',
    label: 'Antwortzeit im Concierge, Mo–Fr, 9–18 Uhr',
    kind: 'Ziel',
    asOf: '2025-10',
    definition: 'Höchstzeit bis zur Antwort, nur Mo–Fr, 9–18 Uhr. Außerhalb dieser Zeiten läuft die Uhr nicht.',
    basis: 'Eigenes Ziel. Wie oft es erreicht wird, ist nicht veröffentlicht.',
    display: true,
    pages: ['/unternehmen/onboarding-concierge'],
  },
  // Hidden in the layout by the owner (spec §1), and in conflict with "500+": kept here, never displayed.
  'profile-gesamt': {
    value: '3.284',
    label: 'verifizierte Profile',
    kind: 'Zählung',
    asOf: '2025-01',
    definition: 'Verifizierte Profile, Stand 01/25.',
    basis: 'Eigene Angabe. Wie „verifiziert“ und „geprüft“ sich unterscheiden, ist nicht angegeben.',
    display: false,
    pages: [],
  },
  'jobs-gesamt': {
    value: '1.248',
    label: 'offene Stellen im Vertrieb',
    kind: 'Zählung',
    asOf: '2025-01',
    definition: 'Offene Stellen im Vertrieb, Stand 01/25.',
    basis: 'Eigene Angabe. Die Zählweise ist nicht veröffentlicht.',
    display: false,
    pages: [],
  },
} as const satisfies Record<string, ClaimEntry>;

export type ClaimId = keyof typeof register;

export interface Claim extends ClaimEntry {
  /** Its key in the register. */
  readonly id: ClaimId;
}

const ids = Object.keys(register) as readonly ClaimId[];

export const claims = typeset(
  Object.fromEntries(ids.map((id): [ClaimId, Claim] => [id, { id, ...register[id] }])),
) as Readonly<Record<ClaimId, Claim>>;

const monthAndYear = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a claim's date, for its footnote: `2025-10` → `Oktober 2025`. */
export function claimDate(claim: Claim): string {
  return monthAndYear.format(new Date(`${claim.asOf.slice(0, 7)}-01T00:00:00Z`));
}

/** The whole footnote: `Median, Stand Oktober 2025. Zeit bis … Eigene Angabe. …`. */
export function claimNote(claim: Claim): string {
  return `${claim.kind}, Stand ${claimDate(claim)}. ${claim.definition} ${claim.basis}`;
}

/** Where the register shows a claim. */
export const claimEntry = (id: ClaimId): string => `/zahlen#${id}`;

const required = [
  ['kind', 'a kind'],
  ['asOf', 'a date'],
  ['definition', 'a definition'],
  ['basis', 'a basis'],
  ['label', 'a label'],
] as const;

const isoDate = /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/;

/**
 * What keeps claims from being shown: one sentence for each claim that lacks its kind, date, definition, basis or label.
 * A date that is not an ISO date or month counts as lacking. An empty list means that the register is complete.
 */
export function claimProblems(register: Record<string, Partial<Claim>>): string[] {
  return Object.entries(register).flatMap(([id, claim]) => {
    const lacking = required
      .filter(([field]) => !claim[field]?.trim() || (field === 'asOf' && !isoDate.test(claim[field] ?? '')))
      .map(([, name]) => name);
    return lacking.length > 0
      ? [
          `The claim "${id}" in content/claims.ts lacks ${lacking.join(', ')}: add what is missing, or remove the claim.`,
        ]
      : [];
  });
}
