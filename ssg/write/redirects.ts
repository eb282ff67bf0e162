import type { Redirect, SiteData } from '../contract.ts';
import type { Problem } from '../problems.ts';
import { contentSecurityPolicy, hashSource } from '../render/csp.ts';
import { escapeHtml, scriptJson } from '../render/html.ts';

/** Paths as routes have them: no query, fragment, dot segment, ending or trailing slash. */
const PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Redirects that are no paths, hide a page, lead nowhere, or lead on to another redirect. */
export function redirectProblems(redirects: readonly Redirect[], pages: ReadonlySet<string>, file: string): Problem[] {
  const sources = new Map<string, Redirect>();
  return redirects.flatMap((redirect) => {
    const { from, to } = redirect;
    const problem = (what: string, fix: string): Problem[] => [{ file, what, fix }];
    const former = sources.get(from);
    sources.set(from, redirect);
    if (!PATH.test(from) || !PATH.test(to)) {
      return problem(
        `The redirect ${JSON.stringify(from)} → ${JSON.stringify(to)} is not from path to path.`,
        'Write both as paths of this site: letters, digits, - and _, no ending, no trailing slash.',
      );
    }
    if (former) return problem(`${from} is redirected twice.`, 'Keep one of the two.');
    if (pages.has(from)) return problem(`The redirect ${from} hides the page of that path.`, 'Remove one of the two.');
    if (from === to) return problem(`The redirect ${from} leads to itself.`, 'Name another target.');
    if (redirects.some((other) => other.from === to)) {
      return problem(`The redirect ${from} → ${to} leads to another redirect.`, `Point ${from} at its final target.`);
    }
    if (!pages.has(to)) return problem(`The redirect ${from} → ${to} leads to no page.`, 'Name an existing route.');
    return [];
  });
}

/**
 * A page that sends its visitor on: by `<meta refresh>` without script, by script with query and fragment kept,
 * by hand through the link.
 */
export function redirectPage({ to }: Redirect, { url, basePath, redirectTexts: texts }: SiteData): string {
  const target = `${basePath}${to}`;
  const script = `location.replace(${scriptJson(target)}+location.search+location.hash)`;
  const csp = contentSecurityPolicy({ 'script-src': [hashSource(script)] });
  const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const legal = texts.legal.map(({ href, label }) => link(`${basePath}${href}`, label)).join(' ');
  return [
    `<!DOCTYPE html><html lang="${escapeHtml(texts.lang)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${csp}">`,
    `<title>${escapeHtml(texts.title)}</title>`,
    `<script>${script}</script>`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(target)}">`,
    `<link rel="canonical" href="${escapeHtml(`${url}${target}`)}">`,
    '<meta name="viewport" content="width=device-width">',
    `</head><body><main><h1>${escapeHtml(texts.title)}</h1><p>${link(target, texts.link)}</p></main>`,
    `<footer><p>${legal}</p></footer></body></html>\n`,
  ].join('\n');
}
