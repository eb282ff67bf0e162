import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesOfRoute } from '../compile/routes.ts';
import type { SiteData } from '../contract.ts';
import { pathOnSite } from '../render/link-index.ts';
import type { WrittenPage } from '../render/render-pages.ts';
import { insertion, splice } from '../render/splice.ts';
import type { Subresource } from '../render/subresources.ts';
import { compressed, compressQuickly } from '../write/compressed.ts';
import { inBatches } from '../write/in-batches.ts';
import { SPECULATION_FILE } from '../write/speculation.ts';
import { standingOf } from './budget-kinds.ts';
import { type Budgets, spendingOf } from './budgets.ts';
import { type Bytes, compressedSize, NO_BYTES } from './compressed-size.ts';
import { type FilesWeight, filesWeight, type PageWeight, pageWeight } from './page-weight.ts';

/** How many routes of a dynamic page are weighed: those with the most bytes. */
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

/** Weighs the files of pages, each once. Pages with the same ones share a list of them. */
class FileWeigher {
  readonly #bytes = new Map<string, Promise<Bytes>>();
  readonly #lists = new Map<readonly Subresource[], Promise<FilesWeight>>();
  readonly #folder: string;
  readonly #data: SiteData;

  constructor(folder: string, data: SiteData) {
    this.#folder = folder;
    this.#data = data;
  }

  of({ subresources }: WrittenPage): Promise<FilesWeight> {
    const known = this.#lists.get(subresources) ?? this.#weigh(subresources);
    this.#lists.set(subresources, known);
    return known;
  }

  async #weigh(subresources: readonly Subresource[]): Promise<FilesWeight> {
    const all = [...subresources, ...(this.#data.prefetch ? [RULES] : [])].map(async (file) => {
      const name = pathOnSite(file.url, this.#data); // nothing on other hosts
      if (name === undefined) return [];
      const bytes = this.#bytes.get(name) ?? this.#read(name);
      this.#bytes.set(name, bytes);
      return [{ ...file, url: this.#data.basePath + name, bytes: await bytes }];
    });
    return filesWeight((await Promise.all(all)).flat());
  }

  /** A file that is missing weighs nothing here; the link check names it. A frame may hold a page. */
  async #read(rooted: string): Promise<Bytes> {
    for (const name of [rooted.slice(1), filesOfRoute(rooted)[0] ?? '']) {
      const content = await readFile(path.join(this.#folder, name)).catch(() => undefined);
      if (content) return compressedSize(name, content);
    }
    return NO_BYTES;
  }
}

/** What brotli makes of a document, as a part of what gzip does: 0.87 to 0.90 in pages of 25 to 70 KB. */
const BROTLI_OF_GZIP = 0.883;
/** Whole kilobytes (1,024 bytes), rounded up. */
const wholeKilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** Fills in the weight of a page that shows it. The number is part of what is weighed. */
async function showWeight(page: WrittenPage, empty: Buffer, files: FilesWeight) {
  const { at, template } = page.weightMark ?? { at: 0, template: '' };
  const text = empty.toString();
  const fill = async (number: number) => {
    const html = Buffer.from(splice(text, [insertion(at, template.replace('{}', `${number}`))]));
    const weight = pageWeight(page, await compressedSize('page.html', html), files);
    return { html, weight, number, needed: wholeKilobytes(weight.total.brotli) };
  };
  // A guess that is right saves the slow compression of another document.
  const { length } = await compressed(empty, 'gz');
  let shown = await fill(wholeKilobytes(length * BROTLI_OF_GZIP + files.total.brotli));
  while (shown.number < shown.needed) shown = await fill(shown.needed);
  // Near a whole kilobyte the smaller number can make the page too heavy for it. Then the greater one stays.
  const less = shown.number > shown.needed ? await fill(shown.needed) : shown;
  return less.number < less.needed ? shown : less;
}

/** How many pages of a file in a row must be within their budget before its lighter ones count as within. */
const IN_A_ROW = 3;

/** How much worse a page may compress than others of its file. */
const SLACK = 1.1;

/** Whether a page that weighs so much is within its budget, with room to spare. */
const isWithin = (weight: PageWeight, budgets: Budgets): boolean =>
  Object.values(spendingOf(weight, budgets)).every((spending) => standingOf(spending) === 'within');

interface WeighOptions {
  /** Absolute path of the folder that was written to. */
  readonly folder: string;
  readonly data: SiteData;
  readonly budgets: Budgets;
  /** Weighs every route. */
  readonly all: boolean;
  /** Compresses every page instead of estimating from others of its file. */
  readonly release: boolean;
}

/** Weighs written pages. Those that show their weight are written again, with the number filled in. */
class PageWeigher {
  readonly #files: FileWeigher;
  readonly #options: WeighOptions;

  constructor(options: WeighOptions) {
    this.#options = options;
    this.#files = new FileWeigher(options.folder, options.data);
  }

  #placesOf({ route }: WrittenPage): string[] {
    return filesOfRoute(route).map((name) => path.join(this.#options.folder, name));
  }

  async weigh(page: WrittenPage): Promise<PageWeight> {
    const places = this.#placesOf(page);
    const [files, document] = await Promise.all([this.#files.of(page), readFile(places[0] ?? '')]);
    if (!page.weightMark) return pageWeight(page, await compressedSize('page.html', document), files);
    const { html, weight } = await showWeight(page, document, files);
    await Promise.all(places.map((file) => writeFile(file, html)));
    return weight;
  }

  /** Whether a page is within its budget if its document has so many bytes. */
  async #isWithin(page: WrittenPage, bytes: number): Promise<boolean> {
    const weight = pageWeight(page, { raw: bytes, gzip: bytes, brotli: bytes }, await this.#files.of(page));
    return isWithin(weight, this.#options.budgets);
  }

  /**
   * Finds the pages that are not within their budget, without compressing each at the highest level, which takes 20 ms
   * and more: most are light enough as they are stored, or if they compress as others of their file do, or with a quick
   * compression. The rest is weighed in the order of that quick size, until several of a file in a row are within.
   * @param ratios what compression leaves of other pages, by file
   */
  async findExceeding(pages: readonly WrittenPage[], ratios: ReadonlyMap<string, number>): Promise<PageWeight[]> {
    const suspects: { readonly page: WrittenPage; readonly size: number }[] = [];
    const suspect = async (page: WrittenPage) => {
      const ratio = this.#options.release ? 1 : Math.min(1, (ratios.get(page.file) ?? 1) * SLACK);
      if (await this.#isWithin(page, page.size * ratio)) return;
      const { length: size } = await compressQuickly(await readFile(this.#placesOf(page)[0] ?? ''));
      if (!(await this.#isWithin(page, size))) suspects.push({ page, size });
    };
    await inBatches(pages, suspect);
    suspects.sort((a, b) => b.size - a.size || a.page.at - b.page.at);
    const found: PageWeight[] = [];
    const inARow = new Map<string, number>(); // of each file: another has other limits
    for (const { page } of suspects) {
      const before = inARow.get(page.file) ?? 0;
      if (before === IN_A_ROW) continue;
      const weight = await this.weigh(page);
      const within = isWithin(weight, this.#options.budgets);
      inARow.set(page.file, within ? before + 1 : 0);
      if (!within) found.push(weight);
    }
    return found;
  }
}

/** Weighs every page of its own; of dynamic pages the heaviest routes, and all that are not within their budget. */
export async function weighPages(pages: readonly WrittenPage[], options: WeighOptions): Promise<PageWeight[]> {
  const weigher = new PageWeigher(options);
  const chosen = new Set(options.all ? pages : heaviest(pages));
  const weigh = async (page: WrittenPage): Promise<PageWeight[]> => {
    if (!chosen.has(page) && !page.weightMark) return [];
    const weight = await weigher.weigh(page);
    return chosen.has(page) || !isWithin(weight, options.budgets) ? [weight] : [];
  };
  const weights = (await inBatches(pages, weigh)).flat();
  const rest = pages.filter((page) => !chosen.has(page) && !page.weightMark);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const ratios = new Map<string, number>();
  for (const { route, html } of weights) {
    const file = byRoute.get(route)?.file ?? '';
    ratios.set(file, Math.max(ratios.get(file) ?? 0, html.brotli / html.raw));
  }
  const all = [...weights, ...(await weigher.findExceeding(rest, ratios))];
  return all.sort((a, b) => (byRoute.get(a.route)?.at ?? 0) - (byRoute.get(b.route)?.at ?? 0));
}
