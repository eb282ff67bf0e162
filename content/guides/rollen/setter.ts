import { number } from '../../format.ts';
import { payRange, roles } from '../../roles.ts';
import { typeset } from '../../typography.ts';
import type { RolePage, Week } from '../types.ts';
import { onwardLinks, weekLabel } from './shared.ts';
import { weekValue } from './week.ts';

/** Share of the appointments that take place which suit the Closer, in the example. */
const PASS = 0.8;

/** An example; the shares are the metrics of the chapter. */
const week: Week = {
  perDay: 20,
  unit: 'Anfragen',
  steps: [
    { factor: { share: 0.8 }, name: 'Erreichungsquote', result: 'geführte Gespräche' },
    { factor: { share: 0.25 }, name: 'Terminquote', result: 'gebuchte Termine' },
    { factor: { share: 0.75 }, name: 'Show-up-Rate', result: 'wahrgenommene Termine' },
    { factor: { share: PASS }, name: 'Passquote', result: 'passende Termine' },
  ],
};
const requests = weekValue(week, 0);
const suitable = weekValue(week, 4);
/** Requests that would bring as many suitable appointments as two people who do come. */
const worth = Math.round((2 * PASS) / (suitable / requests));

/** /jobbeschreibung/setter. Pay: spec §9, via `roles`. */
export const setter: RolePage = typeset<RolePage>({
  meta: {
    title: 'Setter im Vertrieb: Aufgaben, Vergütung, Fragen',
    description: `Setter prüfen Anfragen und legen Termine, die stattfinden. ${payRange(roles.setter)} brutto im Monat als Richtwert, dazu Wochenrechnung und Interviewfragen.`,
    date: '2026-11-22',
  },
  hero: {
    headline: 'Setter: Es zählt, wer kommt.',
    lead: 'Setter rufen zurück, wenn sich jemand gemeldet hat. Passt das Angebot, vereinbaren sie einen Termin, der auch stattfindet.',
  },
  boundary: {
    id: 'abgrenzung',
    heading: 'Setter sortieren aus, bevor der Kalender voll ist',
    text: 'Setter bekommen einen Kontakt und übergeben einen Termin. Dazwischen sortieren sie aus, was nicht passt.',
  },
  isNot: [
    {
      title: 'Kein Opener',
      text: 'Setter rufen niemanden kalt an. Den ersten Kontakt gab es schon, etwa durch [Opener](/jobbeschreibung/opener).',
    },
    {
      title: 'Kein Closer',
      text: 'Setter klären einen Budgetrahmen, keinen Preis. Den Preis vertreten [Closer](/jobbeschreibung/closer).',
    },
    {
      title: 'Kein Buchungslink',
      text: 'Ein Link vergibt Termine rund um die Uhr. Er merkt nur nicht, wenn es nicht passt.',
    },
  ],
  payIntro: {
    id: 'verguetung',
    heading: 'Was verdient ein Setter?',
    text: 'Das [Fixum](/glossar#fixum) kommt jeden Monat. Die Prämie hängt davon ab, welche Termine laut Vertrag zählen.',
  },
  dayIntro: {
    id: 'tag',
    heading: 'Morgens Rückrufe, nachmittags Erinnerungen',
    text: 'Der Tag richtet sich danach, wann die Leute Zeit haben.',
  },
  metricsIntro: {
    id: 'messung',
    heading: 'Woran sich Setter messen lassen',
    text: 'Ob ein Termin gepasst hat, entscheidet das Closing. Dafür brauchen beide dieselbe Definition. Diese hier sind ein Vorschlag\u00A0von\u00A0uns.',
  },
  week,
  weekIntro: {
    id: 'woche',
    heading: `${number(requests)} Anfragen, ${number(suitable)}\u00A0passende\u00A0Termine. Eine Woche in Zahlen.`,
    text: weekLabel,
  },
  weekOutcomes: ['nicht erreicht', 'kein Termin', 'nicht erschienen', 'passt nicht', 'passend'],
  weekReading: `Rückwärts gelesen braucht jeder passende Termin rund\u00A0${number(Math.round(requests / suitable))}\u00A0Anfragen. Zwei No-Shows weniger bringen so viel wie rund\u00A0${number(worth)}\u00A0neue Anfragen. Ein kurzer Anruf am Vortag lohnt sich also.`,
  questionsIntro: {
    id: 'fragen',
    heading: 'Was Setter im Interview gefragt werden',
    text: 'Zu jeder Frage steht, was in die Antwort gehört. Alle Fragen mit guten und schlechten Zeichen stehen bei den [Interviewfragen an Setter](/interviewfragen#setter).',
  },
  questions: ['setter-show-up', 'setter-absage', 'setter-no-show'],
  faqIntro: {
    id: 'faq',
    heading: 'Häufige Fragen zur Rolle',
    text: 'Was sich vor dem ersten Rückruf klären lässt.',
  },
  faq: [
    {
      id: 'zwei-rollen',
      question: 'Kann eine Person Opener und Setter zugleich sein?',
      answer:
        'Ja, in kleinen Teams ist das üblich. Beide Aufgaben brauchen eigene Blöcke im Kalender. Sonst gehen die Rückrufe vor, und die kalte Liste bleibt liegen.',
    },
    {
      id: 'verschoben',
      question: 'Zählt ein verschobener Termin als No-Show?',
      answer:
        'Nein, wenn vorher abgesagt wurde und der neue Tag steht. Ein No-Show ist ein Termin ohne Absage. Beides gehört schriftlich festgelegt, bevor die erste Prämie fällig wird.',
    },
    {
      id: 'tempo',
      question: 'Wie schnell muss ein Rückruf kommen?',
      answer:
        'Innerhalb von Minuten, solange das Formular noch auf dem Bildschirm steht. Bei Anfragen vom Abend reicht der nächste Morgen.',
    },
    {
      id: 'naechste-rolle',
      question: 'Führt der Weg vom Setting ins Closing?',
      answer:
        'Oft, aber nicht von selbst. Hilfreich ist, bei Terminen dabeizusitzen und das Preisgespräch zu üben. Manche bleiben lieber, denn Qualifizieren ist ein eigenes Handwerk.',
    },
  ],
  closing: {
    heading: 'Stellen für Setter, ohne Anschreiben.',
    text: 'Sagen beide Seiten Ja, vereinbaren sie das Gespräch im Chat. Die Registrierung ist kostenlos. Talente zahlen auch später nichts.',
    links: onwardLinks('setter'),
  },
});
