/** Texts of /ueber-uns. Addresses nobody: the page has readers from both sides. */

import { claimDate, claims } from './claims.ts';
import { filled } from './site.ts';
import type { Closing, Entry, PageMeta, Rich } from './types.ts';
import { typeset } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Über uns: Mission, Werte und Zahlen',
  description:
    'Warum Doppelja Firmen und Vertriebstalente erst zusammenbringt, wenn beide Ja sagen. Dazu drei Werte und drei Zahlen mit Art, Datum und Basis.',
  date: '2026-11-21',
});

/** The mission sentence is the page's headline: one part for each side, and one for us. */
export const mission: {
  readonly headline: readonly [string, string, string];
  readonly lead: string;
  readonly reasons: readonly Entry[];
} = typeset({
  headline: ['Ein Ja allein', 'reicht nicht.', 'Darum Doppelja.'],
  lead: 'Firmen suchen Menschen, die verkaufen können, und wählen oft nach dem Anschreiben aus. Bei uns kommen Firmen und Vertriebstalente in DACH ins Gespräch, wenn beide Ja sagen.',
  reasons: [
    {
      title: 'Ergebnisse statt Anschreiben',
      text: 'Ein Anschreiben zeigt, wie jemand schreibt. Doppelja fragt nach dem [Track Record](/glossar#track-record): nach Terminen, Abschlüssen und Umsatz. Der Track Record fließt schon in die Vorschläge der KI ein. Lesen kann ihn die Firma nach dem Match, also vor jedem Gespräch.',
    },
    {
      title: 'Beide Seiten wählen aus',
      text: 'Ein Ja heißt: Wir sollten sprechen. Firmen entscheiden nach Rolle, Erfahrung, Wunschgehalt und Start, Talente nach der Stelle. Sagen beide Ja, ist das ein [Match](/glossar#match), und der Chat öffnet sich.',
    },
    {
      title: 'Keine Provision für uns',
      text: 'Unternehmen zahlen ein [Abo](/unternehmen/preise), alle 4 Wochen oder jährlich im Voraus. Talente zahlen nichts. An einer Einstellung verdienen wir keinen Cent. Gehalt und Vertrag klären beide Seiten direkt.',
    },
  ],
});

export type ValueIcon = 'balance' | 'speech' | 'key';

/** A core value (spec §2, §3). */
export interface CoreValue {
  readonly id: string;
  readonly icon: ValueIcon;
  readonly title: string;
  readonly subtitle: string;
  readonly description: Rich;
  readonly principles: readonly string[];
}

export const valuesIntro: { readonly id: string; readonly heading: string } = typeset({
  id: 'werte',
  heading: 'Woran man uns messen kann',
});

export const values: readonly CoreValue[] = typeset([
  {
    id: 'loyalitaet',
    icon: 'balance',
    title: 'Loyalität',
    subtitle: 'Zu beiden Seiten, auch wenn nur eine zahlt.',
    description: 'Stellen mit Priority-Tarif stehen weiter oben. Das Ja eines Talents lässt sich nicht kaufen.',
    principles: [
      'Der Chat öffnet sich erst, wenn beide Ja gesagt haben.',
      'Volle Profile sehen nur Firmen mit Match.',
      'Wo Doppelja schlechter abschneidet, steht im Vergleich.',
    ],
  },
  {
    id: 'kommunikation',
    icon: 'speech',
    title: 'Kommunikation',
    subtitle: 'Klartext, notfalls mit Fußnote.',
    description: 'Zu jeder Werbezahl sagen wir, was sie zählt und wie alt sie ist.',
    principles: [
      'Jeder Preis steht auf der Website, mit Laufzeit und Kündigung.',
      'Ein Nein kostet einen Swipe und keine Absage-\u2060E-Mail.',
      'Was beim Schutz der Daten noch fehlt, steht unter Sicherheit.',
    ],
  },
  {
    id: 'verantwortung',
    icon: 'key',
    title: 'Verantwortung und Ownership',
    subtitle: 'Für jede Aufgabe ist eine Person zuständig.',
    description: `Gegründet von: ${filled('founders.story')}.`,
    principles: [
      'Ein Ziel heißt bei uns Ziel.',
      'Fehlt einer Zahl der Beleg, steht das dabei.',
      'Stimmt eine Zahl nicht, ist das unser Fehler.',
    ],
  },
]);

/** A figure of the claims register with the label it has on this page. */
interface Stat {
  readonly figure: { readonly claim: 'interviews' | 'unternehmen' | 'gepruefte-profile' };
  readonly title: string;
  /** Kind and date of the claim: `Zählung, Stand Oktober 2025`. */
  readonly aside: string;
}

const stat = (claim: Stat['figure']['claim'], title: string): Stat => ({
  figure: { claim },
  title,
  aside: `${claims[claim].kind}, Stand ${claimDate(claims[claim])}`,
});

export const statsIntro: { readonly id: string; readonly heading: string; readonly text: Rich } = typeset({
  id: 'zahlen',
  heading: 'Doppelja in Zahlen',
  text: 'Was jede Zahl zählt und woher sie kommt, steht in den Fußnoten. Alle weiteren Zahlen stehen im [Zahlenregister](/zahlen).',
});

/** The counts of spec §1; its rating stands on /zahlen alone (decisions: Claims). */
export const stats: readonly Stat[] = typeset([
  stat('interviews', 'vereinbarte Interviews'),
  stat('unternehmen', 'Unternehmen'),
  stat('gepruefte-profile', 'geprüfte Vertriebsprofile'),
]);

export const closing: Closing = typeset({
  heading: 'Zum Doppelja gehören zwei.',
  text: 'Für Firmen und für [Talente](/talente) ist die Registrierung kostenlos. Wir suchen auch Menschen, die [bei\u00a0Doppelja arbeiten](/karriere) wollen.',
  button: { href: '/unternehmen', label: 'Doppelja für Unternehmen' },
});
