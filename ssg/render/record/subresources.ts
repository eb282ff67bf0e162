import type { Attribute, TokenHandler } from './html-tokens.ts';
import { candidatesOf } from './references.ts';

/**
 * What a file is to the page that loads it. A script is its entry or, preloaded, a chunk that it shares with others;
 * `rules` say what may be prefetched, and come by a header of the host.
 */
export type SubresourceKind = 'style' | 'entry' | 'shared' | 'font' | 'image' | 'rules';

/** A file that a browser asks for as soon as it has the document. */
export interface Subresource {
  /** Root-absolute, without the base path. */
  readonly url: string;
  readonly kind: SubresourceKind;
}

function kindOfLink(rel: readonly string[], href: string): SubresourceKind | undefined {
  if (rel.includes('stylesheet')) return 'style';
  if (rel.includes('modulepreload')) return 'shared';
  if (rel.includes('preload') && href.endsWith('.woff2')) return 'font';
  // The icon of the tab.
  return rel.includes('icon') && href.endsWith('.svg') ? 'image' : undefined;
}

/** Collects the files of this site that a document makes a browser load before any interaction. */
export class SubresourceReader implements TokenHandler {
  readonly #found = new Map<string, Subresource>();
  /** Whether the browser has its file of the `<picture>` that is open: it loads the first source that it can read. */
  #picture: 'open' | 'loaded' | undefined;

  get found(): readonly Subresource[] {
    return [...this.#found.values()];
  }

  #add(url: string, kind: SubresourceKind | undefined): void {
    if (kind && /^\/(?!\/)/.test(url) && !this.#found.has(url)) this.#found.set(url, { url, kind });
  }

  open({ name }: { readonly name: string }, attributes: readonly Attribute[]): void {
    if (name === 'picture') this.#picture = 'open';
    if (!/^(?:link|script|img|source)$/.test(name)) return;
    const read = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value ?? '';
    if (name === 'link') this.#add(read('href'), kindOfLink(read('rel').toLowerCase().split(/\s+/), read('href')));
    else if (name === 'script') this.#add(read('src'), 'entry');
    else if (this.#picture !== 'loaded') {
      this.#add(candidatesOf(read('srcset'))[0] || read('src'), 'image');
      if (this.#picture) this.#picture = 'loaded';
    }
  }

  close({ name }: { readonly name: string }): void {
    if (name === 'picture') this.#picture = undefined;
  }
}
