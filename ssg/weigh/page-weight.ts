import type { WrittenPage } from '../render/render-pages.ts';
import { SCREEN_NAMES, type ScreenName } from '../render/screens.ts';
import type { Subresource, SubresourceKind } from '../render/subresources.ts';
import { addBytes, type Bytes, NO_BYTES } from './compressed-size.ts';

/** A file that a page loads, and what it weighs. */
export interface WeighedFile extends Subresource {
  readonly bytes: Bytes;
}

/** What the files of a page weigh. On screens that load different files, the heavier first visit counts. */
export interface FilesWeight {
  /** Linked styles, which the first screen does not wait for. */
  readonly style: Bytes;
  readonly script: Bytes;
  readonly font: Bytes;
  readonly image: Bytes;
  /** Video, audio, and what stands in frames and objects. */
  readonly media: Bytes;
  /** A first visit, before any interaction. */
  readonly total: Bytes;
  /** What comes when it is scrolled to. */
  readonly lazy: Bytes;
  /** What may come after an interaction. */
  readonly interaction: Bytes;
  /** Requests of a first visit. */
  readonly requests: number;
  readonly files: readonly WeighedFile[];
}

/** What a page loads, its document included. */
export interface PageWeight extends FilesWeight {
  readonly route: string;
  /** The document with its inlined CSS. */
  readonly html: Bytes;
  /** The inlined CSS alone, raw; it is part of `html`. */
  readonly css: number;
  readonly hasIslands: boolean;
}

/** The sum of some files, each once. */
export function sumOf(files: readonly WeighedFile[], ...kinds: readonly SubresourceKind[]): Bytes {
  const chosen = files.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  return [...new Map(chosen.map(({ url, bytes }) => [url, bytes])).values()].reduce(addBytes, NO_BYTES);
}

/** The files of a first visit on a screen. */
const filesOn = (files: readonly WeighedFile[], screen: ScreenName): WeighedFile[] =>
  files.filter((file) => !file.when && (file.screen ?? screen) === screen);

/** The files of the heavier first visit: on a phone, or on a desktop. */
export function firstVisit(files: readonly WeighedFile[]): WeighedFile[] {
  const visits = SCREEN_NAMES.map((screen) => filesOn(files, screen));
  return visits.sort((a, b) => sumOf(b).brotli - sumOf(a).brotli)[0] ?? [];
}

/** Files that come later, and did not come before. */
function later(files: readonly WeighedFile[], when: 'lazy' | 'interaction'): WeighedFile[] {
  const before = new Set(files.filter((file) => !file.when && !file.screen).map(({ url }) => url));
  return files.filter((file) => file.when === when && !before.has(file.url));
}

/** What files weigh together, by kind and by the time they come. */
export function filesWeight(files: readonly WeighedFile[]): FilesWeight {
  const first = firstVisit(files);
  return {
    style: sumOf(first, 'style'),
    script: sumOf(first, 'entry', 'shared'),
    font: sumOf(first, 'font'),
    image: sumOf(first, 'image'),
    media: sumOf(first, 'media'),
    total: sumOf(first),
    lazy: sumOf(later(files, 'lazy')),
    interaction: sumOf(later(files, 'interaction')),
    requests: new Set(first.map(({ url }) => url)).size,
    files,
  };
}

/** The weight of a page whose document has this size. */
export const pageWeight = (
  { route, css, hasIslands }: WrittenPage,
  document: Bytes,
  { total, requests, ...files }: FilesWeight,
): PageWeight => ({
  route,
  html: document,
  css,
  ...files,
  total: addBytes(document, total),
  requests: 1 + requests,
  hasIslands,
});
