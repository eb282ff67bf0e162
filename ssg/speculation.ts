import type { SiteData } from './contract.ts';
import { scriptJson } from './html.ts';

/**
 * Speculation rules: the page behind a link is fetched while the pointer rests on it (`moderate`). Only own pages:
 * no files, no redirects, and none of the site's exceptions. Browsers that know no such rules ignore them.
 * @returns the text of the inline script, or nothing for a site that wants none
 */
export function speculationRules({ prefetch, linkedRedirects, basePath }: SiteData): string | undefined {
  if (!prefetch) return undefined;
  const exceptions = [...linkedRedirects, ...prefetch.except.map((path) => `${path}*`), '/*.*'];
  return scriptJson({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: `${basePath}/*` },
            { not: { href_matches: exceptions.map((path) => `${basePath}${path}`) } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
