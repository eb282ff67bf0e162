import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteData } from '../contract.ts';
import type { Subresource, SubresourceKind } from '../render/document-record.ts';
import type { WrittenPage } from '../render/render-pages.ts';
import { SPECULATION_FILE, speculationRules } from '../write/speculation.ts';
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

/** The sum of some files. */
export const sumOf = (files: readonly WeighedFile[], ...kinds: readonly SubresourceKind[]): Bytes =>
  files
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ bytes }) => bytes)
    .reduce(addBytes, NO_BYTES);

async function weighRules(data: SiteData): Promise<WeighedFile> {
  const bytes = await compressedSize(SPECULATION_FILE, Buffer.from(speculationRules(data)));
  return { url: `${data.basePath}/${SPECULATION_FILE}`, kind: 'rules', bytes };
}

/** The sizes of the files that pages load, each file read once. */
export class FileSizes {
  readonly #files = new Map<string, Promise<WeighedFile>>();
  readonly #folder: string;
  readonly #basePath: string;
  /** Loaded with every page, by a header; hosts that do not send it save these bytes. */
  readonly rules: Promise<WeighedFile> | undefined;

  /** @param folder that is served */
  constructor(folder: string, data: SiteData) {
    this.#folder = folder;
    this.#basePath = data.basePath;
    this.rules = data.prefetch && weighRules(data);
  }

  of({ url: rooted, kind }: Subresource): Promise<WeighedFile> {
    const name = rooted.slice(1);
    const url = this.#basePath + rooted;
    const read = () => readFile(path.join(this.#folder, name)).then((content) => compressedSize(name, content));
    const key = `${kind} ${url}`;
    const known = this.#files.get(key);
    if (known) return known;
    // A file that is missing weighs nothing here; the link check names it.
    const file = read().then(
      (bytes) => ({ url, kind, bytes }),
      () => ({ url, kind, bytes: NO_BYTES }),
    );
    this.#files.set(key, file);
    return file;
  }
}

/** Weighs a page with the files that it loads. @param html its document, as it will be sent */
export async function weighPage(page: WrittenPage, html: Uint8Array, sizes: FileSizes): Promise<PageWeight> {
  const { route, css, subresources, hasIslands } = page;
  const [document, ...files] = await Promise.all([
    compressedSize('page.html', html),
    ...subresources.map((file) => sizes.of(file)),
    ...(sizes.rules ? [sizes.rules] : []),
  ]);
  return {
    route,
    html: document,
    css,
    style: sumOf(files, 'style'),
    script: sumOf(files, 'entry', 'shared'),
    font: sumOf(files, 'font'),
    image: sumOf(files, 'image'),
    total: files.map(({ bytes }) => bytes).reduce(addBytes, document),
    requests: 1 + files.length,
    files,
    hasIslands,
  };
}
