import { number } from '../../format.ts';
import { payRange, roles } from '../../roles.ts';
import { typeset } from '../../typography.ts';
import type { RolePage, Week } from '../types.ts';
import { onwardLinks, weekLabel } from './shared.ts';
import { weekValue } from './week.ts';

/** An example; the shares are the metrics of the chapter. */
const week: Week = {
  perDay: 60,
  unit: 'Anwahlen',
  steps: [
    { factor: { share: 0.16 }, name: 'Erreichungsquote', result: 'Gespräche mit der zuständigen Person' },
    { factor: { share: 0.25 }, name: 'Interessequote', result: 'Übergaben mit Rückrufzeit' },
    { factor: { share: 0.75 }, name: 'Annahmequote', result: 'angenommene Übergaben' },
  ],
};
const calls = weekValue(week, 0);
const accepted = weekValue(week, 3);
/** Calls that 20 % need for as many talks as 16 %. */
const enough = Math.round((calls * 0.16) / 0.2);

/** /jobbeschreibung/opener. Pay: spec §9, via `roles`. */
export const opener: RolePage = typeset<RolePage>({
  meta: {
    title: 'Opener im Vertrieb: Aufgaben, Vergütung, Fragen',
    description: `Was Opener tun, wo die Rolle endet und was sie verdient: ${payRange(roles.opener)} brutto im Monat als Richtwert. Mit Wochenrechnung und Interviewfragen.`,
    date: '2026-11-22',
  },
  hero: {
    headline: 'Opener: Am Anfang war das Nein.',
    lead: 'Opener rufen Firmen an, die das Angebot noch nicht kennen. Am Ende steht ein vereinbarter Rückruf.',
  },
  boundary: {
    id: 'abgrenzung',
    heading: 'Wo die Rolle der Opener aufhört',
    text: 'Die Rolle endet mit einer Rückrufzeit. Bedarf und Budget klären danach andere.',
  },
  isNot: [
    {
      title: 'Kein Setter',
      text: 'Opener rufen Fremde an. [Setter](/jobbeschreibung/setter) rufen zurück, wenn sich schon jemand gemeldet hat.',
    },
    {
      title: 'Kein Closer',
      text: 'Preis und Vertrag sind Sache der [Closer](/jobbeschreibung/closer). Im ersten Anruf ist es dafür zu früh.',
    },
    {
      title: 'Kein Callcenter',
      text: 'Ein Callcenter braucht Nummern. Opener brauchen zu jeder Nummer einen Anlass.',
    },
  ],
  payIntro: {
    id: 'verguetung',
    heading: 'Was verdient ein Opener?',
    text: 'Der feste Teil kommt jeden Monat, die Prämie mit den Übergaben.',
  },
  dayIntro: {
    id: 'tag',
    heading: 'Ein Tag zwischen Telefon und Recherche',
    text: 'Opener telefonieren, wenn die Zielgruppe abhebt, und recherchieren dazwischen.',
  },
  metricsIntro: {
    id: 'messung',
    heading: 'Woran sich Opener messen lassen',
    text: 'Gezählt wird überall anders. Diese Definitionen sind ein Vorschlag\u00A0von\u00A0uns.',
  },
  week,
  weekIntro: {
    id: 'woche',
    heading: `${number(calls)} Anwahlen, ${number(accepted)}\u00A0angenommene Übergaben. Eine Woche in Zahlen.`,
    text: weekLabel,
  },
  weekReading: `Rückwärts gelesen kostet jede angenommene Übergabe rund\u00A0${number(Math.round(calls / accepted))}\u00A0Anwahlen. Bei 20 % statt 16 % Erreichungsquote genügen ${number(enough)}\u00A0Anwahlen statt ${number(calls)}. So viel Arbeit spart eine gepflegte Liste.`,
  questionsIntro: {
    id: 'fragen',
    heading: 'Was Opener im Interview gefragt werden',
    text: 'Zu jeder Frage steht, was in die Antwort gehört. Alle Fragen mit guten und schlechten Zeichen stehen bei den [Interviewfragen an Opener](/interviewfragen#opener).',
  },
  questions: ['opener-schlechte-woche', 'opener-kein-interesse', 'opener-uebergabe'],
  faqIntro: {
    id: 'faq',
    heading: 'Häufige Fragen zur Rolle',
    text: 'Was sich vor dem ersten Anruf klären lässt. Hinweise zum Recht: Stand November 2026, keine Rechtsberatung.',
  },
  faq: [
    {
      id: 'quereinstieg',
      question: 'Wird man auch ohne Vertriebserfahrung Opener?',
      answer:
        'Ja. Von den drei Rollen eignet sich diese am ehesten für den Quereinstieg. Telefonpraxis aus Service, Empfang oder Spendenwerbung hilft. Danach zählen die eigenen Zahlen.',
    },
    {
      id: 'sdr',
      question: 'Ist Opener dasselbe wie SDR?',
      answer:
        'Fast. In Softwarefirmen heißt die Rolle oft Sales Development Representative, kurz SDR. Dort gehört das Terminieren meist dazu. Was gemeint ist, sollte in der Anzeige stehen.',
    },
    {
      id: 'mailbox',
      question: 'Zählt die Mailbox als Gespräch?',
      answer:
        'Nein. Ein Gespräch beginnt, wenn die zuständige Person antwortet. Zählen Mailboxen mit, sieht die Erreichungsquote besser aus, als sie ist.',
    },
    {
      id: 'erlaubt',
      question: 'Sind Kaltanrufe erlaubt?',
      // § 7 (2) no. 1 UWG; § 174 (1) TKG 2021 makes no difference between consumers and companies.
      answer:
        'In Deutschland bei Privatpersonen nur mit ausdrücklicher Einwilligung vorab, bei Firmen zumindest mit mutmaßlicher (§ 7 UWG). In Österreich braucht es die Einwilligung auch bei Firmen (§ 174 TKG 2021). Eine Sperrliste gehört überall dazu.',
    },
  ],
  closing: {
    heading: 'Stellen für Opener, ohne Anschreiben.',
    text: 'Ins Gespräch kommen Firma und Talent, wenn beide Ja sagen. Die Registrierung ist kostenlos. Talente zahlen auch später nichts.',
    links: onwardLinks('opener'),
  },
});
