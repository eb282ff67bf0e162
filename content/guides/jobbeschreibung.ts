import { euroRound } from '../format.ts';
import { payRange, payUnit, roles } from '../roles.ts';
import { filled } from '../site.ts';
import type { Entry, Intro, Link, PageMeta } from '../types.ts';
import { typeset } from '../typography.ts';
import { closer } from './jobbeschreibung/closer.ts';
import { opener } from './jobbeschreibung/opener.ts';
import { setter } from './jobbeschreibung/setter.ts';
import { perRole, roleIndex } from './labels.ts';
import type { GuideClosing, GuideHero, JobChapter, PerRole, RelayLeg, RoleComparisonRow } from './types.ts';

/** /jobbeschreibung. Both audiences read it, so it addresses neither: no Sie, no du. */

export const meta: PageMeta = typeset({
  title: 'Jobbeschreibung für Opener, Setter und Closer',
  description:
    'Aufgaben, Stärken und Richtgehälter der drei Vertriebsrollen im Vergleich. Dazu eine Stellenanzeige zum Ausfüllen und Kopieren.',
  date: '2026-11-22',
});

export const hero: GuideHero = typeset({
  headline: 'Wer öffnet,\nwer\u00A0terminiert,\nwer\u00A0abschließt.',
  lead: 'In Stellenanzeigen gehen die drei Vertriebsrollen oft durcheinander. Hier steht, was Opener, Setter und Closer tun, was sie verdienen und wo jede Rolle aufhört.',
});

/** Ways from the hero to what comes after the three roles. */
export const heroLinks: readonly Link[] = typeset([
  { href: '#provision', label: 'Provision im Vertrag' },
  { href: '#rollenvergleich', label: 'Rollenvergleich' },
]);

export const printButton = 'Jobbeschreibungen drucken';

export const relayIntro: Intro = typeset({
  id: 'staffel',
  heading: 'Wer was an wen übergibt',
  text: 'Jede Rolle arbeitet mit dem weiter, was die vorige notiert hat. Fehlt etwas, fragt die nächste alles noch einmal.',
});

export const relay: readonly RelayLeg[] = typeset([
  {
    role: 'opener',
    receives: 'Eine Liste mit Zielfirmen',
    does: 'Macht aus einem Namen ein Gespräch',
    passesOn: 'Einen Kontakt mit Anlass, Notiz und Rückrufzeit',
  },
  {
    role: 'setter',
    receives: 'Einen Kontakt, der schon reagiert hat',
    does: 'Prüft Bedarf, Budgetrahmen, Zuständigkeit und Zeitpunkt',
    passesOn: 'Einen bestätigten Termin mit fünf Zeilen Notiz',
  },
  {
    role: 'closer',
    receives: 'Einen bestätigten Termin',
    does: 'Führt zur Entscheidung, auch zu einem klaren Nein',
    passesOn: 'Vertrag und Zusagen an das Team, das liefert',
  },
]);

/** What the relay begins and ends with, and the labels of the three lines that every leg has. */
export const relayLabels = typeset({
  start: 'Liste',
  end: 'Vertrag',
  receives: 'Bekommt',
  does: 'Aufgabe',
  passesOn: 'Gibt weiter',
});

/** The three chapters; each is split into a file of its own. */
export const chapters: PerRole<JobChapter> = { opener, setter, closer };

/** The sticky index; pay as published (spec §9). */
export const index = roleIndex((id) => payRange(roles[id]));

/** Labels of the parts that every chapter has. */
export const chapterLabels = typeset({
  tasks: 'Aufgaben',
  strengths: 'Stärken, die zählen',
  metrics: {
    caption: 'Kennzahlen: wie sie gezählt werden und wo sie täuschen',
    corner: 'Kennzahl',
    columns: ['So wird gezählt', 'Vorsicht'],
  },
  /** In the definition of a share: what is before it stands above the line of the fraction. */
  divided: ', geteilt durch ',
  ad: 'Stellenanzeige zum Kopieren',
  wholeAd: 'Ganze Anzeige',
  copy: 'Anzeige kopieren',
  copied: 'Kopiert',
  /** To the page of a role. */
  more: (name: string) => `${name}: Tagesablauf, Gehalt, Anzeige`,
  adHint: 'Lücken sind mit […] markiert.',
});

export const commissionIntro: Intro = typeset({
  id: 'provision',
  heading: 'Was zur Provision im Vertrag stehen sollte',
  text: 'Diese vier Punkte gehören ausformuliert in den Vertrag, und zwar vor der Unterschrift.',
});

export const commissionClauses: readonly Entry[] = typeset([
  {
    title: 'Bezugsgröße',
    text: 'Worauf die Prozente gerechnet werden: Auftragswert, Netto-Umsatz oder Zahlungseingang. Das ergibt drei verschiedene Beträge.',
  },
  {
    title: 'Fälligkeit',
    text: 'Bei Unterschrift, bei der ersten Rate oder nach Ablauf der Widerrufsfrist. Dazu ein fester Tag im Monat.',
  },
  {
    title: 'Rückforderung',
    text: 'Was bei [Storno](/glossar#storno) oder Zahlungsausfall [zurückgezahlt wird](/glossar#clawback) und bis wann, zum Beispiel sechs Monate nach dem Abschluss.',
  },
  {
    title: 'Geteilte Abschlüsse',
    text: 'Wie geteilt wird, wenn zwei Personen am selben Abschluss gearbeitet haben. Auch nach einer Kündigung.',
  },
]);

/** Who signs. */
export const contractSides = typeset({ company: 'Firma', talent: 'Talent' });

export const comparisonIntro: Intro = typeset({
  id: 'rollenvergleich',
  heading: 'Opener, Setter, Closer im Vergleich',
  text: `Verlangt eine Anzeige etwas aus allen drei Spalten, lohnt sich die Frage, welche Aufgabe zuerst kommt. Die Richtwerte gelten für: ${filled('pay.basis')}. ${euroRound(roles.opener.pay.from)} im Monat liegen unter dem deutschen Mindestlohn für Vollzeit, mehr dazu beim [Opener](/jobbeschreibung/opener#verguetung).`,
});

/** Head of the first column. */
export const comparisonCorner = 'Merkmal';
export const comparisonCaption = 'Die drei Rollen nach Auftrag, Kennzahl und Vergütung';

export const comparison: readonly RoleComparisonRow[] = typeset([
  {
    criterion: 'Auftrag',
    cells: {
      opener: 'Gespräch eröffnen',
      setter: 'Passende Termine legen',
      closer: 'Entschei&shy;dung herbei&shy;führen',
    },
  },
  {
    criterion: 'Gespräche',
    cells: { opener: 'viele, kurze, kalte', setter: 'mittellange, warme', closer: 'wenige, lange, vorbereitete' },
  },
  {
    criterion: 'Hört oft',
    cells: { opener: '„Kein Interesse.“', setter: '„Bitte erst Unterlagen.“', closer: '„Zu teuer.“' },
  },
  {
    criterion: 'Leitkennzahl',
    cells: {
      opener: 'Anteil der Übergaben, die das Setting annimmt',
      setter: 'Anteil der Termine, die stattfinden',
      closer: 'Anteil der Gespräche mit Abschluss, daneben die Stornoquote',
    },
  },
  {
    criterion: 'Typischer Fehler',
    cells: {
      opener: 'verkauft im ersten Anruf',
      setter: 'legt Termine ohne Bedarf',
      closer: 'gibt Rabatt, statt zu fragen',
    },
  },
  {
    criterion: 'Quereinstieg',
    cells: {
      opener: 'gut möglich, Telefonpraxis hilft',
      setter: 'möglich, etwa aus Service oder Empfang',
      closer: 'schwer ohne eigene Abschlüsse',
    },
  },
  { criterion: `Vergütung (${payUnit})`, cells: perRole((id) => payRange(roles[id])) },
  { criterion: 'Variabler Teil', cells: perRole((id) => roles[id].payNote) },
]);

export const adIntro: Intro = typeset({
  id: 'anzeige',
  heading: 'Kurze Anzeige zum Ausfüllen',
  text: 'Ausgefüllt liest sie sich so: „Wir suchen Closer (m/w/d) für Praxissoftware. Das [Fixum](/glossar#fixum) liegt bei 5.000 € brutto im Monat, dazu 12 % vom Zahlungseingang. Es gibt 15 bestätigte Termine pro Woche. Los geht es am 1. März.“ Eine Vorlage mit Lücken steht bei jeder Rolle: [Opener](/jobbeschreibung/opener#anzeige), [Setter](/jobbeschreibung/setter#anzeige), [Closer](/jobbeschreibung/closer#anzeige).',
});

/** Blanks are in brackets; a blank's name is what screen readers call it. */
export const shortAd = typeset(
  'Wir suchen [Rolle] (m/w/d) für [Produkt]. Das Fixum liegt bei [Betrag]\u00A0€ brutto im Monat, dazu [Provision]. Es gibt [Anzahl und Art der Kontakte] pro Woche. Los geht es am [Datum].',
);

export const closing: GuideClosing = typeset({
  heading: 'Die Rolle ist klar. Jetzt fehlt noch der Mensch dazu.',
  text: 'Registrierung und Kurzprofile sind kostenlos. Talente zahlen auch später nichts.',
  links: [
    { href: '/interviewfragen', label: 'Interviewfragen für Unternehmen' },
    { href: '/interview-tipps', label: 'Interview-Tipps für Talente' },
  ],
});
