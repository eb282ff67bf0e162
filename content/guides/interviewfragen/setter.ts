import { typeset } from '../../typography.ts';
import type { RoleInterview } from '../types.ts';

/** Role "Setter" of /interviewfragen. */
export const setter: RoleInterview = typeset({
  heading: 'Fragen an\u00A0Setter',
  text: 'Gute Setter rufen schnell an und legen Termine mit Bedacht.',
  questions: [
    {
      id: 'setter-show-up',
      question: '„Wie hoch war Ihre Show-up-Rate, und wie haben Sie sie gerechnet?“',
      why: 'Verschobene Termine zählt jede Firma anders. Die [Definition der Show-up-Rate](/glossar#show-up-rate) sagt mehr als die Zahl.',
      lookFor: 'Zähler, Nenner, Zeitraum. Und wer die Zahl gepflegt hat.',
      green: 'Nennt die Quote, ihre Definition und eine Änderung, die sie bewegt hat.',
      red: '98 %, ohne zu wissen, wovon.',
    },
    {
      id: 'setter-qualifizieren',
      question: '„Was müssen Sie wissen, bevor Sie einen Termin legen?“',
      why: 'Ohne Kriterien sitzt Ihr Closing in Terminen, die nicht passen.',
      lookFor: 'Bedarf, Budgetrahmen, Mitentscheidende, Zeitpunkt.',
      green: 'Nennt vier Punkte und formuliert zu jedem eine Frage, die Sie selbst beantworten würden.',
      red: '„Den Rest klärt das Closing.“',
    },
    {
      id: 'setter-absage',
      question: '„Wann haben Sie zuletzt bewusst keinen Termin gelegt?“',
      why: 'Prämien pro Termin belohnen Menge. Die Frage zeigt, wer trotzdem aussortiert.',
      lookFor: 'Ein Beispiel mit Grund und eine freundliche Absage.',
      green: 'Hat den Lead für später auf Wiedervorlage gelegt.',
      red: 'Findet kein einziges Beispiel.',
    },
    {
      id: 'setter-no-show',
      question: '„Termin um 14 Uhr, niemand erscheint. Was tun Sie bis 14:15 Uhr?“',
      why: 'Ein [No-Show](/glossar#no-show) kostet zweimal: die Stunde im Closing und den Lead.',
      lookFor: 'Eine feste Abfolge aus Anruf, Nachricht und neuem Termin.',
      green: 'Ruft nach wenigen Minuten an, bietet zwei neue Zeiten und trägt den Grund ein.',
      red: '„Dann war das Interesse wohl nicht da.“',
    },
    {
      id: 'setter-unterlagen',
      question: '„Rollenspiel: ‚Schicken Sie mir erst einmal Unterlagen.‘ Was antworten Sie?“',
      why: 'Der Wunsch nach Unterlagen ist oft ein höflicher Abschied.',
      lookFor: 'Eine Frage, bevor ein PDF verschickt wird.',
      green: 'Fragt, was darin stehen soll, und vereinbart einen Termin, um es durchzugehen.',
      red: 'Verschickt das PDF, bedankt sich und wartet.',
    },
    {
      id: 'setter-tempo',
      question: '„Eine Anfrage kommt um 11:02 Uhr. Was passiert wann, bis Sie aufgeben?“',
      why: 'Dieselbe Person fragt um 11:04 Uhr vielleicht schon woanders an.',
      lookFor: 'Minuten bis zum ersten Anruf, Zahl der Versuche, ein definiertes Ende.',
      green: 'Plant mehrere Tage mit wechselnden Uhrzeiten und einer letzten Nachricht.',
      red: '„Im Lauf des Tages.“ Oder Nachfassen ohne Ende.',
    },
    {
      id: 'setter-crm',
      question: '„Welche Felder füllen Sie nach einem Gespräch aus, und wann?“',
      why: 'Am Freitag weiß niemand mehr, wer was gesagt hat.',
      lookFor: 'Sofortige Notiz, Wortlaut des Problems, Datum für den nächsten Schritt.',
      green: 'Blockt dafür nach jedem Gespräch ein paar Minuten.',
      red: 'Freitags, gesammelt, aus dem Kopf.',
    },
    {
      id: 'setter-streit',
      question: '„Im Closing heißt es, Ihre Termine taugen nichts. Was tun Sie?“',
      why: 'Die Antwort zeigt, ob jemand den Streit mit Fakten löst.',
      lookFor: 'Stichprobe, gemeinsame Definition, keine Lagerbildung.',
      green: 'Geht mit dem Closing die letzten zehn Termine durch und schreibt auf, was „passend“ heißt.',
      red: 'Erklärt, wer im Closing nicht verkaufen kann.',
    },
  ],
  criteria: [
    {
      id: 'setter-k-zahlen',
      name: 'Zahlen und Definitionen',
      anchors: { 1: 'Quote ohne Nenner', 3: 'Quote mit Nenner', 5: 'Quote, Nenner und eigener Hebel' },
    },
    {
      id: 'setter-k-qualifizieren',
      name: 'Qualifizierung',
      anchors: { 1: 'terminiert alle', 3: 'kennt Kriterien', 5: 'vier Kriterien, natürliche Fragen' },
    },
    {
      id: 'setter-k-nein',
      name: 'Mut zum Nein',
      anchors: { 1: 'legt jeden Termin', 3: 'Beispiel ohne Grund', 5: 'Grund, Absage, Wiedervorlage' },
    },
    {
      id: 'setter-k-no-show',
      name: 'Umgang mit No-Shows',
      anchors: { 1: 'hakt ab', 3: 'schreibt eine Nachricht', 5: 'ruft an, terminiert neu, notiert Grund' },
    },
    {
      id: 'setter-k-gespraech',
      name: 'Gesprächsführung im Rollenspiel',
      anchors: { 1: 'redet über das Produkt', 3: 'fragt, hört nur halb zu', 5: 'greift Nebensätze auf' },
    },
    {
      id: 'setter-k-schritt',
      name: 'Ende des Rollenspiels',
      anchors: { 1: 'verschickt und wartet', 3: 'fragt, was fehlt', 5: 'Unterlagen nur mit Termin' },
    },
    {
      id: 'setter-k-lernen',
      name: 'Lernen zwischen den Runden',
      anchors: {
        1: 'zweite Runde wie die erste',
        3: 'setzt den Hinweis teilweise um',
        5: 'Hinweis sitzt, eigene Idee dazu',
      },
    },
  ],
});
