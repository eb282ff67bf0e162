import { roles } from '../../roles.ts';
import { typeset } from '../../typography.ts';
import type { JobChapter } from '../types.ts';

/** Chapter "Setter" of /jobbeschreibung. Pay: spec §9, via `roles`. */
export const setter: JobChapter = typeset({
  heading: 'Setter: vom Interesse zum Termin, der stattfindet',
  text: 'Setter sprechen mit Menschen, die schon reagiert haben: auf einen Anruf, eine Anzeige, ein Webinar. Zuerst wird geprüft, ob das Angebot passt. Danach gibt es einen Termin oder eine freundliche Absage.',
  tasks: [
    'Auf neue Anfragen innerhalb von Minuten zurückrufen',
    'Bedarf, Budgetrahmen, Zuständigkeit und Zeitpunkt klären',
    'Termine legen und mit Agenda bestätigen',
    'Am Vortag und kurz vorher erinnern',
    '[No-Shows](/glossar#no-show) anrufen und neu terminieren',
    'Das Gespräch in fünf Zeilen für das Closing festhalten',
    'Unpassende Anfragen mit Grund aussortieren',
  ],
  strengths: [
    { title: 'Tempo', text: 'Die Anfrage kam um 11:02 Uhr, der Anruf kommt um 11:05 Uhr.' },
    { title: 'Zuhören', text: 'Den Bedarf verrät oft ein Nebensatz.' },
    { title: 'Verbindlichkeit', text: 'Ein Termin hat Agenda, Dauer und einen Grund zu erscheinen.' },
    { title: 'Mut zum Nein', text: 'Ein abgesagter [Lead](/glossar#lead) spart dem Closing eine Stunde.' },
  ],
  models: [
    { model: 'fixed', text: 'Passt, wenn Anfragen schwanken. Das Einkommen hängt dann nicht am Werbebudget.' },
    { model: 'hybrid', text: 'Fixum plus Prämie pro wahrgenommenem, passendem Termin. Nicht pro gebuchtem.' },
    {
      model: 'commission',
      text: 'Reine Terminprovision belohnt Masse. Ohne Definition des passenden Termins wird sie teuer.',
    },
  ],
  day: [
    { time: '08:45', text: 'Anfragen vom Abend und aus der Nacht abtelefonieren' },
    { time: '09:30', text: 'Termine des Tages bestätigen, offene Zusagen anrufen' },
    { time: '10:30', text: 'Qualifizierungs&shy;gespräche, Notiz direkt nach jedem' },
    { time: '13:00', text: 'Kurze Runde mit dem Closing: Welche Termine haben gepasst?' },
    { time: '14:00', text: 'No-Shows nachfassen, zwei neue Zeiten anbieten' },
    { time: '16:00', text: 'Zweiter Block Gespräche, danach Erinnerungen für morgen' },
  ],
  metrics: [
    {
      name: 'Reaktionszeit',
      definition: 'Median der Minuten zwischen Anfrage und erstem Anrufversuch.',
      caution: 'Nur innerhalb der Arbeitszeit messen, sonst gewinnt, wer nachts arbeitet.',
    },
    {
      name: 'Terminquote',
      definition: 'Gebuchte Termine, geteilt durch geführte Gespräche.',
      caution: 'Eine hohe Quote kann auch heißen, dass niemand aussortiert.',
    },
    {
      name: 'Show-up-Rate',
      definition: 'Wahrgenommene Termine, geteilt durch gebuchte Termine.',
      caution: 'Vorher festlegen, wie verschobene Termine zählen.',
    },
    {
      name: 'Passquote',
      definition: 'Vom Closing als passend bestätigte Termine, geteilt durch wahrgenommene.',
      caution: 'Braucht dieselbe Definition auf beiden Seiten der Übergabe.',
    },
    {
      name: 'Notizquote',
      definition: 'Termine mit vollständiger Notiz, geteilt durch alle Termine.',
      caution: 'Vollständig heißt: Das Closing muss nichts doppelt fragen.',
    },
  ],
  pay: `Der Richtwert nennt keine Provision. Viele Verträge sehen trotzdem eine vor, meist pro Termin. Entscheidend ist das Wort davor: gebucht, wahrgenommen oder passend.`,
  ad: {
    title: `Anzeige für ${roles.setter.jobTitle}`,
    text: [
      roles.setter.jobTitle,
      'Ort oder remote: […] | Umfang: […] Stunden pro Woche | Start: […]',
      '',
      '[…] verkauft […] an […]. Gesucht wird eine Person, die Anfragen prüft und Termine legt.',
      '',
      'Aufgaben',
      '– auf Anfragen aus […] innerhalb von […] Minuten zurückrufen',
      '– Bedarf, Budgetrahmen, Zuständigkeit und Zeitpunkt klären',
      '– Termine für […] Closer legen, bestätigen und nachfassen',
      '– Notizen in […] führen',
      '',
      'Anforderungen',
      '– Deutsch auf Niveau […], weitere Sprachen: […]',
      '– Erfahrung im Setting, Service oder Empfang: […]',
      '– Arbeitszeiten: […] bis […], abends: […]',
      '',
      'Zahlen zum Start',
      '– Anfragen: […] pro Woche, Quelle: […]',
      '– ein Termin gilt als passend, wenn […]',
      '– Einarbeitung: […] Wochen, begleitet von […]',
      '',
      'Vergütung',
      '– Fixum: […] € brutto im Monat',
      '– Prämie: […] € pro wahrgenommenem, passendem Termin, fällig am […]',
      '– bei No-Show: […]',
      '',
      'Ablauf',
      '– ein Gespräch von […] Minuten mit Rollenspiel',
      '– Rückmeldung innerhalb von […] Tagen',
      '– kein Anschreiben nötig, Show-up-Rate mit Rechenweg genügt',
    ].join('\n'),
  },
});
