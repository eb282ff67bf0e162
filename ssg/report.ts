import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteData } from './contract.ts';
import { type Load, type LoadKind, loadsOf } from './loads.ts';
import { addBytes, type Bytes, NO_BYTES, weigh } from './measure.ts';
import { filesOfRoute } from './output.ts';
import type { WrittenPage } from './press.ts';
import { SPECULATION_FILE, speculationRules } from './speculation.ts';

/** A file that a page loads, and what it weighs. */
export interface LoadedFile extends Load {
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
  readonly files: readonly LoadedFile[];
  readonly hasIslands: boolean;
}

/** The sum of some files. */
export const sumOf = (files: readonly LoadedFile[], ...kinds: readonly LoadKind[]): Bytes =>
  files
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ bytes }) => bytes)
    .reduce(addBytes, NO_BYTES);

/** The text of the inlined styles, between its tags. */
export const INLINE_CSS = /(?<=<style>).*?(?=<\/style>)/s;

async function weighRules(data: SiteData): Promise<LoadedFile> {
  const bytes = await weigh(SPECULATION_FILE, Buffer.from(speculationRules(data)));
  return { url: `${data.basePath}/${SPECULATION_FILE}`, kind: 'rules', bytes };
}

/** Weighs documents against the files of the folder that they will be served from. */
export class Weigher {
  readonly #files = new Map<string, Promise<LoadedFile>>();

  readonly #folder: string;
  readonly #basePath: string;
  /** Loaded with every page, by a header; hosts that do not send it save these bytes. */
  readonly #rules: Promise<LoadedFile> | undefined;

  /** @param folder that is served */
  constructor(folder: string, data: SiteData) {
    this.#folder = folder;
    this.#basePath = data.basePath;
    this.#rules = data.prefetch && weighRules(data);
  }

  #file({ url, kind }: Load): Promise<LoadedFile> {
    const name = url.slice(this.#basePath.length + 1);
    const read = () => readFile(path.join(this.#folder, name)).then((content) => weigh(name, content));
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

  /** Weighs the document that lies in the folder. */
  async weighWritten(route: string): Promise<PageWeight> {
    const [file = ''] = filesOfRoute(route);
    return this.weigh(route, await readFile(path.join(this.#folder, file), 'utf8'));
  }

  async weigh(route: string, html: string): Promise<PageWeight> {
    const [document, ...files] = await Promise.all([
      weigh('page.html', Buffer.from(html)),
      ...loadsOf(html).map((load) => this.#file(load)),
      ...(this.#rules ? [this.#rules] : []),
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
}

/** An empty element that asks for the page's weight: `{}` in its attribute becomes a number of kilobytes. */
const WEIGHT_MARK = /<(\w+) data-page-weight="([^"]*)"><\/\1>/;

/** Whole kilobytes (1,024 bytes), never less than it is. */
const wholeKilobytes = ({ total }: PageWeight): number => Math.ceil(total.brotli / 1024);

/** Fills in the weight of a page that shows it. The number is part of what is weighed, so it is checked once more. */
export async function showWeight(
  weigher: Weigher,
  route: string,
  html: string,
): Promise<{ readonly html: string; readonly weight?: PageWeight }> {
  const [mark = '', tag, template = ''] = WEIGHT_MARK.exec(html) ?? [];
  if (mark === '') return { html };
  const say = async (kilobytes: number) => {
    const shown = html.replace(mark, () => `<${tag}>${template.replace('{}', `${kilobytes}`)}</${tag}>`);
    const weight = await weigher.weigh(route, shown);
    return { html: shown, weight, said: kilobytes, needed: wholeKilobytes(weight) };
  };
  const first = await say(wholeKilobytes(await weigher.weigh(route, html)));
  if (first.said === first.needed) return first;
  const second = await say(first.needed);
  // At the edge of a kilobyte each figure can make the other one true: the page then says the greater.
  return second.said < second.needed ? first : second;
}

/** Of a file with many routes, so many are weighed: those with the most bytes. */
const HEAVIEST = 3;

/**
 * Weighs what has been printed: every page of its own, and of files with many routes the heaviest.
 * @param all weighs every route, which takes 20 ms and more for each
 */
export async function weighPages(pages: readonly WrittenPage[], weigher: Weigher, all = false): Promise<PageWeight[]> {
  const taken = new Map<string, number>();
  const isChosen = ({ file }: WrittenPage): boolean => {
    const rank = (taken.get(file) ?? 0) + 1;
    taken.set(file, rank);
    return all || rank <= HEAVIEST;
  };
  const weights = pages
    .toSorted((a, b) => b.size - a.size || a.at - b.at)
    .filter(isChosen)
    .sort((a, b) => a.at - b.at)
    .map(async ({ route, weight }) => weight ?? weigher.weighWritten(route));
  return Promise.all(weights);
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7);

/** The table that `npm run build` prints: kilobytes (1,024 bytes) in brotli, heaviest page first. */
export function weightTable(unsorted: readonly PageWeight[]): string {
  const weights = [...unsorted].sort((a, b) => b.total.brotli - a.total.brotli);
  const width = Math.max(...weights.map(({ route }) => route.length));
  const head = `${'KB, brotli'.padEnd(width)}    HTML  styles  script    font   image   total  requests`;
  const rows = weights.map(
    ({ route, html, style, script, font, image, total, requests }) =>
      `${route.padEnd(width)} ${[html, style, script, font, image, total].map(({ brotli }) => kilobytes(brotli)).join(' ')}  ${requests}`,
  );
  return [head, ...rows].join('\n');
}
