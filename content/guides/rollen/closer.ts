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
    { factor: { euros: 1500 }, name: 'Auftragswert', result: 'Umsatz' },
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
    date: '2026-11-22',
  },
  hero: {
    headline: 'Closer: Erst der\u00A0Preis, dann\u00A0die\u00A0Stille.',
    lead: 'Closer führen das Verkaufsgespräch. Am Ende steht eine Unterschrift oder ein klares Nein.',
  },
  boundary: {
    id: 'abgrenzung',
    heading: 'Closer bekommen Termine, statt sie zu suchen',
    text: 'Termine suchen und Verträge abschließen sind zwei Aufgaben. Soll eine Person beides tun, kommt oft eines davon zu kurz.',
  },
  isNot: [
    {
      title: 'Kein Setter',
      text: 'Ob ein Termin passt, haben [Setter](/jobbeschreibung/setter) geprüft und in fünf Zeilen notiert.',
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
    heading: 'Was verdient ein Closer?',
    text: 'Das [Fixum](/glossar#fixum) kommt jeden Monat. Bei der Provision entscheidet, worauf sie gerechnet wird.',
  },
  dayIntro: {
    id: 'tag',
    heading: 'Ein Tag zwischen Gespräch und Angebot',
    text: 'Nur zwei der sechs Blöcke sind Verkaufsgespräche. Ein dritter Termin ist an diesem Tag ausgefallen.',
  },
  metricsIntro: {
    id: 'messung',
    heading: 'Woran sich Closer messen lassen',
    text: 'Bei jeder Quote entscheidet der Nenner, also wodurch geteilt wird. Diese Definitionen sind ein Vorschlag\u00A0von\u00A0uns.',
  },
  week,
  weekIntro: {
    id: 'woche',
    heading: `${number(weekValue(week, 0))} Termine, ${number(deals)} Abschlüsse. Eine Woche in Zahlen.`,
    text: weekLabel,
  },
  weekOutcomes: ['ausgefallen', 'kein Abschluss', 'Abschluss'],
  weekReading: `Rückwärts gelesen ist jedes Gespräch ${euroRound(revenue / talks)} Umsatz wert, auch das ohne Abschluss. Zehn Prozent Nachlass in jedem Vertrag kosten pro Woche ${euroRound(revenue * 0.1)}, mehr als ein Gespräch einbringt.`,
  questionsIntro: {
    id: 'fragen',
    heading: 'Was Closer im Interview gefragt werden',
    text: 'Zu jeder Frage steht, was in die Antwort gehört. Alle Fragen mit guten und schlechten Zeichen stehen bei den [Interviewfragen an Closer](/interviewfragen#closer).',
  },
  questions: ['closer-verloren', 'closer-storno', 'closer-bedenkzeit'],
  faqIntro: {
    id: 'faq',
    heading: 'Häufige Fragen zum Vertrag',
    text: 'Was sich vor der Unterschrift klären lässt. Hinweise zum Recht: Stand November 2026, keine Rechtsberatung.',
  },
  faq: [
    {
      id: 'prozent-wovon',
      question: `Provision ${roles.closer.payNote.replace('plus ', '').replace(' Provision', '')}: wovon?`,
      answer:
        'Das sagt der Vertrag: vom Auftragswert, vom Netto-Umsatz oder vom Zahlungseingang. Derselbe Satz ergibt drei verschiedene Beträge. [Vier Punkte dazu](/jobbeschreibung#provision) gehören vor der Unterschrift in den Vertrag.',
    },
    {
      id: 'nur-provision',
      question: 'Geht es auch ganz ohne Fixum?',
      answer:
        'Ja, vor allem bei selbstständiger Arbeit. Im Arbeitsverhältnis gilt in Deutschland trotzdem der Mindestlohn. Ohne Fixum trägt eine Person das Risiko für Termine, die andere legen. Dafür sollte der Provisionssatz höher sein.',
    },
    {
      id: 'selbststaendig',
      question: 'Arbeiten Closer angestellt oder selbstständig?',
      // § 7a SGB IV.
      answer:
        'Beides kommt vor. Arbeit auf Rechnung, aber nach Weisung und Dienstplan, kann [Scheinselbstständigkeit](/glossar#scheinselbststaendigkeit) sein. Ob eine Beschäftigung vorliegt, klärt auf Antrag die Deutsche Rentenversicherung (§ 7a SGB IV).',
    },
    {
      id: 'account-executive',
      question: 'Was unterscheidet Closer von Account Executives?',
      answer:
        'Oft nur der Titel. In Softwarefirmen suchen Account Executives einen Teil ihrer Termine häufig selbst. Dann stecken zwei Rollen in einer Stelle.',
    },
  ],
  closing: {
    heading: 'Stellen für Closer, ohne Anschreiben.',
    text: 'Das Fixum steht auf der Jobkarte, noch vor dem ersten Ja. Die Registrierung ist kostenlos, ein Abo brauchen nur Unternehmen.',
    links: onwardLinks('closer'),
  },
});
