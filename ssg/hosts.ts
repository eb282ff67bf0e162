import type { Redirect } from './contract.ts';

/**
 * One table of headers for every host. GitHub Pages and S3 cannot send their own headers: there the `<meta>` policy
 * of each page remains.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** How long each kind of file may be kept: hashed names never change, everything else is asked for again. */
const CACHE_RULES: Readonly<Record<'/assets/*' | '/*', string>> = {
  '/*': 'public, max-age=0, must-revalidate',
  '/assets/*': 'public, max-age=31536000, immutable',
};

/**
 * Configuration of `serve` 14. It must lie outside the served folder, or visitors could download it.
 * It names no redirects: `serve` would drop the query, which the redirect pages keep.
 */
export function serveConfig(): string {
  const headers = (cache: string, more: Readonly<Record<string, string>> = {}) =>
    Object.entries({ ...more, 'Cache-Control': cache }).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      cleanUrls: true,
      directoryListing: false,
      headers: [
        { source: '**/*', headers: headers(CACHE_RULES['/*'], SECURITY_HEADERS) },
        { source: 'assets/**', headers: headers(CACHE_RULES['/assets/*']) },
      ],
    },
    null,
    2,
  )}\n`;
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export const redirectsFile = (redirects: readonly Redirect[], basePath: string): string =>
  redirects.map(({ from, to }) => `${basePath}${from} ${basePath}${to} 301\n`).join('');

/**
 * `_headers` of Netlify and Cloudflare Pages. Both send documents with `max-age=0, must-revalidate` by themselves, and
 * both would add a second Cache-Control to the first: so only the hashed files get one.
 */
export function headersFile(basePath: string): string {
  const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
    [`${basePath}${pattern}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [block('/*', SECURITY_HEADERS), block('/assets/*', { 'Cache-Control': CACHE_RULES['/assets/*'] })].join('\n');
}
