import { typeset } from '../../typography.ts';
import type { RoleInterview } from '../types.ts';

/** Role "Closer" of /interviewfragen. */
export const closer: RoleInterview = typeset({
  heading: 'Fragen an\u00A0Closer',
  text: 'Mit diesen Fragen finden Sie heraus, ob jemand nur das verspricht, was Sie liefern können.',
  questions: [
    {
      id: 'closer-abschlussquote',
      question: '„Welche Abschluss&shy;quote hatten Sie in den letzten zwei Quartalen, worauf gerechnet?“',
      why: 'Dieselbe Leistung ergibt drei Quoten, je nachdem, welche Termine zählen.',
      lookFor: 'Nenner, Fallzahl, Auftragswert und Herkunft der Termine.',
      green: 'Nennt beide Quartale, auch das schwächere, und erklärt den Abstand.',
      red: 'Eine runde Zahl ohne Nenner.',
    },
    {
      id: 'closer-verloren',
      question: '„Welchen Abschluss haben Sie zuletzt verloren, und wann ist er gekippt?“',
      why: 'Ein verlorener Fall zeigt, ob jemand das eigene Gespräch auswertet.',
      lookFor: 'Das überhörte Zeichen und die Lehre daraus.',
      green: 'Nennt den eigenen Fehler und was seitdem anders läuft.',
      red: 'Der Preis war schuld. Bei jedem Beispiel.',
    },
    {
      id: 'closer-storno',
      question: '„Wie viele Ihrer Abschlüsse wurden storniert oder nie bezahlt?“',
      why: 'Die [Abschlussquote](/glossar#abschlussquote) zeigt nicht, was später storniert wurde.',
      lookFor: 'Eine Zahl mit Frist, die Gründe, die eigene Konsequenz.',
      green: 'Nennt Zahl und Frist und gleicht seitdem nach der Unterschrift Erwartungen ab.',
      red: '„Das lag bei der Buchhaltung.“',
    },
    {
      id: 'closer-prognose',
      question: '„Nehmen Sie drei offene Fälle, ohne Namen. Mit welchem rechnen Sie fest und warum?“',
      why: 'Nach der Prognose planen Sie Personal und Material.',
      lookFor: 'Nächste Schritte mit Datum, bekannte Mitentscheidende, geklärtes Budget.',
      green: 'Begründet das Nein zu zwei Fällen genauer als das Ja zum dritten.',
      red: '„Ein gutes Gefühl habe ich bei allen.“',
    },
    {
      id: 'closer-preis',
      question: '„Rollenspiel: ‚Das ist uns zu teuer.‘ Wie lautet Ihr nächster Satz?“',
      why: 'Die Antwort zeigt, ob jemand nachfragt oder gleich Rabatt gibt.',
      lookFor: 'Eine Frage: zu teuer im Vergleich wozu?',
      green: 'Gibt Nachlass zuletzt und nur gegen eine Gegenleistung.',
      red: 'Zehn Prozent im ersten Satz.',
    },
    {
      id: 'closer-abgelehnt',
      question: '„Wann haben Sie einen Abschluss abgelehnt, den Sie hätten haben können?“',
      why: 'Ein Vertrag, der nicht passt, wird oft zum [Storno](/glossar#storno).',
      lookFor: 'Ein Ausschlusskriterium und die Ruhe, es anzuwenden.',
      green: 'Beschreibt den Fall und sagt, an wen die Anfrage stattdessen ging.',
      red: '„Nein sagen ist nicht mein Job.“',
    },
    {
      id: 'closer-provision',
      question: '„Wie war Ihre Provision geregelt, und worüber gab es Streit?“',
      why: 'Der Betrag ist Privatsache, die Regel dürfen Sie erfragen.',
      lookFor: 'Bezugsgröße, Fälligkeit, Rückforderung, geteilte Abschlüsse.',
      green: 'Erklärt die Regel in drei Sätzen und fragt nach Ihrer.',
      red: 'Hat die eigene Regel nie gelesen, aber um sie gestritten.',
    },
    {
      id: 'closer-bedenkzeit',
      question: '„Jemand will eine Nacht darüber schlafen. Wie beenden Sie das Gespräch?“',
      why: 'Bedenkzeit ist manchmal ein Einwand, manchmal nur Bedenkzeit.',
      lookFor: 'Die Frage nach dem offenen Punkt und eine Uhrzeit für den Folgetermin.',
      green: 'Fragt, was bis morgen noch klar werden muss.',
      red: '„Das Angebot gilt nur heute.“',
    },
  ],
  criteria: [
    {
      id: 'closer-k-zahlen',
      name: 'Zahlen und Nenner',
      anchors: { 1: 'runde Zahl, kein Nenner', 3: 'Quote mit Nenner', 5: 'zwei Quartale, Abstand erklärt' },
    },
    {
      id: 'closer-k-verloren',
      name: 'Verlorene Abschlüsse',
      anchors: { 1: 'der Preis war schuld', 3: 'nennt den Wendepunkt', 5: 'eigener Fehler, Lehre daraus' },
    },
    {
      id: 'closer-k-preis',
      name: 'Preisgespräch',
      anchors: { 1: 'sofort Rabatt', 3: 'verteidigt den Preis', 5: 'fragt nach, tauscht statt schenkt' },
    },
    {
      id: 'closer-k-ende',
      name: 'Ende des Rollenspiels',
      anchors: { 1: 'Druck oder Rückzug', 3: 'fragt nach dem Grund', 5: 'offener Punkt und Termin stehen' },
    },
    {
      id: 'closer-k-prognose',
      name: 'Prognose',
      anchors: { 1: 'Gefühl', 3: 'nennt nächste Schritte', 5: 'Schritt, Datum, Mitentscheidende' },
    },
    {
      id: 'closer-k-qualitaet',
      name: 'Qualität der Abschlüsse',
      anchors: { 1: 'Storno unbekannt', 3: 'Stornoquote bekannt', 5: 'Quote, Gründe, Konsequenz' },
    },
    {
      id: 'closer-k-lernen',
      name: 'Lernen zwischen den Runden',
      anchors: {
        1: 'zweite Runde wie die erste',
        3: 'setzt den Hinweis teilweise um',
        5: 'Hinweis sitzt, eigene Idee dazu',
      },
    },
  ],
});
