import { roles } from '../../roles.ts';
import { typeset } from '../../typography.ts';
import type { JobChapter } from '../types.ts';

/** Chapter "Closer" of /jobbeschreibung. Pay: spec §9, via `roles`. */
export const closer: JobChapter = typeset({
  heading: 'Closer: vom Termin zur Unterschrift',
  text: 'Closer führen das Gespräch, in dem entschieden wird. Dazu gehört, den Bedarf zu erfragen, das Angebot zuzuschneiden, den Preis zu vertreten und den Vertrag zu klären.',
  tasks: [
    'Termine anhand der Übergabenotiz vorbereiten',
    'Bedarf genau erfragen und in Euro beziffern',
    'Angebot zuschneiden und den Preis vertreten',
    'Einwände klären, Bedenkzeit mit Datum vereinbaren',
    'Alle, die mitentscheiden, in ein Gespräch holen',
    'Vertrag, Zahlungsweise und Zusagen schriftlich festhalten',
    'Die Prognose im CRM jede Woche aktualisieren',
  ],
  strengths: [
    { title: 'Diagnose', text: 'Beziffert erst, was das Problem kostet. Dann kommt das Angebot.' },
    { title: 'Ruhe beim Preis', text: 'Nennt die Summe ohne Räuspern und ohne Nachsatz.' },
    {
      title: 'Redlichkeit',
      text: 'Verspricht nur, was das Team liefern kann. Das senkt die Zahl der [Stornos](/glossar#storno).',
    },
    { title: 'Prognose', text: 'Nennt zu jedem offenen Fall den nächsten Schritt mit Datum.' },
  ],
  models: [
    {
      model: 'hybrid',
      text: `Fixum ${roles.closer.payNote} als Richtwert. Bezugsgröße und Fälligkeit stehen im Vertrag.`,
    },
    {
      model: 'commission',
      text: 'Höherer Anteil, volles Risiko. Im Arbeitsverhältnis gilt in Deutschland trotzdem der Mindestlohn.',
    },
    { model: 'fixed', text: 'Selten. Sinnvoll bei langen Zyklen mit wenigen großen Abschlüssen.' },
  ],
  dayKey: 'im Verkaufsgespräch',
  day: [
    { time: '08:30', text: 'Notizen aus dem Setting lesen, Offenes klären' },
    { time: '09:30', text: 'Erstes Gespräch, Bedarf und Budget', talks: true },
    { time: '11:00', text: 'Angebot schreiben, solange der Wortlaut frisch ist' },
    { time: '13:30', text: 'Zweites Gespräch, diesmal mit Geschäftsführung und Einkauf', talks: true },
    { time: '15:30', text: 'Nachfassen: vereinbarte Termine, keine „Nur mal hören“-Anrufe' },
    { time: '17:00', text: 'Prognose aktualisieren, verlorene Abschlüsse mit Grund eintragen' },
  ],
  metrics: [
    {
      name: 'Abschlussquote',
      definition: 'Gewonnene Abschlüsse, geteilt durch geführte Gespräche.',
      caution: 'Auf gebuchte Termine gerechnet, sieht dieselbe Leistung schlechter aus.',
    },
    {
      name: 'Umsatz pro Gespräch',
      definition: 'Auftragswert nach Rabatt, geteilt durch geführte Gespräche.',
      caution: 'Vergleichbar nur bei gleicher Qualität der Termine.',
    },
    {
      name: 'Verkaufszyklus',
      definition: 'Median der Tage vom ersten Gespräch bis zur Unterschrift.',
      caution: 'Ein einziger Abschluss nach einem Jahr verzerrt den Durchschnitt.',
    },
    {
      name: 'Stornoquote',
      definition: 'Widerrufene, stornierte und unbezahlte Abschlüsse, geteilt durch alle Abschlüsse.',
      caution: 'Frist festlegen. Nach 14 Tagen gerechnet, sehen fast alle gut aus.',
    },
    {
      name: 'Prognosetreue',
      definition: 'Tatsächlicher Umsatz, geteilt durch die Zusage für den Monat.',
      caution: 'Weit über 100 % ist auch eine falsche Prognose.',
    },
  ],
  pay: `Der Richtwert gilt für das Fixum. Wie viel die Provision einbringt, hängt von der Bezugsgröße ab. Was dazu festgelegt sein sollte, steht unter [Provision im Vertrag](/jobbeschreibung#provision).`,
  ad: [
    roles.closer.jobTitle,
    'Ort oder remote: […] | Umfang: […] Stunden pro Woche | Start: […]',
    '',
    '[…] verkauft […] an […]. Gesucht wird eine Person für das Entscheidungsgespräch.',
    '',
    'Aufgaben',
    '– […] Gespräche pro Woche führen, Termine liefert […]',
    '– Angebote zwischen […]\u00A0€ und […]\u00A0€ zuschneiden und vertreten',
    '– Verträge abschließen und an […] übergeben',
    '– Prognose in […] führen',
    '',
    'Anforderungen',
    '– Deutsch auf Niveau […], weitere Sprachen: […]',
    '– eigene Abschlüsse in […] oder vergleichbaren Märkten',
    '– Erfahrung mit Auftragswerten ab […]\u00A0€',
    '',
    'Zahlen zum Start',
    '– Termine: […] pro Woche, Show-up-Rate im letzten Quartal: […] %',
    '– Zielerreichung im Team, letztes Quartal: […] von […] Personen',
    '– Einarbeitung: […] Wochen, begleitet von […]',
    '',
    'Vertrag und Vergütung',
    '– Vertragsart: […] (angestellt oder selbstständig)',
    '– Fixum: […]\u00A0€ brutto im Monat',
    '– Provision: […] % auf […], fällig\u00A0bei\u00A0[…]',
    '– Rückforderung bei Storno: […], längstens […] Monate',
    '– geteilte Abschlüsse: […]',
    '',
    'Ablauf',
    '– ein Gespräch von […] Minuten mit Rollenspiel',
    '– Rückmeldung innerhalb von […] Tagen',
    '– kein Anschreiben nötig, Abschlussquote mit Rechenweg genügt',
  ].join('\n'),
});
