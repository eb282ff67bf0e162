/** Texts of /llms.txt, a table of contents for language models (llmstxt.org): the same words as on the pages. */

import type { EndpointContext } from '../ssg/contract.ts';
import { footerColumns } from './navigation.ts';
import { siteName } from './site.ts';
import { untypeset } from './typography.ts';

const summary =
  'Marktplatz für Vertriebsrollen (Opener, Setter, Closer) in Deutschland, Österreich und der Schweiz. Ein Match entsteht, wenn beide Seiten Ja sagen. Unternehmen zahlen ein Abo, Talente nichts.';

/** Whether a page belongs to a column: it is linked there, or lies below a page that is. */
const isBelow = (route: string, href: string): boolean => route === href || route.startsWith(`${href}/`);

/** All pages that may be found, under the headings of the footer, each page once. */
export function languageModelText({ url, pages }: EndpointContext): string {
  const left = new Set(pages);
  const sections = footerColumns.map(({ title, links }) => {
    const own = links.flatMap(({ href }) => [...left].filter(({ route }) => isBelow(route, href)));
    const unique = [...new Set(own)];
    for (const page of unique) left.delete(page);
    const lines = unique.map(({ route, meta }) => `- [${meta.title}](${url}${route}): ${meta.description}`);
    return [`## ${title}`, '', ...lines, ''];
  });
  return untypeset([`# ${siteName}`, '', `> ${summary}`, '', ...sections.flat()].join('\n'));
}
