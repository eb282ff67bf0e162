import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addBytes, type Bytes, NO_BYTES, weigh } from './measure.ts';
import { filesOfRoute } from './output.ts';
import type { WrittenPage } from './press.ts';
import type { Problem } from './problems.ts';

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
  readonly requests: number;
  readonly hasIsland: boolean;
}

/** Bytes (brotli) that a page may weigh, and how many requests it may make. */
export interface Budget {
  readonly html: number;
  readonly script: number;
  readonly scriptWithIsland: number;
  readonly font: number;
  readonly total: number;
  readonly requests: number;
}

const SCRIPT = /<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g;
const STYLE = /<link rel="stylesheet" href="([^"]+)"/g;
const FONT = /<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g;
const IMAGE = /<(?:img|source)[^>]* src(?:set)?="([^"\s]+)/g;
const ICON = /<link[^>]*rel="icon"[^>]*href="([^"]+\.svg)"/g;

/** Weighs documents against the files of the folder that they will be served from. */
export class Weigher {
  readonly #files = new Map<string, Promise<Bytes>>();

  constructor(
    readonly folder: string,
    readonly basePath: string,
  ) {}

  #file(url: string): Promise<Bytes> {
    const name = url.slice(this.basePath.length + 1);
    const read = () => readFile(path.join(this.folder, name)).then((content) => weigh(name, content));
    // A file that is missing weighs nothing here; the link check names it.
    const bytes = this.#files.get(name) ?? read().catch(() => NO_BYTES);
    this.#files.set(name, bytes);
    return bytes;
  }

  async #sum(html: string, pattern: RegExp): Promise<{ count: number; bytes: Bytes }> {
    const urls = [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))].filter((url) =>
      url.startsWith('/'),
    );
    const bytes = await Promise.all(urls.map((url) => this.#file(url)));
    return { count: urls.length, bytes: bytes.reduce(addBytes, NO_BYTES) };
  }

  /** Weighs the document that lies in the folder. */
  async weighWritten(route: string): Promise<PageWeight> {
    const [file = ''] = filesOfRoute(route);
    return this.weigh(route, await readFile(path.join(this.folder, file), 'utf8'));
  }

  async weigh(route: string, html: string): Promise<PageWeight> {
    const [document, style, script, font, image, icon] = await Promise.all([
      weigh('page.html', Buffer.from(html)),
      this.#sum(html, STYLE),
      this.#sum(html, SCRIPT),
      this.#sum(html, FONT),
      this.#sum(html, IMAGE),
      this.#sum(html, ICON),
    ]);
    const images = addBytes(image.bytes, icon.bytes);
    return {
      route,
      html: document,
      css: Buffer.byteLength(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''),
      style: style.bytes,
      script: script.bytes,
      font: font.bytes,
      image: images,
      total: [document, style.bytes, script.bytes, font.bytes, images].reduce(addBytes, NO_BYTES),
      requests: 1 + style.count + script.count + font.count + image.count + icon.count,
      hasIsland: html.includes('<island-root'),
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
  const filled = (weight: PageWeight) =>
    html.replace(mark, () => `<${tag}>${template.replace('{}', `${wholeKilobytes(weight)}`)}</${tag}>`);
  let shown = filled(await weigher.weigh(route, html));
  let weight = await weigher.weigh(route, shown);
  if (shown !== filled(weight)) {
    shown = filled(weight);
    weight = await weigher.weigh(route, shown);
  }
  return { html: shown, weight };
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

/** Pages over their budget. */
export function budgetProblems(weights: readonly PageWeight[], budget: Budget): Problem[] {
  return weights.flatMap((page) => {
    const limits: readonly (readonly [string, number, number])[] = [
      ['HTML with CSS', page.html.brotli, budget.html],
      ['script', page.script.brotli, page.hasIsland ? budget.scriptWithIsland : budget.script],
      ['font', page.font.brotli, budget.font],
      ['the page in all', page.total.brotli, budget.total],
      ['requests', page.requests, budget.requests],
    ];
    return limits
      .filter(([, value, limit]) => value > limit)
      .map(([kind, value, limit]) => ({
        file: page.route,
        what: `Over budget: ${kind} ${value}, ${value - limit} more than ${limit} (bytes in brotli).`,
        remedy: 'Take weight off the page, or raise its budget in build.ts on purpose.',
      }));
  });
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
