/**
 * The claims register (decisions: Claims): every marketing figure of the site with its type, date and definition.
 * A page may show a figure only by its id, so that the footnote cannot get lost and all pages show the same value.
 * The figures come from spec §1 and §9. They are the company's own statements: where the material names no
 * method, the basis says so. The footnotes and the page /zahlen are made from these entries.
 */

import { number, percent } from './format.ts';
import { filled, slots } from './site.ts';
import { typeset } from './typography.ts';

/** What sort of figure a claim is. */
export type ClaimKind = 'Median' | 'Anteil' | 'Ziel' | 'Richtwert' | 'Beispiel' | 'Zählung' | 'Durchschnitt';

interface ClaimEntry {
  /** The figure as shown: `typisch 24–48 h`. */
  readonly value: string;
  /** Reads on after the figure: `bis zum ersten Kontakt`. */
  readonly label: string;
  readonly kind: ClaimKind;
  /** ISO date or month of the statement: `2025-10`. `null` leaves it to the owner: the slot `figures.date`. */
  readonly asOf: string | null;
  /** What exactly it counts, and of what: one or two sentences. */
  readonly definition: string;
  /** Whose statement it is, and what it does not say. */
  readonly basis: string;
  /** What is still missing for a proof. */
  readonly missing?: string;
  /**
   * Nobody knows the method, the period and the sample: only /zahlen shows it. Then `definition` is what is missing, and
   * `basis` why that matters.
   */
  readonly isOpen?: true;
  /** `false` keeps the claim in the register and off every page. */
  readonly display: boolean;
  /** Routes of the pages that show it, apart from /zahlen. The build refuses one that is missing here, or too many. */
  readonly pages: readonly string[];
}

/** Spec §1: interviews arranged, and shares of matches and interviews. */
const INTERVIEWS = 10_000;
const TO_INTERVIEW = 0.68;
const TO_HIRE = 0.85;

/** Why two of the open figures do not go together with others: the sums that a reader would do. */
const doubt = {
  toHire: `Bei ${number(INTERVIEWS)}+ vereinbarten Interviews wären das mindestens ${number(INTERVIEWS * TO_HIRE)} Einstellungen. Ob beide Angaben dieselben Interviews meinen, wissen wir nicht.`,
  hireRate: `Sind die 60 % ein Anteil an den Matches, müssten ${percent(TO_INTERVIEW)} × ${percent(TO_HIRE)} genauso viel ergeben. Es sind aber ${percent(TO_INTERVIEW * TO_HIRE)}.`,
} as const;

const register = {
  // "First intros or slates in 24-48h (median)" (spec §1). The steps give the same range for matching and chatting (spec §2).
  'erster-kontakt': {
    value: 'typisch 24–48 h',
    label: 'bis zum ersten Kontakt',
    kind: 'Median',
    asOf: '2025-10',
    definition:
      'Für Unternehmen: von der aktiven Stelle bis zum ersten Match oder zur ersten Shortlist. Für Talente: vom fertigen Profil bis zum ersten Match. Der Median liegt zwischen 24 und 48 Stunden.',
    basis: 'Unsere eigene Angabe.',
    missing: 'Zeitraum und Fallzahl fehlen noch.',
    display: true,
    pages: [
      '/formular',
      '/talente',
      '/talente/so-funktionierts',
      '/talente/vergleich',
      '/unternehmen',
      '/unternehmen/so-funktionierts',
    ],
  },
  // "Hiring in about 7 days" (spec §1). The steps add up to 4–9 days (24–48 h, then 3–7 days; spec §2): hence a target.
  'einstellung-7-tage': {
    value: '7 Tage',
    label: 'bis zur Einstellung, als Ziel',
    kind: 'Ziel',
    asOf: '2025-10',
    definition:
      'Für Unternehmen: von der aktiven Stelle bis zur Einstellung. Für Talente: vom fertigen Profil an. Das Tempo hängt davon ab, wie schnell beide Seiten antworten.',
    basis: 'Eigenes Ziel, kein gemessener Wert und keine Zusage.',
    display: true,
    pages: [
      '/talente/so-funktionierts',
      '/unternehmen',
      '/unternehmen/preise',
      '/unternehmen/so-funktionierts',
      '/unternehmen/vergleich',
    ],
  },
  // Spec §1: "68% of matches lead to interviews".
  'match-zu-interview': {
    value: percent(TO_INTERVIEW),
    label: 'der Matches führen zu einem Interview',
    kind: 'Anteil',
    asOf: '2025-10',
    definition: 'Matches, auf die mindestens ein Interview folgt, geteilt durch alle Matches.',
    basis: 'Unsere eigene Angabe.',
    missing: 'Zeitraum und Fallzahl fehlen noch.',
    display: true,
    pages: ['/talente', '/unternehmen'],
  },
  // Four figures of spec §1 whose method, period and sample are unknown: "85% interview-to-hire", "60% hire rate", "85%
  // retention", "4.8/5 satisfaction". Only /zahlen names them, each with what is missing (decisions: Claims).
  'interview-zu-einstellung': {
    value: percent(TO_HIRE),
    label: 'Interviews mit Einstellung',
    kind: 'Anteil',
    asOf: null,
    definition:
      'Welche Interviews zählen (vereinbarte oder geführte, erste oder alle), Zeitraum und Fallzahl. Dazu, wer die Einstellung meldet.',
    basis: doubt.toHire,
    isOpen: true,
    display: true,
    pages: [],
  },
  einstellungsquote: {
    value: '60 %',
    label: 'Einstellungsquote',
    kind: 'Anteil',
    asOf: null,
    definition: 'Anteil an Matches, an Interviews oder an ausgeschriebenen Stellen. Dazu Zeitraum und Fallzahl.',
    basis: doubt.hireRate,
    isOpen: true,
    display: true,
    pages: [],
  },
  verbleib: {
    value: '85 %',
    label: 'Verbleib',
    kind: 'Anteil',
    asOf: null,
    definition: 'Nach wie vielen Monaten gezählt wird, wer befragt wurde und wie viele Einstellungen zugrunde liegen.',
    basis: 'Nach einem Monat wären 85 % ein schwacher Wert, nach zwei Jahren ein starker.',
    isOpen: true,
    display: true,
    pages: [],
  },
  interviews: {
    value: `${number(INTERVIEWS)}+`,
    label: 'vereinbarte Interviews',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Gezählt sind Vereinbarungen. Wie viele Interviews stattfanden, sagt diese Zahl nicht.',
    basis: 'Unsere eigene Angabe.',
    missing: 'Der Zeitraum fehlt noch. Deshalb lässt sich die Zahl nicht auf die 500+ geprüften Profile umrechnen.',
    display: true,
    pages: ['/ueber-uns'],
  },
  // Spec §1 gives 500+ vetted profiles next to 3,284 verified ones (`profile-gesamt`, hidden). The smaller one is shown.
  'gepruefte-profile': {
    value: '500+',
    label: 'geprüfte Vertriebsprofile',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Geprüfte Profile von Talenten im Vertrieb, nach unten gerundet.',
    basis: 'Unsere eigene Angabe.',
    ...(slots['sprint.verified'].value ? {} : { missing: 'Was die Prüfung umfasst, ist noch offen.' }),
    display: true,
    pages: ['/ueber-uns', '/unternehmen', '/formular'],
  },
  unternehmen: {
    value: '200+',
    label: 'Unternehmen',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Unternehmen mit einem Konto, das auch kostenlos sein kann.',
    basis: 'Unsere eigene Angabe.',
    display: true,
    pages: ['/talente', '/ueber-uns', '/formular'],
  },
  zufriedenheit: {
    value: '4,8/5',
    label: 'Zufriedenheit',
    kind: 'Durchschnitt',
    asOf: null,
    definition:
      'Zahl der Bewertungen, wer bewertet hat (Unternehmen, Talente oder beide) und wann. Dazu, ob jemand Unabhängiges geprüft hat.',
    basis:
      'Ein Durchschnitt aus zehn Stimmen sagt weniger als einer aus tausend. Deshalb zeigen wir auch keine Sterne.',
    isOpen: true,
    display: true,
    pages: [],
  },
  datenpunkte: {
    value: 'über 50',
    label: 'Datenpunkte im Matching',
    kind: 'Zählung',
    asOf: '2025-10',
    definition: 'Angaben aus Profil und Stelle, die das Matching vergleicht.',
    basis: 'Unsere eigene Angabe.',
    missing: 'Eine Liste der Datenpunkte fehlt noch.',
    display: true,
    pages: ['/talente/so-funktionierts', '/unternehmen/so-funktionierts'],
  },
  // "0h setup time for the customer" (spec §1) can only be the Concierge's: without it the steps take 2 + 5 minutes (spec §2).
  'setup-zeit': {
    value: '0 h',
    label: 'Einrichtung beim Unternehmen, mit Concierge',
    kind: 'Ziel',
    asOf: '2025-10',
    definition:
      'Zeit, die ein Unternehmen selbst mit der Einrichtung verbringt. Das Kickoff-Gespräch von 30 Minuten und die Freigabe sind nicht eingerechnet.',
    basis: 'Eigenes Ziel, gilt nur mit Concierge.',
    display: true,
    pages: ['/unternehmen/onboarding-concierge'],
  },
  // "About 60 seconds" (spec §1); the talent steps add 2 minutes for preferences (spec §2).
  'profil-60-sekunden': {
    value: '60 Sekunden',
    label: 'für ein Profil als Talent',
    kind: 'Richtwert',
    asOf: '2025-10',
    definition: 'Zeit für Name, Rolle und Track Record, ohne E-Mail, Passwort, Video und Wünsche.',
    basis: 'Unsere eigene Angabe.',
    missing: 'Eine Messung fehlt noch.',
    display: true,
    pages: ['/talente', '/talente/so-funktionierts', '/formular'],
  },
  // The promise on /formular (spec §2): "erstes Interview in unter 7 Tagen".
  'erstes-interview': {
    value: 'unter 7 Tage',
    label: 'bis zum ersten Interview, als Talent',
    kind: 'Ziel',
    asOf: '2025-10',
    definition:
      'Zeit vom fertigen Profil bis zum ersten Interview. Auch die Firma muss Ja sagen und einen Termin frei haben.',
    basis: 'Eigenes Ziel, kein gemessener Wert und keine Zusage.',
    display: true,
    pages: ['/talente', '/formular'],
  },
  'antwort-concierge': {
    value: '2 h',
    label: 'Antwortzeit im Concierge, Mo–Fr, 9–18 Uhr',
    kind: 'Ziel',
    asOf: '2025-10',
    definition: 'Höchstzeit bis zur Antwort, nur Mo–Fr, 9–18 Uhr. Außerhalb dieser Zeiten läuft die Uhr nicht.',
    basis: 'Eigenes Ziel.',
    missing: 'Wie oft wir dieses Ziel erreichen, ist noch offen.',
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
    basis: 'Eigene Angabe. Die Zählweise fehlt noch.',
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

/** Days to a hire that we aim for (spec §1); the model adds them to the days saved (decisions: Savings calculator). */
export const TARGET_DAYS = Number.parseInt(claims['einstellung-7-tage'].value, 10);

/** The share in a claim's value: `68 %` → 0.68. */
export const shareOf = (id: ClaimId): number => Number.parseFloat(claims[id].value) / 100;

const monthAndYear = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a claim's date, for its footnote: `2025-10` → `Oktober 2025`. */
export function claimDate(claim: Claim): string {
  if (claim.asOf === null) return filled('figures.date');
  return monthAndYear.format(new Date(`${claim.asOf.slice(0, 7)}-01T00:00:00Z`));
}

/** The whole footnote: `Median, Stand Oktober 2025. Zeit bis … Eigene Angabe. …`. */
export function claimNote(claim: Claim): string {
  const { kind, definition, basis, missing } = claim;
  return [`${kind}, Stand ${claimDate(claim)}.`, definition, basis, missing].filter(Boolean).join(' ');
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
 * A date that is not an ISO date or month counts as lacking, but an open figure may leave it to the owner. An empty list means that the register is complete.
 */
export function claimProblems(register: Record<string, Partial<Claim>>): string[] {
  return Object.entries(register).flatMap(([id, claim]) => {
    const lacking = required
      .filter(([field]) => !(field === 'asOf' && claim.isOpen && claim.asOf === null))
      .filter(([field]) => !claim[field]?.trim() || (field === 'asOf' && !isoDate.test(claim[field] ?? '')))
      .map(([, name]) => name);
    return lacking.length > 0
      ? [
          `The claim "${id}" in content/claims.ts lacks ${lacking.join(', ')}: add what is missing, or remove the claim.`,
        ]
      : [];
  });
}
