/** Texts of /formular. Neutral up to the choice; then talents are addressed as du, companies as Sie. */

import { PRICE_CONDITION } from './company/pricing.ts';
import { euro } from './format.ts';
import { type bookingHalves, shell, type View } from './navigation.ts';
import { lowestPrice, PERIODS_PER_YEAR, plans, yearlyAmount } from './plans.ts';
import { filled, registerUrl } from './site.ts';
import type { Link, PageMeta, Rich } from './types.ts';
import { typeset, typesetText } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Registrieren: 15 Minuten gemeinsam oder allein in der App',
  description:
    'Konto für Unternehmen und Vertriebstalente: in einem Termin von 15 Minuten oder direkt in der App. Termin und Registrierung sind kostenlos.',
  date: '2026-11-22',
});

export type Audience = (typeof bookingHalves)[View];

/** One half of the page. `id` is also its fragment (decisions: Booking). */
export interface Choice {
  readonly id: Audience;
  readonly label: string;
  /** What the person says of themselves. */
  readonly statement: string;
  /** Stands under the heading "Profil-Sprint" after the choice. */
  readonly promise: string;
  /** What to have at hand, and what a figure in the promise means. */
  readonly note: Rich;
  /** Next to the calendar: what it costs, and the other way. */
  readonly terms: readonly Rich[];
  /** Names the embedded frame for assistive technology. */
  readonly frameTitle: string;
  /** Opens the provider's page. */
  readonly linkLabel: string;
  /** Shown if the script fails or no frame appears in time. */
  readonly failure: string;
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

export const loading: string = typesetText('Der Kalender wird geladen …');

/** The way without an appointment, linked wherever it is named. */
const aloneInTheApp = `[allein in der App (${shell.newTab})](${registerUrl})`;

const pricesFrom = `jährlich ab ${euro(lowestPrice('yearly'))}, monatlich ab ${euro(lowestPrice('28days'))}`;

export const choices: Readonly<Record<Audience, Choice>> = {
  vertriebler: {
    id: 'vertriebler',
    ...specified.vertriebler,
    ...typeset({
      note: `Wähl einen Termin und halte drei Zahlen aus deinem letzten Job bereit. **Verified-Profil** heißt: ${filled('sprint.verified')}. Der **Priority-Boost** gilt eine Woche: ${filled('sprint.boost')}. Das Interview in unter 7 Tagen ist ein [Ziel](/zahlen#erstes-interview), denn auch die Firma muss Ja sagen.`,
      terms: [
        'Der Termin ist kostenlos und verpflichtet dich zu nichts.',
        `Kein passender Termin dabei? Du kannst dich auch ${aloneInTheApp} registrieren.`,
      ],
      frameTitle: 'Terminkalender für deinen Profil-Sprint',
      linkLabel: 'Buchungsseite für Talente öffnen',
      failure: 'Der Kalender konnte nicht geladen werden. Deinen Termin kannst du direkt beim Anbieter wählen.',
    }),
  },
  unternehmer: {
    id: 'unternehmer',
    ...specified.unternehmer,
    ...typeset({
      note: `Wählen Sie einen Termin. Halten Sie Fixum, Provisionsmodell und Startdatum der Stelle bereit, dann reichen die 15 Minuten. Zum **Intro-Video**: ${filled('sprint.video')}. **Live** geht die Stelle, sobald Sie in der App einen Tarif gebucht haben.`,
      terms: [
        `Der Termin ist kostenlos und verpflichtet Sie zu keinem Tarif. Jeder Tarif beginnt mit einer kostenlosen Testphase. Danach zahlen Sie [${pricesFrom}](/unternehmen/preise), je ${PRICE_CONDITION}. Jährlich heißt ${PERIODS_PER_YEAR} × 4 Wochen im Voraus.`,
        'Möchten Sie den [Concierge](/unternehmen/onboarding-concierge) buchen? Sagen Sie es zu Beginn des Termins.',
        `Kein passender Termin dabei? Sie können sich auch ${aloneInTheApp} registrieren.`,
      ],
      frameTitle: 'Terminkalender für Ihren Profil-Sprint',
      linkLabel: 'Buchungsseite für Unternehmen öffnen',
      failure: 'Der Kalender konnte nicht geladen werden. Ihren Termin können Sie direkt beim Anbieter wählen.',
    }),
  },
};

/** Above the choices: the two ways to an account. */
export const lead: Rich = typesetText(`Zum Konto führen zwei Wege: gemeinsam in 15 Minuten oder ${aloneInTheApp}.`);

/** The booking provider as the site's settings name it; either value may be a placeholder. */
interface BookingProvider {
  readonly name: string;
  readonly country: string;
}

/** What stands with the two choices, before one of them is made. */
export interface Notice {
  /** Above the choices: what they do, and that choosing is consenting. */
  readonly consent: Rich;
  /** Straight below them: who receives what. */
  readonly data: Rich;
  readonly heading: string;
  /** Further below, and below the calendar: what else follows from the choice, and how to end it. */
  readonly details: readonly Rich[];
}

/** The notice for a provider: who receives what, when, on which consent, and how to end it. */
export function notice({ name, country }: BookingProvider): Notice {
  return typeset({
    consent: `Die Auswahl lädt den Kalender von ${name}. Damit gilt die Einwilligung als erteilt.`,
    data: `${name}, Sitz: ${country}, erhält dann IP-\u2060Adresse, Zeitpunkt, Adresse dieser Seite und Angaben zu Browser, Gerät, Sprache und Zeitzone. Cookies sind möglich. [Datenschutz, Terminbuchung](/datenschutz#terminbuchung)`,
    heading: 'Einwilligung und Widerruf',
    details: [
      `**Widerruf:** „${specified.back}“ widerruft die Einwilligung und entfernt den Kalender. Was ${name} im Browser abgelegt hat, lässt sich [dort löschen](/cookies#widerruf).`,
      `**Termin:** Name und E-Mail-Adresse erhält ${name} erst mit der Buchung.`,
      '**Drittland:** Liegt das genannte Land außerhalb von EU und EWR, gelangen die Daten dorthin.',
      '**Nächster Besuch:** Die Auswahl wird nicht gespeichert, die Seite fragt wieder.',
    ],
  });
}

/** A heading and the entries below it. */
interface TextBlock {
  readonly heading: string;
  readonly entries: readonly Rich[];
}

/** What happens after the choice. */
export const nextSteps: TextBlock = typeset({
  heading: 'So geht es weiter',
  entries: [
    '**Auswählen:** Der Kalender erscheint auf dieser Seite.',
    '**Termin buchen:** Dazu genügen Name und E-Mail-Adresse.',
    `**Gemeinsam einrichten:** 15 Minuten per ${filled('sprint.medium')}, danach ist das Profil fertig.`,
    '**Ja oder Nein sagen:** Firmen sehen Kurzprofile ohne Namen, Talente sehen Stellen. Ein privates Profil bleibt verborgen, bis das Talent Ja sagt. Sagen beide Ja, öffnet sich der Chat.',
    '**Zum Interview kommen:** Bei Talenten soll das {claim:erstes-interview} dauern. Eine Zusage ist das nicht.',
  ],
});

/** What it costs, and when money is due. */
export const cost: TextBlock = typeset({
  heading: 'Was das kostet',
  entries: [
    'Termin und Registrierung sind kostenlos, auf beiden Seiten.',
    '**Talente** zahlen auch später nichts und können das Konto jederzeit löschen.',
    `**Unternehmen** sehen sich Kurzprofile kostenlos an. Für Likes, aktive Stellen und Chat brauchen sie einen Tarif. Nach dessen kostenloser Testphase: ${pricesFrom}, je ${PRICE_CONDITION}.`,
    `**Bezahlt** wird per Karte, alle 4 Wochen oder ein Jahr im Voraus. Ein Jahr sind ${PERIODS_PER_YEAR} × 4 Wochen, also ab ${euro(yearlyAmount(plans.starter))} zzgl. USt.`,
    '**Kündigen** geht per E-Mail: in der Testphase jederzeit, danach zum Ende der Laufzeit. Sonst beginnt nach der Testphase die bezahlte Laufzeit und verlängert sich um die gleiche Dauer. [Alle Preise und Bedingungen](/unternehmen/preise)',
  ],
});

/** Ways to start that load nothing from the provider. */
interface Alternatives {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly (Link & { readonly text: Rich })[];
}

/** The alternatives: registration in the app at `registerUrl` (opens a new tab), or an e-mail to `email`. */
export function alternatives(email: string, registerUrl: string): Alternatives {
  return {
    id: 'ohne-kalender',
    heading: typesetText('Ohne Kalender'),
    entries: [
      {
        href: registerUrl,
        label: typesetText('Allein in der App registrieren'),
        text: typesetText(
          'Das Profil dauert für Unternehmen mit erster Stelle etwa 7 Minuten, für Talente etwa {claim:profil-60-sekunden}.',
        ),
      },
      {
        href: `mailto:${email}`,
        label: `E-Mail an ${email}`,
        text: typesetText('Auch per E-Mail vereinbaren wir einen Termin.'),
      },
    ],
  };
}

/** In place of the calendar where scripts are off; the halves are links to the provider's pages. */
export const noScript: string = typesetText(
  'Ohne JavaScript erscheint der Kalender hier nicht. Die beiden Links öffnen die Buchungsseite direkt beim Anbieter.',
);
