/** Texts of /zahlen, the claims register as a page. Addresses nobody: it has readers from both sides. */

import { type Claim, type ClaimId, type ClaimKind, claimDate, claims } from './claims.ts';
import { terms as conciergeTerms } from './company/concierge.ts';
import { funnel, funnelIntro } from './company/landing.ts';
import { number } from './format.ts';
import { footerColumns } from './navigation.ts';
import { filled } from './site.ts';
import type { Closing, Intro, Link, PageMeta, Rich } from './types.ts';
import { typeset } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Zahlenregister: was unsere Angaben bedeuten',
  description:
    'Was jede Werbezahl dieser Website bedeutet: Median, Anteil, Ziel oder Zählung. Mit Datum, Bezug und allen Seiten, auf denen sie steht.',
  date: '2026-11-21',
});

export const hero: { readonly headline: string; readonly lead: Rich; readonly button: Link } = typeset({
  headline: 'Zahlen mit Beipackzettel.',
  lead: 'Hier steht zu jeder Werbezahl, was sie zählt, woher sie kommt und wie alt sie ist. Fehlt ein Beleg, steht das dabei.',
  button: { href: '#register', label: 'Alle Zahlen ansehen' },
});

/** The figure that the page begins with, as its own entry: the only share that pages show, and its sign is drawn. */
export const featured: Claim = claims['match-zu-interview'];

/** Names of the lines of an entry. */
export const terms = typeset({
  basis: 'Basis',
  dated: 'Art, Stand',
  places: 'Steht auf',
});

/** A sort of figure, and how to read it. */
export interface KindGroup {
  readonly kind: ClaimKind;
  readonly text: Rich;
  /** What else is of this kind, without a figure of its own. */
  readonly others?: { readonly title: string; readonly entries: readonly Rich[] };
}

/** Claims that pages show, in the order of the register. The first screen has one of them. */
const shownClaims: readonly Claim[] = Object.values(claims).filter(
  ({ id, display, isOpen }) => display && !isOpen && id !== featured.id,
);

export const claimsOf = (kind: ClaimKind): readonly Claim[] => shownClaims.filter((claim) => claim.kind === kind);

const [first] = shownClaims;

/** The date that is said once for the register. A claim with another one says so itself. */
export const registerDate: string | null = first?.asOf ?? null;

export const registerIntro: Intro = typeset({
  id: 'register',
  heading: 'Was die Angaben bedeuten',
  text: first ? `Wo nichts anderes steht, gilt: **Stand\u00a0${claimDate(first).replace(' ', '\u00a0')}.**` : '',
});

/** How a figure is printed, by what is known of it. */
export const specimens = typeset([
  { weight: 'known', label: 'gemessen oder gezählt' },
  { weight: 'aim', label: 'Ziel' },
  { weight: 'guess', label: 'Richtwert' },
  { weight: 'open', label: 'noch zu klären' },
]);

/** The kinds in the order of the page. */
export const kinds: readonly KindGroup[] = typeset<readonly KindGroup[]>([
  {
    kind: 'Median',
    text: 'Die Hälfte der Fälle liegt darunter, die Hälfte darüber. Ein einzelner Fall kann deutlich abweichen.',
  },
  {
    kind: 'Zählung',
    text: 'Eine gezählte Menge. „500+“ heißt: mindestens 500.',
  },
  {
    kind: 'Ziel',
    text: 'Das streben wir an. Ein Ziel ist nicht gemessen und keine Zusage.',
    others: {
      title: 'Weitere Ziele',
      entries: [
        `**[Concierge](/unternehmen/onboarding-concierge):** das erste Interview innerhalb von ${conciergeTerms.firstInterviewDays} Tagen. Fest zugesagt ist nur der Beginn: innerhalb von ${conciergeTerms.onboardingHours} h nach der Buchung.`,
        '**Tagespläne:** Auch sie sind Ziele, z. B. das Interview an Tag 2 bis 4.',
      ],
    },
  },
  {
    kind: 'Richtwert',
    text: 'Ein Wert zur Orientierung, nicht gemessen. Auch eine Summe aus Richtwerten ist ein Richtwert.',
    others: {
      title: 'Weitere Richtwerte',
      entries: [
        '**[Unternehmen](/unternehmen/so-funktionierts):** Firmenprofil 2 Minuten, Stelle 5 Minuten, Swipen 10–30 Minuten.',
        '**[Talente](/talente/so-funktionierts):** Wünsche 2 Minuten, Swipen 10–20 Minuten.',
        '**Beide:** Interview und Einstellung 3–7 Tage, [Termin zum Einrichten](/formular) 15 Minuten, [Gehälter der Rollen](/jobbeschreibung).',
      ],
    },
  },
]);

/** A kind that no claim is of. */
export const examplesNote: Rich = typeset(
  `**Beispiele** sind frei gewählt und so beschriftet. Dazu gehören das [Rechenbeispiel mit ${number(funnel[0]?.count ?? 0)} Profilen](/unternehmen#${funnelIntro.id}), die Karten zum Swipen und die Stimmen auf der Concierge-Seite.`,
);

/** Figures that no other page shows until the owner has said how they were gained. */
export const openClaims: readonly Claim[] = Object.values(claims).filter(({ isOpen }) => isOpen);

/** What stands above {@link openClaims}. `missing` and `doubt` name the lines of an entry. */
export const openIntro = typeset({
  id: 'offen',
  heading: 'Zahlen, mit denen wir noch nicht werben',
  text: 'Auf anderen Seiten stehen diese Zahlen nicht. Noch zu klären ist, was gezählt wurde.',
  missing: 'Offen',
  doubt: 'Warum wir vorsichtig sind',
});

/** Columns of the footer whose pages have the same names in both. */
const SIDES: Readonly<Record<string, string>> = { 'Für Unternehmen': 'Unternehmen', 'Für Vertriebstalente': 'Talente' };

/** Pages of one side, or those of both. */
interface Places {
  readonly side: string | undefined;
  readonly links: readonly Link[];
}

/** Where a figure stands: its first place on each page, under the page's name in the footer. */
export function placesOf(id: ClaimId): readonly Places[] {
  const places = claims[id].pages.map((route) => {
    const column = footerColumns.find(({ links }) => links.some(({ href }) => href === route));
    const label = column?.links.find(({ href }) => href === route)?.label;
    if (!column || !label) throw new Error(`${route} shows a claim and has no label in content/navigation.ts.`);
    return { side: SIDES[column.title], link: { href: `${route}#fnref-${id}`, label } };
  });
  return [...new Set(places.map(({ side }) => side))].map((side) => ({
    side,
    links: places.filter((place) => place.side === side).map(({ link }) => link),
  }));
}

/** Entries of the register that are shown nowhere, this page included (decisions: Claims). */
export const heldBackNote: Rich = typeset(
  'Zwei weitere Angaben nennen wir gar nicht: die Zahl aller Profile und die aller offenen Stellen. Die letzte Zählung stammt aus dem Januar 2025 und ist älter als alle Zahlen, mit denen wir werben.',
);

export const closing: Closing = typeset({
  heading: 'Nachrechnen ist erwünscht.',
  text: `Fehlt hier eine Werbezahl oder stimmt eine nicht, ist das unser Fehler. Hinweise an [${filled('company.email')}](mailto:${filled('company.email')}).`,
  button: { href: '/unternehmen/vergleich#rechner', label: 'Kosten selbst nachrechnen' },
  secondary: { href: '/unternehmen/preise', label: 'Preise mit allen Bedingungen' },
});
