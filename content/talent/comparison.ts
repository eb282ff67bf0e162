/** Texts of /talente/vergleich. The criteria also feed the shorter table on /talente. */

import { registerLink } from '../navigation.ts';
import type { Closing, Criterion, Entry, Intro, Method, MethodLabels, PageMeta, Rich, Way } from '../types.ts';
import { typeset } from '../typography.ts';

export const meta: PageMeta = typeset({
  title: 'Jobbörse, Headhunter oder Doppelja im Vergleich',
  description:
    'Drei Wege zum Sales-Job: Trefferquote, Wartezeit, Aufwand, Gehalt, Diskretion und Auswahl, mit Begründung pro Feld. Auch dort, wo wir verlieren.',
  date: '2026-11-21',
  address: 'du',
});

export const hero: { readonly headline: string; readonly lead: Rich } = typeset({
  headline: 'Jobbörse, Headhunter oder Doppelja?',
  lead: 'Für alle drei zahlst du in der Regel 0 €. Der Unterschied: wie viel Zeit du brauchst und wer von deiner Suche erfährt.',
});

export type MethodId = 'jobboerse' | 'headhunter' | 'doppelja';

export const methodsIntro: Intro = typeset({
  id: 'wege',
  heading: 'Wofür sich welcher Weg eignet',
  text: 'Jeder Weg hat seine Stärke. Hier steht auch seine Grenze.',
});

export const methodLabels: MethodLabels = typeset({
  goodFor: 'Gut, wenn',
  limit: 'Grenze',
  cost: 'Was du zahlst',
});

/** Talents register free of charge, companies pay a subscription and no placement commission (spec §1). */
export const methods: readonly Method<MethodId>[] = typeset([
  {
    id: 'jobboerse',
    name: 'Jobbörse',
    what: 'Du durchsuchst Stellen aus allen Berufen, bewirbst dich und wartest.',
    goodFor: 'du jeden Ort und jede Branche sehen willst, auch außerhalb des Vertriebs.',
    limit: '„Mitarbeit im Vertrieb (m/w/d)“ kann [Kaltakquise](/glossar#cold-call) heißen oder Kasse.',
    cost: '0 €, dazu oft ein Anschreiben.',
  },
  {
    id: 'headhunter',
    name: 'Headhunter',
    what: 'Eine Beratung sucht im Auftrag einer Firma und spricht dich an.',
    goodFor: 'du eine Führungsrolle suchst und jemanden willst, der das Budget kennt.',
    limit: 'Den Auftrag gibt die Firma. Ohne passendes Mandat meldet sich niemand.',
    cost: 'In der Regel 0 €. Die Firma zahlt, meist einen Anteil deines Jahresgehalts.',
  },
  {
    id: 'doppelja',
    name: 'Doppelja',
    what: 'Du legst ein Profil an und sagst zu Jobs Ja oder Nein. Sagt auch die Firma Ja, könnt ihr chatten.',
    goodFor: 'du als Opener, Setter oder Closer arbeiten willst und Zahlen zeigen kannst.',
    limit:
      'Andere Rollen gibt es hier nicht. Stellen von Firmen mit Priority-\u2060Tarif stehen weiter oben, auch wenn ein anderer Job besser passt.',
    cost: '0 €. Firmen zahlen ein Abo, keine Provision für deine Einstellung.',
  },
]);

/** The columns of the comparison, here and on /talente. */
export const ways: readonly Way<MethodId>[] = methods.map(({ id, name }) => ({ id, name, own: id === 'doppelja' }));

/** The table's heading, its key, and its caption. */
export const tableIntro: Intro & { readonly caption: string } = typeset({
  id: 'tabelle',
  heading: 'Wo Doppelja gewinnt und wo nicht',
  text: 'Vor dem Match kann dir keine Firma schreiben, und mit privatem Profil suchst du diskret. Bei Trefferquote und Klarheit über das Gehalt gewinnt der Headhunter, bei der Auswahl die Jobbörse.',
  caption:
    'Jobbörse, Headhunter und Doppelja aus Sicht von Vertriebstalenten. Einstufung und Begründung sind von\u00A0uns.',
});

/**
 * The six criteria of the comparison (spec §2) from a talent's side, and a seventh, choice. The product loses three.
 * The ratings are our judgement and are labelled as such in the caption.
 */
export const criteria: readonly Criterion<MethodId>[] = typeset([
  {
    id: 'passung',
    label: 'Trefferquote',
    best: 'hoch',
    ratings: {
      jobboerse: {
        level: 'niedrig',
        reason: 'Die Suche kennt Stichwörter, aber nicht deine [Abschlussquote](/glossar#abschlussquote).',
      },
      headhunter: {
        level: 'hoch',
        reason: 'Ein Mensch kennt beide Seiten und stellt dich vor, wenn die Stelle passt.',
      },
      doppelja: {
        level: 'mittel',
        reason: 'Die KI gleicht Rolle, Gehalt und Start ab. Zahlende Priority-Stellen stehen weiter oben.',
      },
    },
  },
  {
    id: 'wartezeit',
    label: 'Wartezeit bis zum Gespräch',
    best: 'niedrig',
    ratings: {
      jobboerse: {
        level: 'hoch',
        reason: 'Nach dem Absenden liegt der nächste Schritt allein bei der Firma.',
      },
      headhunter: {
        level: 'mittel',
        reason: 'Passt gerade ein Auftrag, geht es schnell. Sonst wartest du.',
      },
      doppelja: {
        level: 'niedrig',
        reason: 'Bis zum Match {claim:erster-kontakt}. Wie schnell das Gespräch folgt, liegt an euch beiden.',
      },
    },
  },
  {
    id: 'aufwand',
    label: 'Aufwand pro Stelle',
    best: 'niedrig',
    ratings: {
      jobboerse: {
        level: 'hoch',
        reason: 'Oft Anschreiben und Formular, für jede Firma von vorn.',
      },
      headhunter: {
        level: 'niedrig',
        reason: 'Nach dem Erstgespräch stellt dich die Beratung bei der Firma vor.',
      },
      doppelja: {
        level: 'niedrig',
        reason: 'Ein Profil gilt für alle Stellen. Pro Job sagst du nur Ja oder Nein.',
      },
    },
  },
  {
    id: 'gehalt',
    label: 'Klarheit über das Gehalt',
    best: 'hoch',
    ratings: {
      jobboerse: {
        level: 'niedrig',
        reason: '„Attraktive Vergütung“ steht oft dort, wo eine Zahl hingehört.',
      },
      headhunter: {
        level: 'hoch',
        reason: 'Die Beratung kennt das Budget der Firma.',
      },
      doppelja: {
        level: 'mittel',
        reason: '[Fixum](/glossar#fixum) und Modell zeigt die Jobkarte, den Provisionssatz klärst du im Chat.',
      },
    },
  },
  {
    id: 'anfragen',
    label: 'Unpassende Anfragen',
    best: 'niedrig',
    ratings: {
      jobboerse: {
        level: 'hoch',
        reason: 'Ein öffentlicher Lebenslauf zieht alles an, auch den Strukturvertrieb.',
      },
      headhunter: {
        level: 'mittel',
        reason: 'Gute Beratungen fragen gezielt. Die Serienmail kennst du trotzdem.',
      },
      doppelja: {
        level: 'niedrig',
        reason: 'Vor dem Match kann dir keine Firma schreiben.',
      },
    },
  },
  {
    id: 'diskretion',
    label: 'Diskretion',
    best: 'hoch',
    ratings: {
      jobboerse: {
        level: 'niedrig',
        reason: 'Dein Lebenslauf liegt in jedem Postfach, an das du ihn schickst.',
      },
      headhunter: {
        level: 'mittel',
        reason: 'Vertraulich, solange die Beratung vor jeder Weitergabe fragt.',
      },
      doppelja: {
        level: 'hoch',
        reason: 'Mit privatem Profil sieht dich vor deinem Ja niemand. Ein offenes könnte dich verraten.',
      },
    },
  },
  {
    id: 'auswahl',
    label: 'Zahl der Stellen',
    best: 'hoch',
    ratings: {
      jobboerse: {
        level: 'hoch',
        reason: 'Alle Branchen, alle Berufe, alle Orte. Lesen musst du selbst.',
      },
      headhunter: {
        level: 'niedrig',
        reason: 'Zur Wahl stehen nur die Stellen, für die es gerade ein Mandat gibt.',
      },
      doppelja: {
        level: 'niedrig',
        reason: 'Nur Opener, Setter und Closer, nur in DACH.',
      },
    },
  },
]);

/** How many ticks each way gets in the table. */
export const score = ways.map((way) => ({
  ...way,
  ticks: criteria.filter(({ best, ratings }) => ratings[way.id].level === best).length,
}));

/** The sums of the columns. */
export const sums = typeset({ label: 'Haken', hint: `von ${criteria.length}` });

export const scoreNote: string = typeset(`So viele von ${criteria.length} Haken hat jeder Weg von uns bekommen.`);

/** Who is better served elsewhere. Minimum age: spec §5, §9. */
export const notForYou: Intro & { readonly items: readonly Entry[] } = typeset({
  id: 'nichts-fuer-dich',
  heading: 'Wann Doppelja nichts für dich ist',
  text: 'In diesen Fällen kannst du dir die Registrierung sparen.',
  items: [
    {
      title: 'Du suchst eine andere Rolle',
      text: 'Key Account, Innendienst und Vertriebsleitung findest du auf einer Jobbörse oder über Headhunter.',
    },
    {
      title: 'Du suchst außerhalb von DACH',
      text: 'Die Firmen suchen für Deutschland, Österreich und die Schweiz.',
    },
    {
      title: 'Jemand soll für dich verhandeln',
      text: 'Doppelja stellt den Kontakt her. Über dein Gehalt verhandelst du selbst.',
    },
    {
      title: 'Deine Zahlen wackeln',
      text: 'Im Interview fragt jemand nach. Welche Zahlen du brauchst, steht in den [Interview-Tipps](/interview-tipps).',
    },
    {
      title: 'Du bist noch keine 18',
      text: 'Für ein Konto musst du mindestens 18 sein, so steht es in den [AGB](/agb).',
    },
  ],
});

export const closing: Closing = typeset({
  heading: 'Sieh nach, welche Jobs zu dir passen.',
  text: 'Du startest kostenlos im 15-Minuten-Termin oder direkt in der App. Dein Konto kannst du jederzeit löschen.',
  button: registerLink('talent'),
});
