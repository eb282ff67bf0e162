import type { PageMeta } from '../types.ts';
import { typeset } from '../typography.ts';
import type { GuideClosing, GuideHero, Term } from './types.ts';

/** /glossar. Both audiences read it, so it addresses neither. Terms are sorted by German collation. */

export const meta: PageMeta = typeset({
  title: 'Glossar: Vertrieb von Abschlussquote bis Track Record',
  description:
    'OTE, Fixum, No-Show, Slate: Begriffe aus Vertrieb und Recruiting in ein bis drei Sätzen. Mit Rechenweg, wo es etwas zu rechnen gibt.',
  date: '2026-11-21',
});

export const hero: GuideHero = typeset({
  headline: 'Vertrieb auf Deutsch. Soweit es geht.',
  lead: 'Die Begriffe, über die in Verträgen gestritten wird. Jeder in höchstens drei Sätzen.',
});

const byTerm = new Intl.Collator('de');

export const terms: readonly Term[] = typeset<Term[]>([
  {
    id: 'abschlussquote',
    term: 'Abschlussquote',
    definition:
      'Gewonnene Abschlüsse, geteilt durch Gespräche. Ohne die Angabe, welche Gespräche zählen, sind zwei Quoten nicht vergleichbar.',
    related: ['closer', 'show-up-rate', 'storno'],
  },
  {
    id: 'clawback',
    term: 'Clawback',
    definition:
      'Rückforderung bereits gezahlter Provision, wenn Kundschaft storniert oder nicht zahlt. Gehört mit Frist in den Vertrag.',
    related: ['provision', 'storno'],
  },
  {
    id: 'closer',
    term: 'Closer',
    definition:
      'Rolle, die das Entscheidungsgespräch führt, den Preis vertritt und den Vertrag abschließt. Aufgaben und Kennzahlen: [Jobbeschreibung Closer](/jobbeschreibung#closer).',
    related: ['setter', 'abschlussquote'],
  },
  {
    id: 'cold-call',
    term: 'Cold Call',
    definition:
      'Erster Anruf ohne vorherigen Kontakt. Für Werbeanrufe setzt in Deutschland § 7 UWG enge Grenzen, bei Privatpersonen die engsten.',
    related: ['opener', 'outbound'],
  },
  {
    id: 'crm',
    term: 'CRM',
    definition:
      'Customer Relationship Management: die Software, in der Kontakte, Notizen und nächste Schritte stehen. Was dort fehlt, ist für die nächste Rolle nicht passiert.',
    related: ['pipeline', 'lead'],
  },
  {
    id: 'einwandbehandlung',
    term: 'Einwandbehandlung',
    definition:
      'Der Umgang mit Sätzen wie „zu teuer“ oder „kein Bedarf“. Beginnt mit einer Frage, denn Vorwand und Einwand klingen gleich.',
    related: ['cold-call', 'closer'],
  },
  {
    id: 'fixum',
    term: 'Fixum',
    definition: 'Der feste Teil der Vergütung. Er kommt jeden Monat, unabhängig vom Ergebnis.',
    related: ['provision', 'hybrid', 'ote'],
  },
  {
    id: 'hybrid',
    term: 'Hybrides Modell',
    definition:
      'Vergütung aus Fixum und Provision. Das Verhältnis der beiden sagt, wer das Risiko schwacher Monate trägt.',
    related: ['fixum', 'provision', 'ote'],
  },
  {
    id: 'inbound',
    term: 'Inbound',
    definition: 'Vertrieb, bei dem Interessierte sich zuerst melden, etwa über Formular, Webinar oder Empfehlung.',
    related: ['outbound', 'lead', 'setter'],
  },
  {
    id: 'lead',
    term: 'Lead',
    definition:
      'Ein Kontakt, der Kundschaft werden könnte. Zwischen „hat geklickt“ und „will kaufen“ trägt er immer denselben Namen.',
    related: ['inbound', 'qualifizierung', 'pipeline'],
  },
  {
    id: 'match',
    term: 'Match',
    definition:
      'Beide Seiten haben Ja gesagt: das Unternehmen zum Profil, das Talent zur Stelle. Danach ist der Chat offen.',
    related: ['slate', 'time-to-hire'],
  },
  {
    id: 'no-show',
    term: 'No-Show',
    definition: 'Ein gebuchter Termin, zu dem niemand erscheint und den niemand abgesagt hat.',
    related: ['show-up-rate', 'setter'],
  },
  {
    id: 'opener',
    term: 'Opener',
    definition:
      'Rolle, die den ersten Kontakt herstellt und Interesse prüft. Aufgaben und Kennzahlen: [Jobbeschreibung Opener](/jobbeschreibung#opener).',
    related: ['setter', 'cold-call'],
  },
  {
    id: 'ote',
    term: 'OTE',
    definition:
      'On-Target Earnings: Fixum plus Provision bei genau 100 % Zielerreichung. Aussagekräftig erst mit der Angabe, wie viele im Team das Ziel erreichen.',
    related: ['fixum', 'provision', 'hybrid'],
  },
  {
    id: 'outbound',
    term: 'Outbound',
    definition: 'Vertrieb, bei dem das Unternehmen zuerst auf Firmen zugeht, etwa per Anruf oder auf Messen.',
    related: ['inbound', 'cold-call', 'opener'],
  },
  {
    id: 'pipeline',
    term: 'Pipeline',
    definition:
      'Alle offenen Verkaufschancen, nach Stufe geordnet. Eine Chance ohne nächsten Schritt mit Datum gehört nicht hinein.',
    related: ['crm', 'abschlussquote'],
  },
  {
    id: 'provision',
    term: 'Provision',
    definition:
      'Der Teil der Vergütung, der am Ergebnis hängt. Klar ist er mit vier Angaben: Bezugsgröße, Fälligkeit, Rückforderung, Teilung. Mehr dazu: [Provision im Vertrag](/jobbeschreibung#provision).',
    related: ['fixum', 'clawback', 'ote'],
  },
  {
    id: 'qualifizierung',
    term: 'Qualifizierung',
    definition: 'Die Prüfung, ob Bedarf, Budget, Zuständigkeit und Zeitpunkt passen. Das Ergebnis darf auch Nein sein.',
    related: ['setter', 'lead'],
  },
  {
    id: 'ramp-up',
    term: 'Ramp-up',
    definition:
      'Die Zeit vom ersten Arbeitstag bis zur vollen Leistung. In guten Verträgen gilt so lange ein niedrigeres Ziel oder ein höheres Fixum.',
    related: ['ote', 'time-to-hire'],
  },
  {
    id: 'setter',
    term: 'Setter',
    definition:
      'Rolle, die Anfragen prüft und Termine für das Closing legt. Aufgaben und Kennzahlen: [Jobbeschreibung Setter](/jobbeschreibung#setter).',
    related: ['opener', 'closer', 'show-up-rate'],
  },
  {
    id: 'show-up-rate',
    term: 'Show-up-Rate',
    definition:
      'Stattgefundene Termine, geteilt durch gebuchte. Beispiel: 27 von 36 sind 75 %. Wie verschobene Termine zählen, wird vorher festgelegt.',
    related: ['no-show', 'setter'],
  },
  {
    id: 'slate',
    term: 'Slate',
    definition: 'Eine kurze Auswahl passender Profile, die einem Unternehmen gemeinsam vorgestellt wird.',
    related: ['match', 'time-to-hire'],
  },
  {
    id: 'storno',
    term: 'Stornoquote',
    definition:
      'Widerrufene, stornierte und unbezahlte Abschlüsse, geteilt durch alle Abschlüsse. Braucht eine feste Frist, etwa 90 Tage.',
    related: ['abschlussquote', 'clawback'],
  },
  {
    id: 'time-to-hire',
    term: 'Time-to-Hire',
    definition:
      'Tage von einem festgelegten Anfang, etwa der veröffentlichten Stelle, bis zur Zusage. Ohne diesen Anfang lässt sich jede Dauer behaupten.',
    related: ['slate', 'ramp-up'],
  },
  {
    id: 'track-record',
    term: 'Track Record',
    definition:
      'Belegbare Ergebnisse mit Zeitraum und Bezugsgröße: Termine, Abschlüsse, Umsatz. Ersetzt das Anschreiben, nicht das Gespräch.',
    related: ['abschlussquote', 'show-up-rate'],
  },
]).sort((a, b) => byTerm.compare(a.term, b.term));

export const closing: GuideClosing = typeset({
  heading: 'Begriffe geklärt. Weiter mit den Rollen.',
  text: 'Was Opener, Setter und Closer damit anfangen, steht in der Jobbeschreibung.',
  links: [{ href: '/jobbeschreibung', label: 'Jobbeschreibung der drei Rollen' }],
});
