/** What the generator needs to know of this site; the contract is `SiteData` in `ssg/contract.ts`. */

import { claimProblems, claims } from './claims.ts';
import { planProblems } from './plans.ts';
import { redirects } from './redirects.ts';
import { appHost, basePath, filled, settingProblems, siteName, siteUrl, slots } from './site.ts';

/** The origin of a URL; a setting that is none is reported by {@link settingProblems}, not here. */
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "'none'");

/** `/formular` alone may load from the booking provider, and only after a choice (decisions: Booking). */
function csp(route: string): Readonly<Record<string, readonly string[]>> {
  if (route !== '/formular') return { 'form-action': [appHost] };
  const script = originOf(filled('booking.script'));
  const frames = [filled('booking.onboarding'), filled('booking.demo')].map(originOf);
  return {
    'form-action': [appHost],
    'script-src': [script],
    'frame-src': frames,
    'trusted-types': ['booking-widget'],
  };
}

export default {
  url: siteUrl,
  basePath,
  redirects,
  redirectTexts: {
    lang: 'de',
    title: 'Diese Seite ist umgezogen',
    link: 'Weiter zur neuen Adresse',
    legal: [
      { href: '/impressum', label: 'Impressum' },
      { href: '/datenschutz', label: 'Datenschutz' },
    ],
  },
  /** The mobile audience switcher links to `/`, as specified (spec §2). */
  linkedRedirects: ['/'],
  slots: Object.entries(slots)
    .filter(([, { value }]) => value === null)
    .map(([id, { label, variable, required }]) => ({ id, label: `${label}, ${variable}`, required })),
  problems: () => [
    ...claimProblems(claims).map((what) => ({
      file: 'content/claims.ts',
      what,
      remedy: 'Complete the entry: a figure without kind, date and basis may not be shown.',
    })),
    ...settingProblems().map((what) => ({
      file: 'content/site.ts',
      what,
      remedy: 'Correct the slot or its variable.',
    })),
    ...planProblems().map((what) => ({ file: 'content/plans.ts', what, remedy: 'Correct the plan.' })),
  ],
  csp,
  manifest: {
    name: siteName,
    short_name: siteName,
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#F3F6F2',
    theme_color: '#00664C',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  },
  securityTxt: {
    Contact: `mailto:${filled('company.securityEmail')}`,
    // RFC 9116 asks for a date less than a year ahead; renew it with every release.
    Expires: '2027-10-31T23:00:00.000Z',
    'Preferred-Languages': 'de, en',
  },
} as const;
