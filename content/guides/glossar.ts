import { euroRound } from '../format.ts';
import type { PageMeta } from '../types.ts';
import { typeset } from '../typography.ts';
import { drawExample } from './rollen/pay-chapter.ts';
import type { GuideClosing, GuideHero, Term } from './types.ts';

/** /glossar. Both audiences read it, so it addresses neither. `glossary-problems.ts` says what the build refuses. */

/** The monthly example that explains Fixum and OTE; the sums are worked out. */
const example = { fixed: 3000, commission: 1500 } as const;

/** In alphabetical order by German collation. Sources are the statutes named; figures are examples that add up. */
export const terms: readonly Term[] = typeset<Term[]>([
  {
    id: 'abschlussquote',
    term: 'Abschlussquote',
    definition:
      'Gewonnene Abschlüsse, geteilt durch geführte Gespräche. Auf gebuchte Termine gerechnet, fällt sie niedriger aus: 6 von 40 sind 15 %.',
    sum: { from: '6 von 25 Gesprächen sind', result: '24 %' },
    counts: [25, 6],
    related: ['closer', 'show-up-rate', 'storno'],
  },
  {
    id: 'accelerator',
    term: 'Accelerator',
    definition:
      'Höherer Provisionssatz für alles, was über dem Ziel liegt. Bei 15 % und einem Accelerator von 1,5 gilt oberhalb des Ziels ein Satz von 22,5 %.',
    sum: { from: '15 % × 1,5 sind', result: '22,5 %' },
    parts: { form: 'step', sizes: [15, 7.5], names: ['15 %', '+ 7,5 %'] },
    related: ['provision', 'zielerreichung'],
  },
  {
    id: 'clawback',
    term: 'Clawback',
    also: 'Stornohaftung',
    // § 87a (2) HGB; by § 65 HGB it holds for employees with commission too.
    definition:
      'Rückforderung gezahlter Provision, wenn ein Auftrag storniert oder nicht bezahlt wird. Steht der Zahlungsausfall fest, folgt sie in Deutschland in der Regel schon aus § 87a Abs. 2 HGB. Alles andere gehört mit Frist in den Vertrag.',
    related: ['provision', 'storno'],
  },
  {
    id: 'closer',
    term: 'Closer',
    definition:
      'Führt das Entscheidungsgespräch, vertritt den Preis und schließt den Vertrag. In Softwarefirmen heißt die Rolle oft Account Executive. Aufgaben und Kennzahlen: [Jobbeschreibung Closer](/jobbeschreibung/closer).',
    tone: 'talent',
    related: ['setter', 'abschlussquote'],
  },
  {
    id: 'cold-call',
    term: 'Cold Call',
    also: 'Kaltanruf, Kaltakquise',
    // § 7 (2) no. 1 UWG; § 174 (1) TKG 2021 makes no difference between consumers and companies.
    definition:
      'Werbeanruf ohne vorherigen Kontakt. In Deutschland verlangt § 7 UWG bei Privatpersonen die ausdrückliche Einwilligung vorab, bei Firmen zumindest die mutmaßliche. In Österreich braucht es die Einwilligung auch bei Firmen (§ 174 TKG 2021).',
    related: ['opener', 'outbound', 'einwandbehandlung'],
  },
  {
    id: 'crm',
    term: 'CRM',
    also: 'Customer-Relationship-Management',
    definition:
      'Die Software, in der Kontakte, Notizen und nächste Schritte stehen. Die nächste Rolle weiß nur, was dort steht.',
    related: ['pipeline', 'lead'],
  },
  {
    id: 'culture-fit',
    term: 'Culture-Fit',
    definition:
      'Ob Arbeitsweise und Erwartungen zusammenpassen: Ort, Tempo, Ton. Sympathie ist etwas anderes, wird aber gern dafür gehalten.',
    related: ['match', 'probearbeit'],
  },
  {
    id: 'draw',
    term: 'Draw',
    also: 'Provisionsvorschuss',
    definition:
      'Vorschuss auf Provision, der mit verdienter Provision verrechnet wird. Sicher ist er nur, wenn der Vertrag die Rückzahlung ausschließt. Ein Beispiel steht unter [Was verdient ein Closer?](/jobbeschreibung/closer#verguetung)',
    sum: { from: `Von ${euroRound(drawExample.draw)} Draw sind verdient`, result: euroRound(drawExample.earned) },
    parts: {
      form: 'debt',
      sizes: [drawExample.earned, drawExample.draw - drawExample.earned],
      names: ['verdient', 'offen'],
    },
    related: ['clawback', 'fixum', 'provision'],
  },
  {
    id: 'einwandbehandlung',
    term: 'Einwand&shy;behandlung',
    definition:
      'Der Umgang mit Sätzen wie „zu teuer“ oder „kein Bedarf“. Beginnt mit einer Frage, denn Einwand und Vorwand klingen gleich.',
    related: ['cold-call', 'closer'],
  },
  {
    id: 'fixum',
    term: 'Fixum',
    also: 'Grundgehalt',
    definition:
      'Der feste Teil der Vergütung: kommt jeden Monat, unabhängig vom Ergebnis. Ein Vorschuss, der später mit Provision verrechnet wird, ist keins.',
    sum: {
      from: `Von ${euroRound(example.fixed + example.commission)} im Monat sind fest`,
      result: euroRound(example.fixed),
    },
    parts: { form: 'month', sizes: [example.fixed, example.commission], names: ['Fixum', 'Provision'] },
    related: ['provision', 'hybrid', 'ote'],
  },
  {
    id: 'forecast',
    term: 'Forecast',
    also: 'Prognose',
    definition:
      'Der Umsatz, den jemand bis zu einem Datum erwartet, gestützt auf die Pipeline. Liegt das Ergebnis weit darüber, war die Prognose ebenfalls falsch.',
    related: ['pipeline', 'zielerreichung'],
  },
  {
    id: 'handelsvertretung',
    term: 'Handels&shy;vertretung',
    also: 'freie Handelsvertretung',
    // §§ 84 ff. HGB.
    definition:
      'Selbstständige Arbeit, bei der jemand ständig für eine Firma Geschäfte vermittelt oder abschließt (§ 84 HGB). Sozialversicherung und Auslagen trägt die Person selbst. Mindestlohn und bezahlter Urlaub gelten in der Regel nicht.',
    related: ['provision', 'scheinselbststaendigkeit'],
  },
  {
    id: 'hybrid',
    term: 'Hybrid',
    also: 'hybrides Modell',
    definition:
      'Vergütung aus Fixum und Provision. 60/40 heißt: 60 % der OTE sind fest, 40 % hängen am Ziel. Das Verhältnis sagt, wer schwache Monate bezahlt.',
    sum: { from: 'Fixum zu Provision', result: '60/40' },
    parts: { form: 'ratio', sizes: [60, 40], names: ['Fixum', 'Provision'] },
    related: ['fixum', 'provision', 'ote'],
  },
  {
    id: 'inbound',
    term: 'Inbound',
    definition:
      'Vertrieb, bei dem Interessierte sich zuerst melden, etwa über Formular, Webinar oder Empfehlung. Wie warm sie beim Rückruf noch sind, entscheidet die Reaktionszeit.',
    related: ['outbound', 'lead', 'setter'],
  },
  {
    id: 'kurzprofil',
    term: 'Kurzprofil',
    definition:
      'Eckdaten eines Talents, etwa Rolle, Erfahrung, Wunschgehalt und Start, ohne Namen und Kontaktdaten. Unternehmen sehen es vor dem Match. Bei einem privaten Profil erscheint es erst, wenn das Talent zur Stelle Ja gesagt hat.',
    related: ['match', 'track-record'],
  },
  {
    id: 'lead',
    term: 'Lead',
    definition:
      'Ein Kontakt, aus dem ein Auftrag werden könnte. Ob jemand nur geklickt hat oder kaufen will, sagt das Wort nicht. Deshalb gehört die Quelle dazu.',
    related: ['inbound', 'qualifizierung', 'pipeline'],
  },
  {
    id: 'like',
    term: 'Like',
    definition:
      'Das Ja zu einem Profil oder einer Stelle. Erst ein Like von jeder Seite ergibt ein Match. Wie viele ein Unternehmen pro Tag vergeben kann, steht bei den [Tarifen](/unternehmen/preise#plaene).',
    related: ['swipe', 'match'],
  },
  {
    id: 'match',
    term: 'Match',
    also: 'Doppelja',
    definition:
      'Beide Seiten haben Ja gesagt: das Unternehmen zum Profil, das Talent zur Stelle. Dann öffnet sich der Chat, und das Unternehmen sieht das volle Profil.',
    tone: 'match',
    related: ['like', 'swipe'],
  },
  {
    id: 'no-show',
    term: 'No-Show',
    definition:
      'Ein gebuchter Termin, zu dem niemand erscheint und den niemand abgesagt hat. Rechtzeitig verschobene Termine zählen nicht dazu.',
    sum: { from: '9 von 36 Terminen sind', result: '25 %' },
    counts: [36, 9],
    absent: true,
    related: ['show-up-rate', 'setter'],
  },
  {
    id: 'opener',
    term: 'Opener',
    definition:
      'Stellt den ersten Kontakt her, meist am Telefon, und prüft das Interesse. In Softwarefirmen oft Sales Development Representative, kurz SDR. Aufgaben und Kennzahlen: [Jobbeschreibung Opener](/jobbeschreibung/opener).',
    tone: 'talent',
    related: ['setter', 'cold-call'],
  },
  {
    id: 'ote',
    term: 'OTE',
    also: 'On-Target Earnings',
    definition:
      'Fixum plus Provision bei genau 100 % Zielerreichung. Aussagekräftig erst mit der Angabe, wie viele im Team das Ziel erreichen.',
    sum: {
      from: `Im Jahr 12 × (${euroRound(example.fixed)} + ${euroRound(example.commission)}) =`,
      result: euroRound(12 * (example.fixed + example.commission)),
    },
    parts: { form: 'year', sizes: [example.fixed, example.commission] },
    related: ['fixum', 'provision', 'zielerreichung'],
  },
  {
    id: 'outbound',
    term: 'Outbound',
    // § 7 (2) no. 2 UWG; (3) makes an exception for existing customers, hence "kalt".
    definition:
      'Vertrieb, bei dem das Unternehmen den ersten Schritt macht: per Anruf, per Post, auf Messen. Kalte Werbemails brauchen in Deutschland auch bei Firmen eine Einwilligung vorab (§ 7 UWG).',
    related: ['inbound', 'cold-call', 'opener'],
  },
  {
    id: 'pipeline',
    term: 'Pipeline',
    definition:
      'Alle offenen Verkaufschancen, nach Stufe geordnet. Eine Chance ohne nächsten Schritt mit Datum gehört nicht hinein.',
    related: ['crm', 'forecast'],
  },
  {
    id: 'probearbeit',
    term: 'Probearbeit',
    also: 'Probetag',
    definition:
      'Arbeit auf Probe, bevor der Vertrag steht. Für Arbeit nach Weisung besteht in Deutschland in der Regel Anspruch auf Lohn. Zuschauen und Rollenspiele gelten in der Regel nicht als solche Arbeit.',
    related: ['culture-fit', 'ramp-up'],
  },
  {
    id: 'provision',
    term: 'Provision',
    also: 'variabler Teil',
    definition:
      'Der Teil der Vergütung, der am Ergebnis hängt. Klar ist er mit vier Angaben: Bezugsgröße, Fälligkeit, Rückforderung, Teilung. Ausformuliert stehen sie unter [Provision im Vertrag](/jobbeschreibung#provision).',
    related: ['fixum', 'clawback', 'ote'],
  },
  {
    id: 'qualifizierung',
    term: 'Qualifizierung',
    definition:
      'Die Prüfung, ob Bedarf, Budget, Zuständigkeit und Zeitpunkt passen, englisch abgekürzt BANT. Das Ergebnis darf auch Nein sein.',
    related: ['setter', 'lead'],
  },
  {
    id: 'ramp-up',
    term: 'Ramp-up',
    also: 'Einarbeitung',
    definition:
      'Die Zeit vom ersten Arbeitstag bis zur vollen Leistung. In guten Verträgen gilt so lange ein niedrigeres Ziel oder ein höheres Fixum.',
    related: ['ote', 'zielerreichung'],
  },
  {
    id: 'scheinselbststaendigkeit',
    term: 'Schein&shy;selbst&shy;ständigkeit',
    definition:
      'Selbstständig auf dem Papier, tatsächlich mit Weisungen und Dienstplan wie in einer Anstellung. Ob eine Beschäftigung vorliegt, klärt auf Antrag die Deutsche Rentenversicherung (§ 7a SGB IV).',
    related: ['provision', 'probearbeit'],
  },
  {
    id: 'setter',
    term: 'Setter',
    definition:
      'Prüft Anfragen und legt die Termine für das Closing. Kurz für Appointment Setter. Aufgaben und Kennzahlen: [Jobbeschreibung Setter](/jobbeschreibung/setter).',
    tone: 'talent',
    related: ['opener', 'closer', 'show-up-rate'],
  },
  {
    id: 'show-up-rate',
    term: 'Show-up-Rate',
    definition:
      'Wahrgenommene Termine, geteilt durch gebuchte. Wie verschobene Termine zählen, wird vorher festgelegt.',
    sum: { from: '27 von 36 Terminen sind', result: '75 %' },
    counts: [36, 27],
    related: ['no-show', 'setter'],
  },
  {
    id: 'slate',
    term: 'Slate',
    also: 'Shortlist',
    definition:
      'Eine kurze Auswahl passender Profile, die ein Unternehmen auf einmal bekommt. Eine lange Liste heißt, dass noch niemand ausgewählt hat.',
    related: ['match', 'time-to-hire'],
  },
  {
    id: 'storno',
    term: 'Stornoquote',
    definition:
      'Widerrufene, stornierte und unbezahlte Abschlüsse, geteilt durch alle Abschlüsse. Braucht eine feste Frist, etwa 90 Tage. Nach 14 Tagen sehen fast alle gut aus.',
    related: ['abschlussquote', 'clawback'],
  },
  {
    id: 'swipe',
    term: 'Swipe',
    definition:
      'Eine Karte ansehen, Ja oder Nein sagen, nächste Karte. Ein Ja ist ein Like, ein Nein braucht keine Begründung.',
    related: ['like', 'match'],
  },
  {
    id: 'time-to-hire',
    term: 'Time-to-Hire',
    definition:
      'Tage bis zur Zusage, meist ab der Bewerbung oder dem ersten Kontakt. Ab der Ausschreibung gezählt, heißt sie auch Time-to-Fill. Unser [Zeitvergleich](/unternehmen/vergleich#zeit) beginnt bei Doppelja mit der aktiven Stelle.',
    related: ['slate', 'ramp-up'],
  },
  {
    id: 'track-record',
    term: 'Track Record',
    definition:
      'Belegbare Ergebnisse mit Zeitraum und Bezugsgröße: Termine, Abschlüsse, Umsatz. Bei Doppelja ersetzt er das Anschreiben.',
    related: ['abschlussquote', 'show-up-rate', 'zielerreichung'],
  },
  {
    id: 'zielerreichung',
    term: 'Zielerreichung',
    definition:
      'Ergebnis, geteilt durch das vereinbarte Ziel. Vor der Unterschrift zählt der Teamwert: wie viele von wie vielen es schaffen.',
    sum: { from: '41 von 50 Terminen sind', result: '82 %' },
    counts: [50, 41],
    related: ['ote', 'forecast', 'ramp-up'],
  },
]);

/** A letter with the terms that begin with it; `id` is the letter's anchor. */
export interface LetterGroup {
  readonly id: string;
  readonly letter: string;
  readonly terms: readonly Term[];
}

/** Umlauts stand under their vowel, as in a German dictionary. */
const letterOf = ({ term }: Term): string => term.normalize('NFD').charAt(0).toLocaleUpperCase('de');

/** Sorted terms by their first letter. Letters without a term are left out. */
export function byLetter(sorted: readonly Term[]): readonly LetterGroup[] {
  const letters = [...new Set(sorted.map(letterOf))];
  return letters.map((letter) => ({
    id: `buchstabe-${letter.toLowerCase()}`,
    letter,
    terms: sorted.filter((term) => letterOf(term) === letter),
  }));
}

export const meta: PageMeta = typeset({
  title: 'Vertriebsglossar von Abschlussquote bis Zielerreichung',
  description:
    'OTE, Fixum, Clawback, No-Show, Slate: Begriffe aus Vertrieb und Recruiting in höchstens drei Sätzen. Mit Rechenweg, wo gerechnet wird.',
  date: '2026-11-21',
});

export const hero: GuideHero = typeset({
  headline: 'Vertrieb auf Deutsch. Soweit es geht.',
  lead: `Draw, Clawback, OTE: Im Vertrag entscheiden solche Wörter über Geld. Das Glossar erklärt ${terms.length} Fachwörter.`,
});

/** `name` is the glossary's own, for search engines; it stands in the lead and in the footer. */
export const labels = typeset({
  name: 'Glossar',
  index: 'Begriffe nach Anfangsbuchstaben',
  also: 'auch',
  related: 'Siehe auch',
  law: 'Hinweise zum Recht: Stand November 2026, keine Rechtsberatung.',
});

export const closing: GuideClosing = typeset({
  heading: 'Ein Fachwort fehlt noch: Ja.',
  text: 'Bei Doppelja sehen Talente Fixum und Modell, bevor sie Ja sagen. Unternehmen sehen Wunschgehalt und Start. Sagen beide Ja, öffnet sich der Chat. Die Registrierung ist kostenlos, einen Tarif brauchen nur Unternehmen.',
  links: [
    { href: '/interviewfragen', label: 'Für Unternehmen: Interviewfragen mit Signalen' },
    { href: '/interview-tipps', label: 'Für Talente: Beispielantworten fürs Interview' },
  ],
});
