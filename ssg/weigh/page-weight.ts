import type { Subresource, SubresourceKind } from '../render/document-record.ts';
import type { WrittenPage } from '../render/render-pages.ts';
import { addBytes, type Bytes, compressedSize, NO_BYTES } from './compressed-size.ts';

/** A file that a page loads, and what it weighs. */
export interface WeighedFile extends Subresource {
  readonly bytes: Bytes;
}

/** What a first visit to one page loads, before any interaction. */
export interface PageWeight {
  readonly route: string;
  /** The document with its inlined CSS. */
  readonly html: Bytes;
  /** The inlined CSS alone, raw; it is part of `html`. */
  readonly css: number;
  /** Linked styles, which the first screen does not wait for. */
  readonly style: Bytes;
  readonly script: Bytes;
  readonly font: Bytes;
  readonly image: Bytes;
  readonly total: Bytes;
  /** The document and every file. */
  readonly requests: number;
  readonly files: readonly WeighedFile[];
  readonly hasIslands: boolean;
}

/** The sum of some files: of these kinds, or of all. */
export const sumOf = (files: readonly WeighedFile[], ...kinds: readonly SubresourceKind[]): Bytes =>
  files
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ bytes }) => bytes)
    .reduce(addBytes, NO_BYTES);

/** Weighs a page. @param html its document, as it will be sent @param files what is loaded with it */
export async function weighPage(
  { route, css, hasIslands }: WrittenPage,
  html: Uint8Array,
  files: readonly WeighedFile[],
): Promise<PageWeight> {
  const document = await compressedSize('page.html', html);
  return {
    route,
    html: document,
    css,
    style: sumOf(files, 'style'),
    script: sumOf(files, 'entry', 'shared'),
    font: sumOf(files, 'font'),
    image: sumOf(files, 'image'),
    total: addBytes(document, sumOf(files)),
    requests: 1 + files.length,
    files,
    hasIslands,
  };
}
