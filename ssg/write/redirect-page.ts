import type { Redirect, SiteData } from '../contract.ts';
import { contentSecurityPolicy, hashSource } from '../render/csp.ts';
import { escapeHtml, scriptJson } from '../render/html.ts';

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
