import { CACHE, HASHED_FOLDER, RARE_TYPES, SECURITY_HEADERS } from './headers.ts';

/** Endings that its list of content types lacks. */
const UNKNOWN_TYPES = ['avif', 'speculationrules'];

/**
 * Configuration of `serve` 14. It must be outside of the served folder: visitors could download it otherwise.
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
        // Its globs skip names with a leading dot, such as `.well-known`, unless a pattern has the dot.
        { source: '**/{*,.*/**}', headers: headers(CACHE.other, SECURITY_HEADERS) },
        { source: `${HASHED_FOLDER.slice(1)}**`, headers: headers(CACHE.hashed) },
        ...UNKNOWN_TYPES.map((ending) => ({
          source: `**/*.${ending}`,
          headers: [{ key: 'Content-Type', value: RARE_TYPES[ending] }],
        })),
      ],
    },
    null,
    2,
  )}\n`;
}
