/** Texts of /ueber-uns. Addresses nobody: the page has readers from both sides. */

import { claimDate, claims } from './claims.ts';
import type { Closing, PageMeta, Rich } from './types.ts';
import { typeset } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Über uns: Mission, Werte und Zahlen',
  description:
    'Warum Doppelja Firmen und Vertriebstalente erst zusammenbringt, wenn beide Ja sagen. Dazu drei Werte und vier Zahlen mit Art, Datum und Basis.',
  date: '2026-11-21',
});

/** The mission sentence is the page's headline: one part for each side, and one for us. */
export const mission: {
  readonly headline: readonly [string, string, string];
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly Rich[];
} = typeset({
  headline: ['Zwei Seiten,', 'ein Ja zu wenig.', 'Daran arbeiten wir.'],
  id: 'mission',
  heading: 'Viel Papier, wenig Verkauf',
  paragraphs: [
    'Firmen suchen Leute, die verkaufen, und bekommen Leute, die Anschreiben formulieren. Talente können verkaufen und sollen Anschreiben formulieren.',
    'Doppelja lässt das Papier weg. Auf den Tisch kommen Rolle, [Track Record](/glossar#track-record), Gehalt und Start. Ein Gespräch gibt es erst, wenn beide Seiten Ja sagen.',
    'Danach halten wir uns heraus. Wir stellen den Kontakt her, verhandelt und unterschrieben wird ohne uns.',
    'Unternehmen zahlen ein [Abo pro 4 Wochen](/unternehmen/preise), Talente nichts. An einer Einstellung verdienen wir keinen Cent extra, ob sie passt oder nicht.',
  ],
});

export type ValueIcon = 'handshake' | 'speech' | 'key';

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
  heading: 'Drei Werte, an denen man uns messen kann',
});

export const values: readonly CoreValue[] = typeset([
  {
    id: 'loyalitaet',
    icon: 'handshake',
    title: 'Loyalität',
    subtitle: 'Zu beiden Seiten, auch wenn nur eine zahlt.',
    description:
      'Unternehmen geben uns Geld, Talente geben uns ihre Zahlen. Weder das eine noch das andere kauft ein Ja.',
    principles: [
      'Kein Chat ohne zwei Ja.',
      'Volle Profile sieht nur, wer ein Match hat.',
      'Grenzen stehen im Text, bevor jemand darüber stolpert.',
    ],
  },
  {
    id: 'kommunikation',
    icon: 'speech',
    title: 'Kommunikation',
    subtitle: 'Klartext, notfalls mit Fußnote.',
    description:
      'Jede Werbezahl auf dieser Website trägt Art und Datum. Was ein Ziel ist, heißt Ziel und nicht Ergebnis.',
    principles: [
      'Der Preis steht neben der Leistung.',
      'Ein Nein kommt früh und verständlich.',
      'Kritik geht an die Person, die etwas ändern kann.',
      'Was noch fehlt, steht unter Sicherheit und nicht im Kleingedruckten.',
    ],
  },
  {
    id: 'verantwortung',
    icon: 'key',
    title: 'Verantwortung und Ownership',
    subtitle: 'Wer es sieht, kümmert sich.',
    description: 'Neben jeder Aufgabe steht bei uns ein Name. Ein Verteiler hat noch nie etwas fertiggestellt.',
    principles: [
      'Wer etwas zusagt, nennt ein Datum.',
      'Fehler melden wir, bevor jemand danach fragt.',
      'Fertig heißt: Es funktioniert. Nicht: Es ist übergeben.',
    ],
  },
]);

/** A figure of the claims register with the label it has on this page. */
export interface Stat {
  readonly claim: 'interviews' | 'unternehmen' | 'gepruefte-profile' | 'zufriedenheit';
  readonly label: string;
  /** Kind and date of the claim: `Zählung, Stand Oktober 2025`. */
  readonly dated: string;
}

const stat = (claim: Stat['claim'], label: string): Stat => ({
  claim,
  label,
  dated: `${claims[claim].kind}, Stand ${claimDate(claims[claim])}`,
});

export const statsIntro: { readonly id: string; readonly heading: string; readonly text: Rich } = typeset({
  id: 'zahlen',
  heading: 'Vier Zahlen und woher sie kommen',
  text: 'Jede hat eine Fußnote mit Art, Datum und Basis.',
});

/** The stats of spec §1. */
export const stats: readonly Stat[] = typeset([
  stat('interviews', 'vereinbarte Interviews'),
  stat('unternehmen', 'Unternehmen'),
  stat('gepruefte-profile', 'geprüfte Vertriebsprofile'),
  stat('zufriedenheit', 'Zufriedenheit'),
]);

export const closing: Closing = typeset({
  heading: 'Das zweite Ja kommt von außen.',
  text: 'Firmen suchen hier Vertrieb, Talente suchen hier Firmen. Wer bei uns anfangen will, findet [sechs offene Stellen](/karriere).',
  button: { href: '/unternehmen', label: 'Doppelja für Unternehmen' },
  secondary: { href: '/talente', label: 'Doppelja für Talente' },
});
