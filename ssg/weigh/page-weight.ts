import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteData } from '../contract.ts';
import { SPECULATION_FILE, speculationRules } from '../write/speculation.ts';
import { addBytes, type Bytes, compressedSize, NO_BYTES } from './compressed-size.ts';
import { type Subresource, type SubresourceKind, subresourcesOf } from './subresources.ts';

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

/** The text of the inlined styles, between its tags. */
export const INLINE_CSS = /(?<=<style>).*?(?=<\/style>)/s;

async function weighRules(data: SiteData): Promise<WeighedFile> {
  const bytes = await compressedSize(SPECULATION_FILE, Buffer.from(speculationRules(data)));
  return { url: `${data.basePath}/${SPECULATION_FILE}`, kind: 'rules', bytes };
}

/** The sizes of the files that pages load, each file read once. */
export class FileSizes {
  readonly #files = new Map<string, Promise<WeighedFile>>();
  readonly #basePath: string;
  /** Loaded with every page, by a header; hosts that do not send it save these bytes. */
  readonly rules: Promise<WeighedFile> | undefined;

  /** @param folder that is served */
  constructor(
    readonly folder: string,
    data: SiteData,
  ) {
    this.#basePath = data.basePath;
    this.rules = data.prefetch && weighRules(data);
  }

  of({ url, kind }: Subresource): Promise<WeighedFile> {
    const name = url.slice(this.#basePath.length + 1);
    const read = () => readFile(path.join(this.folder, name)).then((content) => compressedSize(name, content));
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

/** Weighs a document with the files that it loads. */
export async function weighPage(route: string, html: string, sizes: FileSizes): Promise<PageWeight> {
  const [document, ...files] = await Promise.all([
    compressedSize('page.html', Buffer.from(html)),
    ...subresourcesOf(html).map((file) => sizes.of(file)),
    ...(sizes.rules ? [sizes.rules] : []),
  ]);
  return {
    route,
    html: document,
    css: Buffer.byteLength(INLINE_CSS.exec(html)?.[0] ?? ''),
    style: sumOf(files, 'style'),
    script: sumOf(files, 'entry', 'shared'),
    font: sumOf(files, 'font'),
    image: sumOf(files, 'image'),
    total: files.map(({ bytes }) => bytes).reduce(addBytes, document),
    requests: 1 + files.length,
    files,
    hasIslands: html.includes('<island-root '),
  };
}
