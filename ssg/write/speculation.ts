import type { SiteData } from '../contract.ts';

/** The file that hosts name in the header `Speculation-Rules`. */
export const SPECULATION_FILE = 'prefetch.speculationrules';
export const SPECULATION_TYPE = 'application/speculationrules+json';

/**
 * Speculation rules: the page behind a link is fetched while the pointer rests on it (`moderate`). Only own pages:
 * no files, no redirects, and none of the site's exceptions. Browsers that know no such rules ignore them.
 *
 * They come by a header, not inline: a page is no byte heavier. `serve` does not send it, because Puppeteer 24 waits
 * forever for the end of a navigation that was prefetched, and that is where smoke tests run.
 */
export function speculationRules({ prefetch, redirects, basePath }: SiteData): string {
  const except = [...redirects.map(({ from }) => from), ...(prefetch?.except.map((path) => `${path}*`) ?? []), '/*.*'];
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${basePath}/*` },
            { not: { href_matches: except.map((path) => `${basePath}${path}`) } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}
