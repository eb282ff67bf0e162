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
/** Calls fewer that 20 % need for as many talks as 16 %. */
const spared = calls - Math.round((calls * 0.16) / 0.2);

/** /jobbeschreibung/opener. Pay: spec §9, via `roles`. */
export const opener: RolePage = typeset<RolePage>({
  meta: {
    title: 'Opener im Vertrieb: Aufgaben, Vergütung, Fragen',
    description: `Was Opener tun, wo die Rolle endet und was sie verdient: ${payRange(roles.opener)} brutto im Monat als Richtwert. Mit Wochenrechnung und Interviewfragen.`,
    date: '2026-11-21',
  },
  hero: {
    headline: 'Opener: Am Anfang war das Nein.',
    lead: 'Kalt anrufen, kurz bleiben, übergeben. Über Preise redet hier noch niemand.',
  },
  boundary: {
    id: 'abgrenzung',
    heading: 'Opener hören auf, wenn es interessant wird',
    text: 'Die Rolle endet mit einer Rückrufzeit. Wer weiterredet, macht die Arbeit anderer, meist schlechter.',
  },
  isNot: [
    {
      title: 'Kein Setter',
      text: 'Opener rufen Fremde an. [Setter](/jobbeschreibung/setter) rufen zurück, wenn sich schon jemand gemeldet hat.',
    },
    {
      title: 'Kein Closer',
      text: 'Preis und Vertrag sind Sache der [Closer](/jobbeschreibung/closer). Wer im ersten Anruf verkauft, verbrennt die Liste.',
    },
    {
      title: 'Kein Callcenter',
      text: 'Ein Callcenter braucht Nummern. Opener brauchen zu jeder Nummer einen Anlass.',
    },
  ],
  payIntro: {
    id: 'verguetung',
    heading: 'Was Opener verdienen',
    text: 'Der feste Teil kommt jeden Monat. Der variable hängt an einem Wort: angenommen.',
  },
  dayIntro: {
    id: 'tag',
    heading: 'Zwei Blöcke Telefon, dazwischen Handwerk',
    text: 'Angerufen wird, wenn abgehoben wird. Recherche passt in die Stunden, in denen alle essen.',
  },
  metricsIntro: {
    id: 'messung',
    heading: 'Fünf Zahlen, an denen sich Opener messen lassen',
    text: 'Jede lässt sich schönrechnen. Daneben steht, wie.',
  },
  week,
  weekIntro: {
    id: 'woche',
    heading: `${number(calls)} Anwahlen, ${number(accepted)} Übergaben. Eine Woche in Zahlen.`,
    text: weekLabel,
  },
  weekReading: `Rückwärts gelesen kostet jede angenommene Übergabe rund ${number(Math.round(calls / accepted))} Anwahlen. Wer 20 % statt 16 % erreicht, kommt in der Woche mit ${number(spared)} weniger aus. Eine gepflegte Liste wählt schneller als jeder Finger.`,
  questionsIntro: {
    id: 'fragen',
    heading: 'Fünf Fragen, die Opener im Interview hören',
    text: 'Dazu, was in die Antwort gehört. Alle Fragen mit Signalen stehen bei den [Interviewfragen an Opener](/interviewfragen#opener).',
  },
  questions: ['opener-woche', 'opener-einstieg', 'opener-kein-interesse', 'opener-reihenfolge', 'opener-uebergabe'],
  faqIntro: {
    id: 'faq',
    heading: 'Vier Antworten vor dem ersten Anruf',
    text: 'Ein Anruf ist billig. Ein Missverständnis über die Rolle nicht.',
  },
  faq: [
    {
      id: 'quereinstieg',
      question: 'Wird man auch ohne Vertriebserfahrung Opener?',
      answer:
        'Ja. Von den drei Rollen eignet sich diese am ehesten für den Quereinstieg. Telefonpraxis aus Service, Empfang oder Spendenwerbung hilft. Danach zählen die Zahlen, nicht der Lebenslauf.',
    },
    {
      id: 'sdr',
      question: 'Ist Opener dasselbe wie SDR?',
      answer:
        'Fast. In Softwarefirmen heißt die Rolle oft Sales Development Representative, kurz SDR. Dort gehört das Terminieren meist dazu. Ob das gemeint ist, steht hoffentlich in der Anzeige.',
    },
    {
      id: 'mailbox',
      question: 'Zählt die Mailbox als Gespräch?',
      answer:
        'Nein. Ein Gespräch beginnt, wenn die zuständige Person antwortet. Wer Mailboxen mitzählt, hat viele Gespräche und wenige Übergaben.',
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
    heading: 'Hier ruft niemand kalt an.',
    text: 'Gesprochen wird erst nach zwei Ja. Registrieren kostet nichts, für Talente auch später nicht.',
    links: onwardLinks('opener'),
  },
});
