/** Texts of /formular. Neutral up to the choice; then talents are addressed as du, companies as Sie. */

import { PRICE_CONDITION } from './company/pricing.ts';
import { euro } from './format.ts';
import type { bookingHalves, View } from './navigation.ts';
import { lowestPrice, PERIODS_PER_YEAR, plans, yearlyAmount } from './plans.ts';
import { filled, registerUrl } from './site.ts';
import type { Entry, Figure, Intro, Link, PageMeta, Question, Rich } from './types.ts';
import { typeset, typesetText } from './typography.ts';

export const meta: PageMeta = typeset({
  title: 'Kostenlos registrieren, im Termin oder direkt in der App',
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
  /** What the appointment is for, in short. */
  readonly result: string;
  /** Stands under the heading "Profil-Sprint" after the choice. */
  readonly promise: string;
  /** Next to the calendar: what to have at hand, what follows, what it costs. */
  readonly points: readonly Entry[];
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

export const choices: Readonly<Record<Audience, Choice>> = {
  vertriebler: {
    id: 'vertriebler',
    ...specified.vertriebler,
    ...typeset({
      result: 'Verified-Profil und 7\u00A0Tage\u00A0Priority-Boost',
      points: [
        { title: 'Bereithalten', text: 'Dein Wunschgehalt und drei Zahlen, z. B. Termine, Abschlüsse, Umsatz.' },
        {
          title: 'Danach',
          text: 'Du siehst in der App, welche Jobs passen, und sagst Ja oder Nein. Das Interview in unter 7 Tagen ist ein [Ziel](/zahlen#erstes-interview), gerechnet ab dem fertigen Profil. Auch die Firma muss Ja sagen.',
        },
        {
          title: 'Kosten',
          text: 'Keine. Der Termin verpflichtet dich zu nichts. Dein Konto kannst du jederzeit selbst löschen.',
        },
      ],
      frameTitle: 'Terminkalender für deinen Profil-Sprint',
      linkLabel: 'Buchungsseite für Talente öffnen',
      failure: 'Der Kalender lädt gerade nicht. Wähl deinen Termin direkt beim Anbieter.',
    }),
  },
  unternehmer: {
    id: 'unternehmer',
    ...specified.unternehmer,
    ...typeset({
      result: 'Stelle anlegen, Kurzprofile ansehen',
      points: [
        {
          title: 'Bereithalten',
          text: 'Fixum, Provisionsmodell, Vertragsart, Ort, Start und Zugang zum Kalender.',
        },
        {
          title: 'Danach',
          text: 'In der App sehen Sie kostenlos, wer passt. Die Stelle geht live, sobald Sie einen [Tarif](/unternehmen/preise) wählen.',
        },
        {
          title: 'Kosten',
          text: 'Der Termin ist kostenlos. Den Tarif zahlen Sie erst nach der Testphase. Kündigen Sie vorher, zahlen Sie nichts.',
        },
        {
          title: 'Concierge',
          text: '[Vorauswahl und Termine gegen Gebühr](/unternehmen/onboarding-concierge). Den Wunsch nennen Sie bei der Terminwahl.',
        },
      ],
      frameTitle: 'Terminkalender für Ihren Profil-Sprint',
      linkLabel: 'Buchungsseite für Unternehmen öffnen',
      failure: 'Der Kalender lädt gerade nicht. Wählen Sie Ihren Termin direkt beim Anbieter.',
    }),
  },
};

/** The action of each half, and of the button at the end of the page. */
export const choiceAction: string = typesetText('Termin wählen');

/** Below the question: what is chosen, and that it is free. One line on a phone, so that both halves fit below. */
export const offer: string = typesetText('Mit uns in 15 Minuten zum Profil, kostenlos.');

/** Below the choices: the other way, in one line on a phone, whose first screen ends below it. */
export const lead: Rich = typesetText(`[Ohne Termin direkt in der App registrieren](${registerUrl})`);

/** The booking provider as the site's settings name it; either value may be a placeholder. */
interface BookingProvider {
  readonly name: string;
  readonly country: string;
}

/** What stands with the two choices, before one of them is made. */
export interface Notice {
  /** Above the choices: what they do, and that choosing is consenting. */
  readonly consent: Rich;
  /** Below them: who receives what, and how to revoke the consent. */
  readonly data: Rich;
  /** Further below, and below the calendar: what else follows from the choice, and how either ends. */
  readonly more: Omit<Intro, 'text'>;
  readonly details: readonly (Question & { readonly view?: View })[];
}

/** The notice for a provider: who receives what, when, on which consent, and how to end it. */
export function notice({ name, country }: BookingProvider): Notice {
  return typeset({
    consent: `Die Auswahl öffnet den Kalender von ${name}. Damit stimme ich dessen Cookies und der Datenübertragung zu.`,
    data: `Nach der Auswahl erhält ${name} (Sitz: ${country}) meine IP-\u2060Adresse, den Zeitpunkt und die Seitenadresse. Dazu kommen Angaben zu Browser, Gerät, Sprache und Zeitzone. Mit „${specified.back}“ widerrufe ich die Einwilligung. [Datenschutz der Terminbuchung](/datenschutz#terminbuchung)`,
    more: { id: 'einwilligung', heading: 'Daten und Konto' },
    details: [
      {
        id: 'widerruf',
        question: 'Wie widerrufe ich die Einwilligung?',
        answer: `Mit einem Klick auf „${specified.back}“, jederzeit. Der Kalender verschwindet dann und lädt nichts mehr nach. Bereits übertragene Daten bleiben beim Anbieter, bis er sie löscht. Die Auswahl speichern wir nicht, sie steht aber noch im Browserverlauf. Wie man die Cookies von ${name} löscht, steht unter [Cookies](/cookies#widerruf).`,
      },
      {
        id: 'angaben',
        question: 'Wer bekommt meinen Namen und meine E-Mail-Adresse?',
        answer: `Bei der Terminbuchung bekommen wir und ${name} beides, in der App wir und unsere [Dienstleister](/datenschutz#empfaenger).`,
      },
      {
        id: 'name',
        view: 'talent',
        question: 'Wann sieht eine Firma meinen Namen?',
        answer: 'Erst mit dem Match. Das Kurzprofil zeigt keinen Namen.',
      },
      {
        id: 'firmenprofil',
        view: 'company',
        question: 'Wann sehen Talente unser Firmenprofil?',
        answer: 'Erst mit dem Match. Die Stelle sehen sie, sobald ein Tarif läuft.',
      },
      {
        id: 'verified',
        view: 'talent',
        question: 'Was sind Verified-Profil und Priority-Boost?',
        answer: `Für Verified prüfen wir: ${filled('sprint.verified')}. Der Priority-Boost bewirkt 7 Tage lang: ${filled('sprint.boost')}.`,
      },
      {
        id: 'intro-video',
        view: 'company',
        question: 'Was zeigt das Intro-Video?',
        answer: `Das Intro-Video zeigt: ${filled('sprint.video')}.`,
      },
      {
        id: 'testphase',
        view: 'company',
        question: 'Wie lange dauert die Testphase?',
        answer: `Die Testphase dauert: ${filled('trial.length')}. Eine Karte ist nötig: ${filled('trial.card')}.`,
      },
      {
        id: 'kuendigung',
        view: 'company',
        question: 'Wie kündige ich?',
        answer:
          'Ein kostenloses Konto lässt sich jederzeit löschen. Beim Tarif reicht eine E-Mail: in der Testphase jederzeit, danach zum Ende der Laufzeit. Ohne Kündigung verlängert sich ein bezahlter Tarif um 28 Tage oder 1 Jahr.',
      },
    ],
  });
}

/** A text to both sides, and what it says to one of them after the choice. */
export type Told = Readonly<Partial<Record<Audience, Rich>>> & { readonly both: Rich };

/** What happens after the choice. */
export const nextSteps: Omit<Intro, 'text'> & {
  readonly together: {
    readonly heading: string;
    readonly duration: Rich;
    readonly label: string;
    readonly steps: readonly {
      readonly text: Rich;
      /** What it ends with. */
      readonly result?: Told;
    }[];
  };
} = typeset({
  id: 'schritte',
  heading: 'So geht es weiter',
  together: {
    heading: 'Mit uns im Termin',
    duration: '15 Minuten',
    label: 'kostenlos und unverbindlich',
    steps: [
      { text: '**Auswahl treffen.** Der Kalender öffnet sich auf dieser Seite.' },
      { text: '**Termin wählen.** Name und E-Mail-Adresse genügen. Zum Absagen reicht eine E-Mail.' },
      {
        text: `**Gemeinsam einrichten,** per ${filled('sprint.medium')}, mit ${filled('sprint.host')}.`,
        result: {
          both: 'Talente haben danach ein Verified-Profil und 7 Tage Priority-Boost. Unternehmen haben ein Firmenprofil, ein Intro-Video, die erste Stelle und einen verbundenen Kalender. Live geht die Stelle erst mit einem Tarif. Beide sehen kostenlos, was passt: Talente die Jobs, Unternehmen die Kurzprofile.',
          vertriebler: 'Danach hast du dein Verified-Profil und 7 Tage Priority-Boost.',
          unternehmer:
            'Danach haben Sie ein Firmenprofil, ein Intro-Video, die erste Stelle und einen verbundenen Kalender. Live geht die Stelle erst mit einem Tarif.',
        },
      },
    ],
  },
});

/** How long something takes, as a figure, and what that is. */
export interface Duration {
  /** The side that it concerns, where it is one. */
  readonly view?: View;
  readonly figure: Figure;
  readonly label: Told;
}

/** What both ways lead to: the end of the page. */
export const after: Omit<Intro, 'text'> & {
  readonly text: Told;
  readonly durations: readonly Duration[];
} = typeset({
  id: 'danach',
  heading: 'Vom Profil zum ersten Gespräch',
  text: {
    both: 'Talente sehen Stellen mit [Fixum](/glossar#fixum), Vertragsart und Ort. Firmen sehen Kurzprofile ohne Namen. Private Profile sieht eine Firma erst, wenn das Talent Ja zu ihrer Stelle sagt. Sagen beide Ja, öffnen sich der Chat und das volle Profil.',
    vertriebler:
      'Du siehst Fixum, Vertragsart und Ort jeder Stelle und sagst Ja oder Nein. Firmen sehen von dir ein Kurzprofil ohne Namen. Ist dein Profil privat, sehen sie vor deinem Ja nichts. Sagt auch die Firma Ja, öffnet sich der Chat. Erst dann sieht sie dein volles Profil.',
    unternehmer:
      'Sie sehen Kurzprofile ohne Namen: Rolle, Erfahrung, Wunschgehalt und Start. Private Profile erscheinen erst, wenn das Talent Ja zu Ihrer Stelle sagt. Sagen beide Ja, öffnen sich der Chat und das volle Profil.',
  },
  durations: [
    {
      figure: { claim: 'erster-kontakt' },
      label: {
        both: 'bis zum ersten Kontakt, für Unternehmen ab der aktiven Stelle, für Talente ab dem fertigen Profil',
        vertriebler: 'bis zum ersten Kontakt, ab deinem fertigen Profil',
        unternehmer: 'bis zum ersten Kontakt, ab Ihrer aktiven Stelle',
      },
    },
    {
      view: 'talent',
      figure: { claim: 'erstes-interview' },
      label: {
        both: 'bis zum ersten Interview, unser Ziel für Talente',
        vertriebler: 'bis zum ersten Interview, unser Ziel für dich',
      },
    },
    {
      view: 'company',
      figure: { claim: 'gepruefte-profile' },
      label: { both: 'geprüfte Vertriebsprofile' },
    },
    {
      view: 'talent',
      figure: { claim: 'unternehmen' },
      label: { both: 'Unternehmen mit Konto' },
    },
  ],
});

/** What it costs, and when money is due: each side's price as a figure. */
export const cost = typeset({
  id: 'kosten',
  heading: 'Was es kostet',
  talents: {
    title: 'Talente',
    amount: '0 €',
    text: {
      both: 'für Termin, Profil und Chat. Talente zahlen nie.',
      vertriebler: 'für Termin, Profil und Chat. Du zahlst nie.',
    },
    terms: [
      {
        title: 'Bei Zusage',
        text: 'Auch dann bleibt es bei 0 €.',
      },
      {
        title: 'Wer zahlt',
        text: 'Die Unternehmen, mit ihrem Tarif.',
      },
      {
        title: 'Konto',
        text: 'Jederzeit löschbar.',
      },
    ],
  },
  companies: {
    title: 'Unternehmen',
    amount: `ab ${euro(lowestPrice('yearly'))}`,
    text: `jährlich gebucht, ab ${euro(lowestPrice('28days'))} monatlich gebucht. Beides ${PRICE_CONDITION}`,
    terms: [
      {
        title: 'Kostenlos',
        text: 'Termin, Konto und alle Kurzprofile, die nicht privat sind.',
      },
      {
        title: 'Provision',
        text: '0 € pro Einstellung, auch bei der fünften.',
      },
      {
        title: 'Mit Tarif',
        text: 'Ja sagen (Likes), aktive Stellen und Chat. Jeder Tarif beginnt mit einer kostenlosen Testphase. Der [Onboarding-Concierge](/unternehmen/onboarding-concierge) hat einen eigenen Preis. [Alle Preise und Bedingungen](/unternehmen/preise)',
      },
      {
        title: 'Zahlung',
        text: `Erst nach der Testphase, per Karte: alle 4 Wochen oder für ein Jahr im Voraus. Ein Jahr (${PERIODS_PER_YEAR} × 4 Wochen) kostet ab ${euro(yearlyAmount(plans.starter))}, zzgl. USt., nur für Unternehmer.`,
      },
    ],
  },
});

/** Ways to start that load nothing from the provider. */
interface Alternatives {
  readonly id: string;
  readonly heading: string;
  readonly durations: readonly Duration[];
  readonly app: Link;
  readonly email: Link & { readonly text: string };
}

/** The alternatives: registration in the app at `registerUrl` (opens a new tab), or an e-mail to `email`. */
export function alternatives(email: string, registerUrl: string): Alternatives {
  return {
    id: 'ohne-kalender',
    heading: typesetText('Lieber ohne Termin?'),
    durations: typeset([
      {
        view: 'talent',
        figure: { claim: 'profil-60-sekunden' },
        label: {
          both: 'für Talente: Name, Rolle und Zahlen. Verified-Profil und Priority-Boost gibt es im Termin.',
          vertriebler: 'für Name, Rolle und Zahlen. Verified-Profil und Priority-Boost gibt es im Termin.',
        },
      },
      {
        view: 'company',
        figure: { value: '7 Minuten' },
        label: {
          both: 'als Richtwert für Unternehmen: Firmenprofil und Stelle. Intro-Video und verbundenen Kalender gibt es im Termin.',
          unternehmer:
            'als Richtwert für Firmenprofil und Stelle. Intro-Video und verbundenen Kalender gibt es im Termin.',
        },
      },
    ]),
    app: { href: registerUrl, label: typesetText('Direkt in der App registrieren') },
    email: { href: `mailto:${email}`, label: email, text: typesetText('Termin lieber per E-Mail vereinbaren:') },
  };
}

/** In place of the calendar where scripts are off; the halves are links to the provider's pages. */
export const noScript: string = typesetText(
  'Ohne JavaScript erscheint der Kalender hier nicht. Die beiden Links öffnen die Buchungsseite direkt beim Anbieter.',
);
