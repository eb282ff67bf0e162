/** What the site says when something is missing or broken (spec §8). The English strings are given verbatim. */

import type { View } from './navigation.ts';
import type { Link, PageMeta, Rich } from './types.ts';
import { typeset } from './typography.ts';

export const notFoundMeta: PageMeta = /* @__PURE__ */ typeset({
  title: 'Seite nicht gefunden',
  description:
    'Unter dieser Adresse gibt es bei Doppelja keine Seite. Hier stehen die Wege für Unternehmen und für Talente.',
  date: '2026-11-21',
  index: false,
});

/** A text in the specification's language and its German neighbour. */
export interface BilingualError {
  /** Language of `title` and, where there is one, of the link next to it. */
  readonly lang: 'en';
  readonly title: string;
  readonly german: Rich;
}

/** A group of links for one audience. */
interface LinkGroup {
  readonly heading: string;
  /** Whose plane it stands on. */
  readonly ink: View;
  readonly links: readonly Link[];
}

/** The 404 page. "Home" is the page that `/` redirects to, so that the link takes no detour (decisions: Audience). */
export const notFound: BilingualError & {
  readonly home: Link;
  readonly advice: Rich;
  readonly groups: readonly LinkGroup[];
} = /* @__PURE__ */ typeset({
  lang: 'en',
  title: 'Oops! Page not found',
  home: { href: '/unternehmen', label: 'Return to Home' },
  german: 'Hier gibt es kein Match. Die Seite fehlt.',
  advice: 'Vielleicht steckt ein Tippfehler in der Adresse. Sonst hilft einer dieser Wege weiter.',
  groups: [
    {
      heading: 'Für Unternehmen',
      ink: 'company',
      links: [
        { href: '/unternehmen', label: 'Vertriebler einstellen mit Doppelja' },
        { href: '/unternehmen/preise', label: 'Preise pro 4 Wochen' },
        { href: '/interviewfragen', label: 'Interviewfragen für Vertriebsrollen' },
      ],
    },
    {
      heading: 'Für Talente',
      ink: 'talent',
      links: [
        { href: '/talente', label: 'Sales-Jobs ohne Anschreiben' },
        { href: '/talente/so-funktionierts', label: 'Ablauf in sechs Schritten' },
        { href: '/interview-tipps', label: 'Interview-Tipps für drei Rollen' },
      ],
    },
  ],
});

/** The same error as a whole page, in the dev server, when a route throws. */
export const routeError: BilingualError = /* @__PURE__ */ typeset({
  lang: 'en',
  title: 'Unexpected Application Error!',
  german: 'Diese Route lässt sich nicht rendern. Datei und Meldung stehen darunter.',
});
