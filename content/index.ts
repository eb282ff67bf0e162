/** What the generator needs to know of this site. */

import type { CspSources, SiteData } from '../ssg/contract.ts';
import { claimProblems, claims } from './claims.ts';
import { glossaryProblems } from './guides/glossary-problems.ts';
import { guideProblems } from './guides/problems.ts';
import { bookingRoute } from './navigation.ts';
import { planProblems } from './plans.ts';
import { redirects } from './redirects.ts';
import {
  appHost,
  type BookingAdapterName,
  basePath,
  bookingAdapter,
  filled,
  settingProblems,
  siteName,
  siteUrl,
  slots,
} from './site.ts';

/** The origin of a URL; a setting that is none is reported by {@link settingProblems}, not here. */
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "'none'");

/**
 * What an embed needs in addition to its hosts. Cal's script writes HTML and styles into the page by itself, so with it the
 * page's policy is a weaker one: `default` is the Trusted Types policy that is asked about others' strings.
 */
const EMBED_SOURCES: Readonly<Record<BookingAdapterName, CspSources>> = {
  calendly: { 'trusted-types': ['booking-widget'] },
  cal: {
    'trusted-types': ['default'],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
  },
};

/** `/formular` alone may load from the booking provider, and only after a choice (decisions: Booking). */
function csp(route: string): CspSources {
  if (route !== bookingRoute) return { 'form-action': [appHost] };
  const script = originOf(filled('booking.script'));
  const links = [filled('booking.onboarding'), filled('booking.demo')].map(originOf);
  return {
    'form-action': [appHost],
    'script-src': [script],
    // Cal's script takes links at cal.com to its own host.
    'frame-src': bookingAdapter === 'cal' ? [script, ...links] : links,
    ...EMBED_SOURCES[bookingAdapter],
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
  /** /formular asks before anything of the booking provider is loaded: it is not even fetched ahead. */
  prefetch: { except: [bookingRoute] },
  slots: Object.entries(slots)
    .filter(([, { value }]) => value === null)
    .map(([id, { label, variable, required }]) => ({ id, label: `${label}, ${variable}`, required })),
  problems: () => [
    ...claimProblems(claims).map((what) => ({
      file: 'content/claims.ts',
      what,
      fix: 'Complete the entry: a figure without kind, date and basis may not be shown.',
    })),
    ...settingProblems().map((what) => ({
      file: 'content/site.ts',
      what,
      fix: 'Correct the slot or its variable.',
    })),
    ...planProblems().map((what) => ({ file: 'content/plans.ts', what, fix: 'Correct the plan.' })),
    ...guideProblems(),
    ...glossaryProblems().map((what) => ({ file: 'content/guides/glossar.ts', what, fix: 'Correct the term.' })),
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
} as const satisfies SiteData;
