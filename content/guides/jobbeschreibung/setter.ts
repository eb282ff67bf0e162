import { roles } from '../../roles.ts';
import { typeset } from '../../typography.ts';
import type { JobChapter } from '../types.ts';

const callback = ['11:02', '11:05'] as const;

/** Chapter "Setter" of /jobbeschreibung. Pay: spec §9, via `roles`. */
export const setter: JobChapter = typeset({
  heading: 'Setter: vom Interesse zum Termin, der stattfindet',
  text: 'Setter sprechen mit Menschen, die schon reagiert haben: auf einen Anruf, eine Anzeige, ein Webinar. Zuerst prüfen sie, ob das Angebot passt. Dann legen sie einen Termin oder sagen freundlich ab.',
  tasks: [
    'Bei neuen Anfragen innerhalb weniger Minuten zurückrufen',
    'Bedarf, Budgetrahmen, Zuständigkeit und Zeitpunkt klären',
    'Termine legen und mit Agenda bestätigen',
    'Am Vortag und kurz vorher erinnern',
    '[No-Shows](/glossar#no-show) anrufen und neu terminieren',
    'Das Gespräch in fünf Zeilen für das Closing festhalten',
    'Unpassende Anfragen mit Grund aussortieren',
  ],
  callback,
  strengths: [
    { title: 'Tempo', text: `Die Anfrage kam um ${callback[0]} Uhr, der Anruf kommt um ${callback[1]} Uhr.` },
    { title: 'Zuhören', text: 'Hört den Bedarf auch aus Nebensätzen heraus.' },
    { title: 'Verbindlichkeit', text: 'Ein Termin hat Agenda, Dauer und einen Grund zu erscheinen.' },
    { title: 'Mut zum Nein', text: 'Ein aussortierter [Lead](/glossar#lead) spart dem Closing eine Stunde.' },
  ],
  models: [
    { model: 'fixed', text: 'Passt, wenn Anfragen schwanken. Das Einkommen hängt dann nicht am Werbebudget.' },
    { model: 'hybrid', text: 'Fixum plus Prämie pro wahrgenommenem, passendem Termin. Nicht pro gebuchtem.' },
    {
      model: 'commission',
      text: 'Reine Terminprovision belohnt Masse. Ohne Definition des passenden Termins wird sie teuer.',
    },
  ],
  dayKey: 'am Telefon',
  day: [
    { time: '08:45', text: 'Anfragen vom Abend und aus der Nacht abtelefonieren', talks: true },
    { time: '09:30', text: 'Termine des Tages bestätigen, offene Zusagen anrufen', talks: true },
    { time: '10:30', text: 'Qualifizierungs&shy;gespräche, Notiz direkt nach jedem', talks: true },
    { time: '13:00', text: 'Kurze Runde mit dem Closing: Welche Termine haben gepasst?' },
    { time: '14:00', text: 'No-Shows nachfassen, zwei neue Zeiten anbieten', talks: true },
    { time: '16:00', text: 'Zweiter Block Gespräche, danach Erinnerungen für morgen', talks: true },
    { time: '17:30', text: 'Feierabend' },
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
      definition: 'Vom Closing als passend bestätigte Termine, geteilt durch alle wahrgenommenen.',
      caution: 'Braucht dieselbe Definition auf beiden Seiten der Übergabe.',
    },
    {
      name: 'Notizquote',
      definition: 'Termine mit vollständiger Notiz, geteilt durch alle Termine.',
      caution: 'Vollständig ist sie, wenn das Closing nichts doppelt fragen muss.',
    },
  ],
  pay: `Der Richtwert gilt für das Fixum. Viele Verträge sehen zusätzlich eine Provision vor, meist pro Termin. Entscheidend ist, welches Wort vor „Termin“ steht: gebucht, wahrgenommen oder passend.`,
  ad: [
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
    'Vertrag und Vergütung',
    '– Vertragsart: […] (angestellt oder selbstständig)',
    '– Fixum: […]\u00A0€ brutto im Monat',
    '– Prämie: […]\u00A0€ pro wahrgenommenem, passendem Termin, fällig\u00A0am\u00A0[…]',
    '– bei No-Show: […]',
    '',
    'Ablauf',
    '– ein Gespräch von […] Minuten mit Rollenspiel',
    '– Rückmeldung innerhalb von […] Tagen',
    '– kein Anschreiben nötig, Show-up-Rate mit Rechenweg genügt',
  ].join('\n'),
});
