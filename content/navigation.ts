import type { Link } from './types.ts';
import { typeset } from './typography.ts';

/** Audience view: for companies or for talents. */
export type View = 'company' | 'talent';

/** `/talente` and everything below it is the talent view; every other path the company view (spec §2). */
export const viewOf = (route: string): View =>
  route === '/talente' || route.startsWith('/talente/') ? 'talent' : 'company';

/**
 * The views whose parts a page holds. Two pages hold both: the static 404 page stands for unknown paths of either, and
 * /formular turns to the half that is chosen.
 */
export const shownViews = (route: string): readonly View[] =>
  route === '/404' || route === bookingRoute ? ['company', 'talent'] : [viewOf(route)];

/** The page where one registers, and chooses which side one is. */
export const bookingRoute = '/formular';

/** Which side reads a page, where the page knows: the pages of each side, and the guide that is written for it. */
export function readerOf(route: string): View | undefined {
  if (viewOf(route) === 'talent' || route === '/interview-tipps') return 'talent';
  return /^\/(?:unternehmen(?:\/|$)|interviewfragen$)/.test(route) ? 'company' : undefined;
}

/** Whose colours and corners the shell's accents have where these are not the view's: those of the guide for talents. */
export const accentOf = (route: string): View | undefined =>
  readerOf(route) === viewOf(route) ? undefined : readerOf(route);

/** The halves of the booking page by the side that they are for; each is the id of its link. */
export const bookingHalves = { company: 'unternehmer', talent: 'vertriebler' } as const satisfies Record<View, string>;

/** The booking page, with the half of the `reader` shown larger. */
export const bookingHref = (reader?: View): string =>
  reader ? `${bookingRoute}#${bookingHalves[reader]}` : bookingRoute;

interface ResourceLink extends Link {
  readonly description: string;
}

export interface AudienceLink extends Link {
  readonly view: View;
  /** The mobile switcher's target: `/` for companies, as specified, although it redirects (spec §2). */
  readonly mobileHref: string;
}

export const audiences: readonly AudienceLink[] = [
  { view: 'company', label: 'Unternehmen', href: '/unternehmen', mobileHref: '/' },
  { view: 'talent', label: 'Talente', href: '/talente', mobileHref: '/talente' },
];

/** Pricing is for companies only (spec §2). */
export const mainNavigation: Readonly<Record<View, readonly Link[]>> = typeset({
  company: [
    { href: '/unternehmen/so-funktionierts', label: 'So funktioniert’s' },
    { href: '/unternehmen/vergleich', label: 'Vergleich' },
    { href: '/unternehmen/preise', label: 'Preise' },
  ],
  talent: [
    { href: '/talente/so-funktionierts', label: 'So funktioniert’s' },
    { href: '/talente/vergleich', label: 'Vergleich' },
  ],
});

export const resources: readonly ResourceLink[] = typeset([
  {
    href: '/jobbeschreibung',
    label: 'Jobbeschreibungen',
    description: 'Was Opener, Setter und Closer tun, können und verdienen.',
  },
  {
    href: '/interviewfragen',
    label: 'Interviewfragen',
    description: 'Für alle, die einstellen: Fragen, Signale, Plan für 60 Minuten.',
  },
  {
    href: '/interview-tipps',
    label: 'Interview-Tipps',
    description: 'Für Talente: Vorbereitung, Antworten, Warnzeichen.',
  },
]);

interface FooterColumn {
  readonly title: string;
  readonly links: readonly Link[];
}

export const footerColumns: readonly FooterColumn[] = typeset([
  {
    title: 'Für Unternehmen',
    links: [
      { href: '/unternehmen', label: 'Überblick' },
      ...mainNavigation.company,
      { href: '/unternehmen/onboarding-concierge', label: 'Onboarding-Concierge' },
    ],
  },
  {
    title: 'Für Vertriebstalente',
    links: [{ href: '/talente', label: 'Überblick' }, ...mainNavigation.talent],
  },
  {
    title: 'Ressourcen',
    links: [...resources.map(({ href, label }) => ({ href, label })), { href: '/glossar', label: 'Glossar' }],
  },
  {
    title: 'Über Doppelja',
    links: [
      { href: '/ueber-uns', label: 'Über uns' },
      { href: '/zahlen', label: 'Zahlenregister' },
      { href: '/karriere', label: 'Karriere' },
      { href: bookingRoute, label: 'Termin buchen' },
    ],
  },
  {
    title: 'Rechtliches',
    links: [
      { href: '/impressum', label: 'Impressum' },
      { href: '/datenschutz', label: 'Datenschutz' },
      { href: '/agb', label: 'AGB' },
      { href: '/security', label: 'Sicherheit' },
      { href: '/cookies', label: 'Cookies' },
      { href: '/barrierefreiheit', label: 'Barrierefreiheit' },
    ],
  },
]);

/** Words of the shell. Labels in single quotes in spec §2 are verbatim. */
export const shell = typeset({
  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  mainLabel: 'Hauptnavigation',
  audienceLabel: 'Für wen',
  audienceLabelMobile: 'Für wen, mobil',
  audienceLabelMenu: 'Für wen, im Menü',
  footerLabel: 'Alle Seiten',
  resources: 'Ressourcen',
  menu: 'Menü',
  close: 'Schließen',
  login: 'Login',
  newTab: 'öffnet in neuem Tab',
  register: 'Jetzt kostenlos registrieren',
  bottomBar: {
    label: 'Kostenlos registrieren',
    note: {
      company: 'Kein Risiko: Kandidaten kostenlos ansehen',
      talent: 'Kostenlos für Talente, ohne Anschreiben',
      either: 'Für Unternehmen und Vertriebstalente',
    },
  },
  /** `{}` is the page's weight on a first visit, compressed, in kilobytes of 1,024 bytes. */
  pageWeight: 'Diese Seite: {}\u00A0KB',
  noCookies: 'Keine Cookies auf dieser Website',
  footnotes: 'Fußnoten',
  footnote: (number: number) => `Fußnote ${number}`,
  footnoteBack: 'Zurück',
  footnoteBackLabel: (value: string) => `Zurück zur Textstelle: ${value}`,
});

/** The shared call to action for the `reader` of a page (spec §2). */
export const registerLink = (reader?: View): Link => ({ href: bookingHref(reader), label: shell.register });
