import type { Redirect, SiteData } from '../../contract.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../speculation.ts';

/** What every host's file is made from. */
export type HostData = Pick<SiteData, 'redirects' | 'basePath' | 'prefetch'>;

/**
 * Sent with every response. `frame-ancestors` stands here because browsers ignore it in the `<meta>` policy of each
 * page, which carries the rest.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** Names the speculation rules of a site that has some. */
export const speculationHeader = ({ prefetch, basePath }: HostData): Readonly<Record<string, string>> =>
  prefetch ? { 'Speculation-Rules': `"${basePath}/${SPECULATION_FILE}"` } : {};

/** Hashed names never change; everything else is asked for again. */
export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/** The folder of hashed files, below the base path. */
export const HASHED_FOLDER = '/assets/';

/** Content types that a host's own list may lack: nginx 1.22 knows no `.ics`, `.mjs` and `.webmanifest`. */
export const RARE_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  ics: 'text/calendar',
  mjs: 'text/javascript',
  speculationrules: SPECULATION_TYPE,
  webmanifest: 'application/manifest+json',
};

/** Texts that are worth compressing. */
export const TEXT_TYPES: readonly string[] = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  SPECULATION_TYPE,
  'image/svg+xml',
  'text/calendar',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
];

/** One redirect as hosts see it: whole paths, the source with and without a slash at its end. */
export interface HostRedirect {
  readonly sources: readonly string[];
  readonly target: string;
}

/** The redirects of a site, below its base path. */
export const hostRedirects = ({ redirects, basePath }: HostData): HostRedirect[] =>
  redirects.map(({ from, to }: Redirect) => {
    const source = `${basePath}${from}`.replace(/\/$/, '');
    return { sources: source === '' ? ['/'] : [source, `${source}/`], target: `${basePath}${to}` };
  });
