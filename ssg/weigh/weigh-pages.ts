import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfRoute } from '../compile/routes.ts';
import type { SiteData } from '../contract.ts';
import type { Subresource } from '../render/document-record.ts';
import type { WrittenPage } from '../render/render-pages.ts';
import { insertion, splice } from '../render/splice.ts';
import { compressed } from '../write/compressed.ts';
import { SPECULATION_FILE } from '../write/speculation.ts';
import { compressedSize, NO_BYTES } from './compressed-size.ts';
import { type PageWeight, sumOf, type WeighedFile, weighPage } from './page-weight.ts';

/** Of a dynamic page, so many routes are weighed: those with the most bytes. */
const HEAVIEST = 3;

/** The heaviest routes of each page file, in the order of all routes. */
function heaviest(pages: readonly WrittenPage[]): WrittenPage[] {
  const taken = new Map<string, number>();
  return pages
    .toSorted((a, b) => b.size - a.size || a.at - b.at)
    .filter(({ file }) => {
      const rank = (taken.get(file) ?? 0) + 1;
      taken.set(file, rank);
      return rank <= HEAVIEST;
    })
    .sort((a, b) => a.at - b.at);
}

/** Loaded with every page, by a header; hosts that do not send it save these bytes. */
const RULES: Subresource = { url: `/${SPECULATION_FILE}`, kind: 'rules' };

/** Weighs files that pages load, each once. */
function fileWeigher(folder: string, { basePath }: SiteData): (file: Subresource) => Promise<WeighedFile> {
  const files = new Map<string, Promise<WeighedFile>>();
  const weigh = async ({ url, kind }: Subresource): Promise<WeighedFile> => {
    const content = await readFile(path.join(folder, url)).catch(() => undefined);
    // A file that is missing weighs nothing here; the link check names it.
    return { url: basePath + url, kind, bytes: content ? await compressedSize(url, content) : NO_BYTES };
  };
  return (file) => {
    const key = `${file.kind} ${file.url}`;
    const known = files.get(key) ?? weigh(file);
    files.set(key, known);
    return known;
  };
}

/** What brotli makes of a document, as a part of what gzip does: 0.87 to 0.90 in pages of 25 to 70 KB. */
const BROTLI_OF_GZIP = 0.883;
/** Whole kilobytes (1,024 bytes), never less than it is. */
const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** Fills in the weight of a page that shows it. The number is part of what is weighed. */
async function showWeight(page: WrittenPage, empty: Buffer, files: readonly WeighedFile[]) {
  const { at, template } = page.weightMark ?? { at: 0, template: '' };
  const text = empty.toString();
  const say = async (said: number) => {
    const html = Buffer.from(splice(text, [insertion(at, template.replace('{}', `${said}`))]));
    const weight = await weighPage(page, html, files);
    return { html, weight, said, needed: kilobytes(weight.total.brotli) };
  };
  // A guess that is right saves the slow compression of another document.
  const { length } = await compressed(empty, 'gz');
  let shown = await say(kilobytes(length * BROTLI_OF_GZIP + sumOf(files).brotli));
  while (shown.said < shown.needed) shown = await say(shown.needed);
  // At the edge of a kilobyte each figure can make the other one true: the page then says the greater.
  const less = shown.said > shown.needed ? await say(shown.needed) : shown;
  return less.said < less.needed ? shown : less;
}

/**
 * Weighs written pages: every page of its own, and of dynamic pages the heaviest routes. Pages that show their weight
 * are written again, with the number filled in.
 * @param folder that was written to
 * @param all weighs every route, which takes 20 ms and more for each
 */
export async function weighPages(
  pages: readonly WrittenPage[],
  folder: string,
  data: SiteData,
  all: boolean,
): Promise<PageWeight[]> {
  const weighFile = fileWeigher(folder, data);
  const chosen = new Set(all ? pages : heaviest(pages));
  const weigh = async (page: WrittenPage): Promise<PageWeight[]> => {
    if (!chosen.has(page) && !page.weightMark) return [];
    const places = filesOfRoute(page.route).map((name) => path.join(folder, name));
    const files = await Promise.all([...page.subresources, ...(data.prefetch ? [RULES] : [])].map(weighFile));
    const document = await readFile(places[0] ?? '');
    if (!page.weightMark) return [await weighPage(page, document, files)];
    const { html, weight } = await showWeight(page, document, files);
    await Promise.all(places.map((file) => writeFile(file, html)));
    return chosen.has(page) ? [weight] : [];
  };
  return (await Promise.all(pages.map(weigh))).flat();
}
