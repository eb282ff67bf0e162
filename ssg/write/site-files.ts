import type { PageMeta, SiteData } from '../contract.ts';
import { escapeHtml } from '../render/html.ts';

export interface ListedPage {
  readonly route: string;
  readonly meta: PageMeta;
}

/** Whether a page may be found: by search engines, and in lists of all pages. */
export const isIndexable = ({ meta }: ListedPage): boolean => meta.index !== false;

/** `sitemap.xml` of exactly the indexable routes, with each page's own date (sitemaps.org 0.9). */
export function sitemap(pages: readonly ListedPage[], { url, basePath }: SiteData): string {
  const entries = pages.filter(isIndexable).map(({ route, meta }) => {
    const location = escapeHtml(`${url}${basePath}${route}`);
    return `<url><loc>${location}</loc><lastmod>${meta.date}</lastmod></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** `robots.txt`: everything may be read; unlisted pages are kept out by their own `robots` meta, not named here. */
export const robots = ({ url, basePath }: SiteData): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}${basePath}/sitemap.xml\n`;

/** `/.well-known/security.txt` (RFC 9116). */
export function securityTxt({ url, basePath, securityTxt: fields }: SiteData): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [...lines, `Canonical: ${url}${basePath}/.well-known/security.txt`, ''].join('\n');
}

/** The web app manifest, with the base path before its own URLs. */
export function webManifest({ manifest, basePath }: SiteData): string {
  return `${JSON.stringify(
    manifest,
    (key, value: unknown) =>
      (key === 'src' || key === 'start_url' || key === 'scope') && typeof value === 'string'
        ? `${basePath}${value}`
        : value,
    2,
  )}\n`;
}
