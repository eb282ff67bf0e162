import { unescapeHtml } from '../render/html.ts';

/**
 * What a file is to the page that loads it. A script is its entry or, preloaded, a chunk that it shares with others;
 * `rules` say what may be prefetched, and come by a header of the host.
 */
export type SubresourceKind = 'style' | 'entry' | 'shared' | 'font' | 'image' | 'rules';

/** A file that a browser asks for as soon as it has the document. */
export interface Subresource {
  readonly url: string;
  readonly kind: SubresourceKind;
}

const PATTERNS: readonly (readonly [SubresourceKind, RegExp])[] = [
  ['style', /<link rel="stylesheet" href="([^"]+)"/g],
  ['shared', /<link rel="modulepreload" href="([^"]+)"/g],
  ['entry', /<script[^>]* src="([^"]+)"/g],
  ['font', /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g],
  ['image', /<(?:img|source)[^>]* src(?:set)?="([^"\s]+)/gi], // React writes srcSet
  ['image', /<link[^>]*rel="icon"[^>]*href="([^"]+\.svg)"/g],
];

/** Of a `<picture>` one file is loaded: that of the first source, whose format every browser of today reads. */
const PICTURE = /<picture[^>]*>(.*?)<\/picture>/gs;
const firstSource = (_: string, content: string): string => /<(?:img|source)[^>]*>/.exec(content)?.[0] ?? '';

/** The files of this site that a document makes a browser load before any interaction, the icon of its tab included. */
export function subresourcesOf(html: string): Subresource[] {
  const flat = html.replace(PICTURE, firstSource);
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    [...flat.matchAll(pattern)].map(([, url = '']) => ({ url: unescapeHtml(url), kind })),
  );
  const first = new Map<string, Subresource>();
  for (const file of found) if (file.url.startsWith('/') && !first.has(file.url)) first.set(file.url, file);
  return [...first.values()];
}
