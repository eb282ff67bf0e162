/** The four ways to hire and how they compare (spec §2), for the tables on /unternehmen/vergleich and /unternehmen. */

import { HEADHUNTER_SHARE } from '../calculator.ts';
import { percent } from '../format.ts';
import type { Criterion, Way } from '../types.ts';
import { typeset } from '../typography.ts';

export type MethodId = 'jobboerse' | 'social-ads' | 'headhunter' | 'doppelja';

export const methodNames: Readonly<Record<MethodId, string>> = {
  jobboerse: 'Jobbörse',
  'social-ads': 'Social Ads',
  headhunter: 'Headhunter',
  doppelja: 'Doppelja',
};

const way = (id: MethodId): Way<MethodId> => ({ id, name: methodNames[id], own: id === 'doppelja' });

/** The four ways in the order of the columns. */
export const ways: readonly Way<MethodId>[] = [way('jobboerse'), way('social-ads'), way('headhunter'), way('doppelja')];

/**
 * The six criteria (spec §2). The ratings are our judgement and labelled as such. Time-to-hire follows the bars in
 * comparison.ts (up to 14 days niedrig, up to 30 mittel, above hoch), so that table and bars never say two things.
 */
export const criteria: readonly Criterion<MethodId>[] = typeset<readonly Criterion<MethodId>[]>([
  {
    id: 'qualitaet',
    label: 'Qualität',
    best: 'hoch',
    ratings: {
      jobboerse: {
        level: 'niedrig',
        reason: 'Bewerben können sich alle. Verkaufs&shy;erfahrung prüfen Sie selbst.',
      },
      'social-ads': {
        level: 'mittel',
        reason: 'Die Zielgruppe lässt sich eingrenzen. Ob jemand verkaufen kann, bleibt offen.',
      },
      headhunter: {
        level: 'hoch',
        reason: 'Gute Beratungen sieben persönlich vor und prüfen Referenzen.',
      },
      doppelja: {
        level: 'mittel',
        reason: 'Die KI sortiert nach [Track Record](/glossar#track-record). Zahlen und Referenzen prüfen Sie selbst.',
      },
    },
  },
  {
    id: 'time-to-hire',
    label: 'Time-to-Hire',
    best: 'niedrig',
    ratings: {
      jobboerse: {
        level: 'hoch',
        reason: 'Anzeige schalten, warten, sichten, einladen: alles nacheinander.',
      },
      'social-ads': {
        level: 'mittel',
        reason: 'Klicks kommen am selben Tag, passende Bewerbungen später.',
      },
      headhunter: {
        level: 'hoch',
        reason: 'Briefing, Suche und Ansprache sind gründlich und brauchen Wochen.',
      },
      doppelja: {
        level: 'niedrig',
        reason:
          'Chat und Termin beginnen erst, wenn beide Ja gesagt haben. Die {claim:einstellung-7-tage} sind unser Ziel, eine Messung fehlt noch.',
      },
    },
  },
  {
    id: 'aufwand',
    label: 'Aufwand',
    best: 'niedrig',
    ratings: {
      jobboerse: { level: 'hoch', reason: 'Anzeige texten, Bewerbungen sichten, Absagen schreiben.' },
      'social-ads': {
        level: 'hoch',
        reason: 'Motive und Budget müssen Sie laufend anpassen.',
      },
      headhunter: {
        level: 'niedrig',
        reason: 'Die Suche geben Sie ab. Briefing und Gespräche bleiben bei Ihnen.',
      },
      doppelja: {
        level: 'mittel',
        reason: 'Anlegen und Swipen: 17–37 Minuten. Dazu kommen Chat und Termine.',
      },
    },
  },
  {
    id: 'kosten-planbar',
    label: 'Planbarkeit der Kosten',
    best: 'hoch',
    ratings: {
      jobboerse: {
        level: 'mittel',
        reason: 'Der Preis pro Anzeige steht fest. Wie viele Sie brauchen, ist offen.',
      },
      'social-ads': {
        level: 'niedrig',
        reason: 'Klickpreise schwanken. Wie viele Klicks Sie brauchen, ist offen.',
      },
      headhunter: {
        level: 'mittel',
        reason: 'Der Satz steht fest, die Summe hängt von Gehalt und Kopfzahl ab.',
      },
      doppelja: { level: 'hoch', reason: 'Ein Preis pro 4 Wochen, keine Gebühr pro Einstellung.' },
    },
  },
  {
    id: 'signal',
    label: 'Anteil passender Kontakte',
    best: 'hoch',
    ratings: {
      jobboerse: {
        level: 'niedrig',
        reason: 'Oft genügt ein Klick zur Bewerbung, ob die Stelle passt oder nicht.',
      },
      'social-ads': {
        level: 'niedrig',
        reason: 'Viele Reaktionen, wenig Auskunft über Erfahrung.',
      },
      headhunter: {
        level: 'mittel',
        reason: 'Kurze Listen, doch nicht alle darauf wollen wechseln.',
      },
      doppelja: { level: 'hoch', reason: 'Im Chat sind nur Talente, die zu Ihrer Stelle Ja gesagt haben.' },
    },
  },
  {
    id: 'risiko',
    label: 'Risiko',
    best: 'niedrig',
    ratings: {
      jobboerse: { level: 'hoch', reason: 'Die Anzeige kostet auch dann, wenn niemand passt.' },
      'social-ads': { level: 'hoch', reason: 'Der Klick kostet auch dann, wenn sich niemand bewirbt.' },
      headhunter: {
        level: 'niedrig',
        reason: `Das Honorar ist oft erst fällig, wenn jemand unterschreibt. Im Modell sind es ${percent(HEADHUNTER_SHARE)} vom Jahresgehalt.`,
      },
      doppelja: {
        level: 'mittel',
        reason: 'Die Testphase ist kostenlos. Danach kostet der Tarif auch ohne Einstellung.',
      },
    },
  },
]);

/** Who wins where, above both tables of these criteria. */
export const verdict =
  'Bei planbaren Kosten und passenden Kontakten liegt Doppelja vorn, beim Tempo nur, wenn wir unser Zeitziel erreichen. Bei Qualität, Aufwand und Risiko ist der Headhunter besser.';
