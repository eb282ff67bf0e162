import { euroRound, number } from '../../format.ts';
import { payRange, roles } from '../../roles.ts';
import { typeset } from '../../typography.ts';
import type { RolePage, Week } from '../types.ts';
import { onwardLinks, weekLabel } from './shared.ts';
import { weekValue } from './week.ts';

/** An example; the shares are the metrics of the chapter. */
const week: Week = {
  perDay: 3,
  unit: 'gebuchte Termine',
  steps: [
    { factor: { share: 0.8 }, name: '[Show-up-Rate](/glossar#show-up-rate)', result: 'geführte Gespräche' },
    { factor: { share: 0.25 }, name: 'Abschlussquote', result: 'Abschlüsse' },
    { factor: { euros: 4000 }, name: 'Auftragswert', result: 'Umsatz' },
  ],
};
const talks = weekValue(week, 1);
const deals = weekValue(week, 2);
const revenue = weekValue(week, 3);

/** /jobbeschreibung/closer. Pay: spec §9, via `roles`. */
export const closer: RolePage = typeset<RolePage>({
  meta: {
    title: 'Closer im Vertrieb: Aufgaben, Vergütung, Fragen',
    description: `Closer führen das Gespräch, in dem entschieden wird. ${payRange(roles.closer)} brutto im Monat als Richtwert, ${roles.closer.payNote}. Mit Wochenrechnung.`,
    date: '2026-11-21',
  },
  hero: {
    headline: 'Closer: Erst der\u00A0Preis, dann\u00A0die\u00A0Stille.',
    lead: 'Diagnose, Angebot, Preis, Vertrag. Am Ende steht eine Unterschrift oder ein Nein, das den Kalender freigibt.',
  },
  boundary: {
    id: 'abgrenzung',
    heading: 'Closer bekommen Termine, statt sie zu suchen',
    text: 'Wer jagen und abschließen soll, tut meist das, was gerade weniger wehtut.',
  },
  isNot: [
    {
      title: 'Kein Setter',
      text: 'Ob ein Termin passt, ist vorher geprüft. Das erledigen [Setter](/jobbeschreibung/setter), samt fünf Zeilen Notiz.',
    },
    {
      title: 'Kein Opener',
      text: 'Der Kaltanruf ist ein anderes Handwerk. Dafür gibt es [Opener](/jobbeschreibung/opener).',
    },
    {
      title: 'Keine Kundenbetreuung',
      text: 'Nach der Unterschrift übernimmt das Team, das liefert. Zusagen gehen schriftlich mit.',
    },
  ],
  payIntro: {
    id: 'verguetung',
    heading: 'Was Closer verdienen',
    text: 'Das [Fixum](/glossar#fixum) ist der ruhige Teil. Spannend wird die Frage: Prozent wovon?',
  },
  dayIntro: {
    id: 'tag',
    heading: 'Zwei Gespräche, ein Angebot, eine Prognose',
    text: 'Gesprochen wird wenig, vorbereitet viel. Zum Schluss kommt die Prognose auf den Stand des Tages.',
  },
  metricsIntro: {
    id: 'messung',
    heading: 'Fünf Zahlen, an denen sich Closer messen lassen',
    text: 'Bei jeder entscheidet der Nenner. Er fehlt auffällig oft.',
  },
  week,
  weekIntro: {
    id: 'woche',
    heading: `${number(weekValue(week, 0))} Termine, ${number(deals)} Abschlüsse. Eine Woche in Zahlen.`,
    text: weekLabel,
  },
  weekReading: `Rückwärts gelesen ist jedes Gespräch ${euroRound(revenue / talks)} Umsatz wert, auch das ohne Abschluss. Zehn Prozent Nachlass in jedem Vertrag kosten ${euroRound(revenue * 0.1)}. Das ist mehr als ein Gespräch.`,
  questionsIntro: {
    id: 'fragen',
    heading: 'Fünf Fragen, die Closer im Interview hören',
    text: 'Dazu, was in die Antwort gehört. Alle Fragen mit Signalen stehen bei den [Interviewfragen an Closer](/interviewfragen#closer).',
  },
  questions: ['closer-abschlussquote', 'closer-verloren', 'closer-preis', 'closer-storno', 'closer-bedenkzeit'],
  faqIntro: {
    id: 'faq',
    heading: 'Vier Antworten vor der Unterschrift',
    text: 'Diesmal geht es um den eigenen Vertrag.',
  },
  faq: [
    {
      id: 'prozent-wovon',
      question: `Provision ${roles.closer.payNote.replace('plus ', '').replace(' Provision', '')}: wovon?`,
      answer:
        'Das sagt der Vertrag: vom Auftragswert, vom Netto-Umsatz oder vom Zahlungseingang. Derselbe Satz ergibt drei verschiedene Beträge. [Vier Sätze zur Provision](/jobbeschreibung#provision) klären das vorher.',
    },
    {
      id: 'nur-provision',
      question: 'Geht es auch ganz ohne Fixum?',
      answer:
        'Im Arbeitsverhältnis gilt in Deutschland trotzdem der Mindestlohn. Ohne Fixum trägt eine Person das Risiko für Termine, die andere legen. Das sollte der Satz dann auch hergeben.',
    },
    {
      id: 'selbststaendig',
      question: 'Arbeiten Closer angestellt oder selbstständig?',
      // § 7a SGB IV.
      answer:
        'Beides kommt vor. Wer auf Rechnung arbeitet, aber nach Weisung und Dienstplan, ist womöglich [scheinselbstständig](/glossar#scheinselbststaendigkeit). Ob eine Beschäftigung vorliegt, klärt auf Antrag die Deutsche Rentenversicherung (§ 7a SGB IV).',
    },
    {
      id: 'account-executive',
      question: 'Was unterscheidet Closer von Account Executives?',
      answer:
        'Oft nur das Türschild. In Softwarefirmen suchen Account Executives einen Teil ihrer Termine häufig selbst. Dann sind es zwei Rollen mit einem Gehalt.',
    },
  ],
  closing: {
    heading: 'Zwei Ja, bevor jemand verhandelt.',
    text: 'Das Wunschgehalt steht schon im Profil. Registrieren kostet nichts, ein Abo brauchen nur Unternehmen.',
    links: onwardLinks('closer'),
  },
});
