/** Texts of /zahlen, the claims register as a page. Addresses nobody: it has readers from both sides. */

import { type Claim, type ClaimId, type ClaimKind, claims } from './claims.ts';
import { funnel, funnelIntro } from './company/landing.ts';
import { number, percent } from './format.ts';
import { footerColumns } from './navigation.ts';
import { filled } from './site.ts';
import type { Closing, Intro, Link, PageMeta, Rich } from './types.ts';
import { typeset } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Zahlenregister: jede Angabe mit Datum und Definition',
  description:
    'Was jede Werbezahl dieser Website bedeutet: Median, Anteil, Ziel oder Zählung. Mit Datum, Bezug und allen Seiten, auf denen sie steht.',
  date: '2026-11-21',
});

export const hero: { readonly headline: string; readonly lead: Rich } = typeset({
  headline: 'Zahlen mit Beipackzettel.',
  lead: 'Jede Werbezahl dieser Website mit Art, Datum, Definition und Herkunft. Manchmal heißt die „eigene Angabe“.',
});

/** Names of the lines of an entry. */
export const terms = typeset({
  definition: 'Definition',
  basis: 'Basis',
  dated: 'Art, Stand',
  places: 'Steht auf',
  /** In place of links, for a figure that no other page shows. */
  nowhere: 'keiner anderen Seite',
});

/** The number in a claim's value: `68 %` → 0.68. */
const shareOf = (id: ClaimId): number => Number.parseFloat(claims[id].value) / 100;

const toInterview = shareOf('match-zu-interview');
const toHire = shareOf('interview-zu-einstellung');

/** A sort of figure: how to read it, then all displayed claims that are of it. */
export interface KindGroup {
  readonly kind: ClaimKind;
  readonly text: Rich;
  /** Stands below the figures. */
  readonly note?: Rich;
}

export const registerIntro: Intro = typeset({
  id: 'register',
  heading: 'Gezählt, gemessen oder gewollt',
  text: 'Fünf Arten von Zahlen, jede mit ihren Einträgen. Die Fußnoten der anderen Seiten führen genau hierher.',
});

/** The kinds in the order of the page: first the one that looked, then the one that wishes. */
export const kinds: readonly KindGroup[] = typeset<readonly KindGroup[]>([
  {
    kind: 'Median',
    text: 'Die eine Hälfte der Fälle liegt darunter, die andere darüber. Ein Median verspricht nichts. Er hat nur hingesehen.',
  },
  {
    kind: 'Ziel',
    text: 'Ein Ziel ist der Median, den man gern hätte. Es sagt, was gewollt ist, und nicht, was war.',
  },
  {
    kind: 'Anteil',
    text: 'Prozent, aber wovon? Ohne Bezug ist ein Anteil Dekoration. Deshalb steht er bei jedem dabei.',
    note: `**Probe:** ${claims['match-zu-interview'].value} der Matches kommen zum Interview, ${claims['interview-zu-einstellung'].value} der Interviews zur Einstellung. ${percent(toInterview)}\u00A0×\u00A0${percent(toHire)} = ${percent(toInterview * toHire)}. Die ${claims.einstellungsquote.value} der Matches sind also gerundet, und zwar nach oben.`,
  },
  {
    kind: 'Zählung',
    text: 'Hier wurde zusammengezählt. Ein Plus heißt: mindestens so viele. Auch hinter einer Note steht eine Zählung: die der Stimmen.',
  },
  {
    kind: 'Beispiel',
    text: 'Ausgedacht, damit sich etwas vorrechnen lässt. Ein Beispiel belegt nichts, es zeigt nur, wie.',
    note: `Werbezahlen dieser Art gibt es hier nicht. Als Beispiel beschriftet: der [Filter mit ${number(funnel[0]?.count ?? 0)} Profilen](/unternehmen#${funnelIntro.id}), die Karten in den Kopfbildern und die Stimmen zum Concierge.`,
  },
]);

/** Displayed claims of a kind, in the order of the register. */
export const claimsOf = (kind: ClaimKind): readonly Claim[] =>
  Object.values(claims).filter((claim) => claim.display && claim.kind === kind);

/** `Für Unternehmen: Überblick`: a page by its place in the footer. */
function pageName(route: string): string {
  const column = footerColumns.find(({ links }) => links.some(({ href }) => href === route));
  const label = column?.links.find(({ href }) => href === route)?.label;
  if (!column || !label) throw new Error(`${route} shows a claim and has no label in content/navigation.ts.`);
  return `${column.title}: ${label}`;
}

/** Where a figure stands: links to its first place on each page. */
export const placesOf = (id: ClaimId): readonly Link[] =>
  claims[id].pages.map((route) => ({ href: `${route}#fnref-${id}`, label: pageName(route) }));

const heldBack = Object.values(claims).filter(({ display }) => !display);

/** Entries of the register that are shown nowhere, this page included: how many, and why (decisions: Claims). */
export const heldBackNote: { readonly title: string; readonly text: Rich } = typeset({
  title: `${number(heldBack.length)} Zahlen, die fehlen`,
  text: 'Wie viele Profile und offene Stellen es insgesamt gibt, steht hier nicht: Beide Werte sind vom Januar 2025. Die Stellen von damals sind hoffentlich besetzt.',
});

export const closing: Closing = typeset({
  heading: 'Nachrechnen ist erwünscht.',
  text: `Eine Werbezahl ohne Eintrag ist ein Fehler, eine falsche erst recht. Hinweise an [${filled('company.email')}](mailto:${filled('company.email')}).`,
  button: { href: '/unternehmen/vergleich#rechner', label: 'Kosten selbst nachrechnen' },
  secondary: { href: '/unternehmen/preise', label: 'Preise mit allen Bedingungen' },
});
