/** `_redirects` and `_headers`: Netlify and Cloudflare Pages read both from the root of the site. */
import type { Problem } from '../../problems.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../speculation.ts';
import { CACHE, HASHED_FOLDER, type HostData, hostRedirects, SECURITY_HEADERS, speculationHeader } from './headers.ts';

/** `_redirects` of Cloudflare Pages, where `/a` does not match `/a/`. Both hosts keep the query. */
export const redirectsFile = (data: HostData): string =>
  hostRedirects(data)
    .flatMap(({ sources, target }) => sources.map((source) => `${source} ${target} 301\n`))
    .join('');

/**
 * `_redirects` of Netlify, where a file at the source, such as the redirect page, wins over a rule without `!`.
 * Cloudflare knows no `!` and would ignore such a line.
 */
export const forcedRedirectsFile = (data: HostData): string =>
  hostRedirects(data)
    .map(({ sources, target }) => `${sources[0]} ${target} 301!\n`)
    .join('');

/**
 * Both hosts send documents with `max-age=0, must-revalidate` by themselves, and both would add a second
 * Cache-Control to the first: so only the hashed files get one.
 */
export function headersFile(data: HostData): string {
  const { basePath, prefetch } = data;
  const block = (pattern: string, headers: Readonly<Record<string, string>>) =>
    [`${basePath}${pattern}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block('/*', { ...SECURITY_HEADERS, ...speculationHeader(data) }),
    block(`${HASHED_FOLDER}*`, { 'Cache-Control': CACHE.hashed }),
    ...(prefetch ? [block(`/${SPECULATION_FILE}`, { 'Content-Type': SPECULATION_TYPE })] : []),
  ].join('\n');
}

/**
 * What Cloudflare Pages reads of these files, documented under pages/configuration/redirects and /headers of its
 * developer documentation; it ignores the rest without a message. Netlify documents no limits. A redirect here is always
 * from path to path, so the lower limit for patterns (100) cannot be met.
 */
const LIMITS = { redirects: 2000, redirectLine: 1000, headerRules: 100, headerLine: 2000 } as const;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const brief = (line: string): string => (line.length > 80 ? `${line.slice(0, 80)}…` : line);

/**
 * Rules beyond those limits, one problem for each that is too long and one for the first of too many.
 * @param dataFile where the redirects come from
 */
export function limitProblems(redirects: string, headers: string, dataFile: string): Problem[] {
  const tooLong = (file: string, name: string, lines: readonly string[], limit: number, fix: string): Problem[] =>
    lines
      .filter((line) => line.trim().length > limit)
      .map((line) => ({
        file,
        what: `The rule ${brief(line.trim())} has ${line.trim().length} characters in ${name}; Cloudflare Pages reads ${limit}.`,
        fix,
      }));
  const tooMany = (file: string, name: string, rules: readonly string[], limit: number, fix: string): Problem[] =>
    rules.slice(limit, limit + 1).map((rule) => ({
      file,
      what: `The rule ${brief(rule)} is number ${limit + 1} of ${rules.length} in ${name}; Cloudflare Pages reads ${limit}.`,
      fix,
    }));
  const table = 'ssg/write/hosts/headers.ts';
  const rules = linesOf(redirects);
  const lines = linesOf(headers);
  const blocks = lines.filter((line) => !line.startsWith(' '));
  return [
    ...tooMany(dataFile, '_redirects', rules, LIMITS.redirects, 'Remove redirects that are no longer used.'),
    ...tooLong(dataFile, '_redirects', rules, LIMITS.redirectLine, 'Shorten one of its two paths.'),
    ...tooMany(table, '_headers', blocks, LIMITS.headerRules, 'Let fewer patterns match more.'),
    ...tooLong(table, '_headers', lines, LIMITS.headerLine, 'Shorten its value.'),
  ];
}
