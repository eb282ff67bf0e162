/** Texts of /formular. Neutral up to the choice; then talents are addressed as du, companies as Sie. */

import type { Link, PageMeta, Rich } from './types.ts';
import { typeset, typesetText } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Profil-Sprint buchen: 15 Minuten für den Start',
  description:
    'Job im Vertrieb suchen oder Vertrieb einstellen: erst auswählen, dann Termin buchen. Der Kalender lädt erst nach der Auswahl.',
  date: '2026-11-21',
});

export type Audience = 'vertriebler' | 'unternehmer';

/** One half of the page. `id` is also the history entry and anchor of the choice (decisions: Booking). */
export interface Choice {
  readonly id: Audience;
  readonly label: string;
  /** What the person says of themselves. */
  readonly statement: string;
  /** Stands under the heading "Profil-Sprint" after the choice. */
  readonly promise: string;
  /** What a figure in the promise means, and what to have at hand. */
  readonly note: string;
  /** Names the embedded frame for assistive technology. */
  readonly frameTitle: string;
  readonly loading: string;
  readonly failure: Failure;
}

/** Shown if the script fails or no frame appears in time; `linkLabel` opens the provider's page. */
interface Failure {
  readonly text: string;
  readonly linkLabel: string;
}

/** Strings given by spec §2, kept byte for byte: they skip `typeset`, which would add no-break spaces. */
const specified = {
  question: 'Ich bin...',
  heading: 'Profil-Sprint',
  back: 'Zurück zur Auswahl',
  vertriebler: {
    label: 'Vertriebler',
    statement: 'Ich suche Sales Jobs',
    promise: 'In 15 Minuten zum Verified-Profil + 7-Tage Priority-Boost, erstes Interview in unter 7 Tagen',
  },
  unternehmer: {
    label: 'Unternehmer',
    statement: 'Ich suche Vertriebler',
    promise: 'In 15 Minuten: Firmenprofil, Intro-Video, erste Stelle live, Kalender verbunden',
  },
} as const;

/** The page's h1, the question of the first step (spec §2). */
export const question: string = specified.question;
/** Heading after the choice (spec §2). */
export const sprintHeading: string = specified.heading;
/** The link that returns to the choice (spec §2). */
export const backLabel: string = specified.back;

export const choices: Readonly<Record<Audience, Choice>> = {
  vertriebler: {
    id: 'vertriebler',
    ...specified.vertriebler,
    ...typeset({
      note: 'Die 7 Tage bis zum Interview sind ein Ziel, denn Ja sagen müssen zwei. Halt drei Zahlen aus deinem letzten Job bereit.',
      frameTitle: 'Terminkalender für deinen Profil-Sprint',
      loading: 'Der Kalender wird geladen …',
      failure: {
        text: 'Der Kalender lädt nicht. Deinen Termin kannst du direkt beim Anbieter wählen.',
        linkLabel: 'Buchungsseite für Talente öffnen',
      },
    }),
  },
  unternehmer: {
    id: 'unternehmer',
    ...specified.unternehmer,
    ...typeset({
      note: 'Halten Sie Fixum, Provisionsmodell und Startdatum der Stelle bereit. Dann reichen die 15 Minuten.',
      frameTitle: 'Terminkalender für Ihren Profil-Sprint',
      loading: 'Der Kalender wird geladen …',
      failure: {
        text: 'Der Kalender lädt nicht. Ihren Termin können Sie direkt beim Anbieter wählen.',
        linkLabel: 'Buchungsseite für Unternehmen öffnen',
      },
    }),
  },
};

/** The booking provider as the site's settings name it; either value may be a placeholder. */
interface BookingProvider {
  readonly name: string;
  readonly country: string;
}

/** What stands with the two choices, before one of them is made. */
interface Notice {
  /** Straight before the choices: who receives what, and that choosing is consenting. Links and plain text only. */
  readonly paragraphs: readonly Rich[];
  readonly heading: string;
  /** Below the choices, and beside the calendar: what else follows from the choice, and how to end it. */
  readonly details: readonly Rich[];
}

/** The notice for a provider: who receives what, when, on which consent, and how to end it. */
export function notice({ name, country }: BookingProvider): Notice {
  return typeset({
    paragraphs: [
      `Erst die Auswahl lädt den Terminkalender von ${name}, Sitz: ${country}, und ist die Einwilligung dazu. Der Anbieter erhält dann IP-Adresse, Zeitpunkt, Adresse dieser Seite und Angaben zu Browser, Gerät, Sprache, Zeitzone. Cookies sind möglich.`,
      '[Datenschutz, Terminbuchung](/datenschutz#terminbuchung). Es geht auch [ohne Kalender](#ohne-kalender).',
    ],
    heading: 'Was die Auswahl auslöst',
    details: [
      `Name und E-Mail erhält ${name} erst mit der Buchung.`,
      'Liegt das genannte Land außerhalb von EU und EWR, gelangen die Daten in ein Drittland.',
      `„${specified.back}“ widerruft die Einwilligung und entfernt den Kalender. Die Auswahl wird hier nicht gespeichert.`,
      `Was ${name} bis dahin abgelegt hat, lässt sich im Browser löschen. Wie, steht unter [Widerrufen und löschen](/cookies#widerruf).`,
    ],
  });
}

/** Ways to start that load nothing from the provider. `id` is the anchor that the notice links to. */
interface Alternatives {
  readonly id: string;
  readonly heading: string;
  readonly links: readonly Link[];
}

/** The alternatives: an e-mail to `email`, or registration in the app at `registerUrl` (opens a new tab). */
export function alternatives(email: string, registerUrl: string): Alternatives {
  return {
    id: 'ohne-kalender',
    heading: typesetText('Es geht auch ohne Kalender'),
    links: [
      { href: `mailto:${email}`, label: `E-Mail an ${email}` },
      { href: registerUrl, label: typesetText('Direkt registrieren, ohne Termin') },
    ],
  };
}

/** In place of the calendar where scripts are off; the plain links of {@link choices} follow. */
export const noScript: string = typeset(
  'Ohne JavaScript erscheint der Kalender hier nicht. Die beiden Links öffnen die Buchungsseite direkt beim Anbieter.',
);
