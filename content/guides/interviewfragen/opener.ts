import { typeset } from '../../typography.ts';
import type { RoleInterview } from '../types.ts';

/** Role "Opener" of /interviewfragen. */
export const opener: RoleInterview = typeset({
  heading: 'Fragen an\u00A0Opener',
  text: 'Gesucht ist, wer sich kurz fasst und nachmittags so freundlich ist wie morgens.',
  questions: [
    {
      id: 'opener-woche',
      question: '„Wie viele Anwahlen, Gespräche und Rückrufe hatten Sie in einer normalen Woche?“',
      why: 'Ein [Track Record](/glossar#track-record) ist eine Kette: Die drei Zahlen müssen zueinander passen.',
      lookFor: 'Zahlen, die zueinander passen. Dazu Zeitraum, Zielgruppe und Herkunft der Liste.',
      green: 'Nennt die Kette aus dem Kopf und sagt ungefragt, welche Stufe schwach war.',
      red: '„Sehr viele“, „immer über Ziel“.',
    },
    {
      id: 'opener-reihenfolge',
      question: '„Sie bekommen 200 Firmennamen. Wen rufen Sie zuerst an und warum?“',
      why: 'Die Antwort zeigt, wie jemand vor dem ersten Anruf recherchiert.',
      lookFor: 'Kriterien: Anlass, Größe, Rolle der Kontaktperson, beste Uhrzeit für die Branche.',
      green: 'Sucht Anlässe: neue Stellenanzeigen, neuer Standort, Wechsel in der Leitung.',
      red: 'Von A bis Z. Die Firmen mit Z hatten nie eine Chance.',
    },
    {
      id: 'opener-schlechte-woche',
      question: '„Wann hatten Sie zuletzt eine schlechte Woche, und was haben Sie danach geändert?“',
      why: 'Schlechte Wochen kommen vor. Es zählt, was danach anders lief.',
      lookFor: 'Eine Ursache, eine Änderung, ein Ergebnis.',
      green: 'Andere Uhrzeit, anderer Einstieg oder andere Liste, mit der Zahl davor und danach.',
      red: 'Schuld waren Leads, Produkt und Führung. In dieser Reihenfolge.',
    },
    {
      id: 'opener-uebergabe',
      question: '„Was steht in Ihrer Notiz, wenn Sie einen Kontakt übergeben?“',
      why: 'Was nicht in der Notiz steht, ist für das Setting verloren.',
      lookFor: 'Grund des Interesses im Wortlaut, Rückrufzeit, offene Frage, Quelle.',
      green: 'Diktiert Ihnen eine Notiz mit vier Zeilen, die Sie sofort verstehen.',
      red: '„Hat Interesse.“ Ende der Notiz.',
    },
    {
      id: 'opener-kein-interesse',
      question: '„Nach fünf Sekunden ist ‚kein Interesse‘ die Antwort. Was sagen Sie?“',
      why: 'Der Satz ist oft ein Reflex, manchmal ein Urteil.',
      lookFor: 'Eine einzige kurze Rückfrage.',
      green: 'Hat für den Reflex eine Frage und für das echte Nein ein freundliches Ende.',
      red: 'Diskutiert immer. Oder legt immer auf.',
    },
    {
      id: 'opener-einstieg',
      question: '„Spielen Sie mir bitte die ersten 20 Sekunden eines Kaltanrufs vor.“',
      why: 'Erst beim Vorspielen hört man, wie der Satz klingt.',
      lookFor: 'Name, Grund des Anrufs und eine Frage, ohne Anlauf.',
      green: 'Fragt erst, wer abhebt und welche Branche es ist.',
      red: 'Zwei Minuten Firmengeschichte am Stück.',
    },
    {
      id: 'opener-zentrale',
      question: '„Sie landen in der Zentrale. Wie kommen Sie zur zuständigen Person?“',
      why: 'Ein Trick am Empfang schadet spätestens beim zweiten Anruf Ihrer Firma.',
      lookFor: 'Vor- und Nachname, Anliegen in einem Satz, ehrliche Bitte um Hilfe.',
      green: 'Notiert Namen und gute Uhrzeiten im CRM.',
      red: 'Täuscht einen erwarteten Rückruf oder alte Bekanntschaft vor.',
    },
    {
      id: 'opener-regeln',
      question: '„Wen dürfen Sie zu Werbezwecken anrufen und wen nicht?“',
      why: 'In Deutschland gilt § 7 UWG. Für Verstöße haftet auch Ihre Firma.',
      lookFor: 'Privatpersonen nur mit ausdrücklicher Einwilligung vorab. Firmen zumindest mit mutmaßlicher.',
      green: 'Fragt nach Ihrer Sperrliste und weiß, dass Österreich und die Schweiz eigene Regeln haben.',
      red: '„Beschwert hat sich noch niemand.“',
    },
  ],
  criteria: [
    {
      id: 'opener-k-zahlen',
      name: 'Zahlen',
      anchors: {
        1: 'keine oder nur Superlative',
        3: 'Zahlen ohne Zeitraum oder Liste',
        5: 'Kette mit Quoten, rechnet sich',
      },
    },
    {
      id: 'opener-k-einstieg',
      name: 'Einstieg im Rollenspiel',
      anchors: { 1: 'Monolog', 3: 'klarer Grund, keine Frage', 5: 'Grund, Frage, Pause in 20 Sekunden' },
    },
    {
      id: 'opener-k-absage',
      name: 'Umgang mit Absagen',
      anchors: { 1: 'streitet oder flieht', 3: 'ein Satz für alle Fälle', 5: 'trennt Reflex und echtes Nein' },
    },
    {
      id: 'opener-k-recherche',
      name: 'Recherche und Reihenfolge',
      anchors: { 1: 'alphabetisch', 3: 'nach Größe oder Branche', 5: 'nach Anlass, mit Beispiel' },
    },
    {
      id: 'opener-k-schlechte-woche',
      name: 'Schlechte Woche',
      anchors: { 1: 'andere waren schuld', 3: 'nennt eine Ursache', 5: 'Ursache, Änderung, Ergebnis' },
    },
    {
      id: 'opener-k-notiz',
      name: 'Notiz und Übergabe',
      anchors: { 1: '„hat Interesse“', 3: 'vollständig, aber ohne Wortlaut', 5: 'vier Zeilen, sofort brauchbar' },
    },
    {
      id: 'opener-k-lernen',
      name: 'Lernen zwischen den Runden',
      anchors: {
        1: 'zweite Runde wie die erste',
        3: 'setzt den Hinweis teilweise um',
        5: 'Hinweis sitzt, eigene Idee dazu',
      },
    },
  ],
});
