import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../cache.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import type { CompiledPage } from '../compile/pages.ts';
import { filesOfRoute } from '../compile/routes.ts';
import type { Site } from '../contract.ts';
import { readDocument } from '../render/document-record.ts';
import { type DividedPart, divideStyles } from '../render/first-screen-styles.ts';
import type { WrittenPage } from '../render/render-pages.ts';
import type { RenderedSite } from '../render/render-site.ts';
import type { SourceBytes } from '../render/source-marks.ts';
import { type Budgets, spendingOf } from '../weigh/budgets.ts';
import { addBytes, type Bytes, compressedSize, NO_BYTES } from '../weigh/compressed-size.ts';
import { firstVisit, type PageWeight, sumOf, type WeighedFile } from '../weigh/page-weight.ts';
import { browserChains, type ImportGraph, importGraph, moduleName, serverChains } from './graph.ts';
import { type AuditedFile, type AuditedPage, type AuditedPages, type ModuleBytes, modulesOf, tally } from './model.ts';
import { rest, scriptModuleBytes, styleModuleBytes } from './module-bytes.ts';
import { nextVisits } from './next.ts';
import { bundledPackages } from './packages.ts';

/** What a build knows of its pages. */
export interface AuditSources {
  readonly site: Site;
  readonly budgets: Budgets;
  readonly compiled: CompiledSite;
  readonly rendered: RenderedSite;
  readonly weights: readonly PageWeight[];
  /** Absolute path of the folder that was written to. */
  readonly folder: string;
}

const subtract = (a: Bytes, b: Bytes): Bytes => ({
  raw: a.raw - b.raw,
  gzip: a.gzip - b.gzip,
  brotli: a.brotli - b.brotli,
});

type Chains = ReadonlyMap<string, readonly string[]>;

interface Ways {
  readonly server: Chains;
  readonly browser: Chains;
}

/** In the order of the keys, whichever page was read first. */
const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Documents read at the same time: a site may have thousands. */
const AT_ONCE = 32;

/** Takes pages apart, one after the other. */
class Collector {
  readonly files: Record<string, AuditedFile> = {};
  readonly sheets: Record<string, readonly ModuleBytes[]> = {};
  readonly chains: Record<string, Record<string, readonly string[]>> = {};
  readonly #sources: AuditSources;
  readonly #graphs: { readonly server: ImportGraph; readonly browser: ImportGraph };
  readonly #pages: ReadonlyMap<string, CompiledPage>;
  readonly #written: ReadonlyMap<string, WrittenPage>;
  readonly #ways = new Map<string, Ways>();

  constructor(sources: AuditSources) {
    const { site, compiled, rendered } = sources;
    this.#sources = sources;
    this.#graphs = {
      server: importGraph(compiled.inputs, site.root),
      browser: importGraph(compiled.client.metafile.inputs, site.root),
    };
    this.#pages = new Map(compiled.pages.map((page) => [page.route.file, page]));
    this.#written = new Map(rendered.pages.map((page) => [page.route, page]));
  }

  #modulesOf({ url, kind, bytes }: WeighedFile, divided: readonly DividedPart[]): readonly ModuleBytes[] {
    const { site, compiled } = this.#sources;
    const { client, data } = compiled;
    if (kind === 'style') return styleModuleBytes(divided, 'deferred', bytes.raw, data.basePath);
    if (kind === 'entry' || kind === 'shared') return scriptModuleBytes(url, client.metafile, site.root);
    return [];
  }

  #addFile(file: WeighedFile, divided: readonly DividedPart[]): void {
    const { url, kind, bytes } = file;
    const known = this.files[url];
    if (known) this.files[url] = { ...known, pages: known.pages + 1 };
    else this.files[url] = { kind, bytes, pages: 1, modules: this.#modulesOf(file, divided) };
  }

  /** Markup by the file that rendered it. Only an audit knows; what a page shows of its weight belongs to none. */
  #markupOf(sources: SourceBytes = {}, whole: number): ModuleBytes[] {
    const modules = Object.entries(sources).map(([source, bytes]) => ({
      module: source.startsWith('(') ? source : moduleName(source, this.#sources.site.root),
      bytes,
    }));
    return tally([...modules, rest(whole, modules, '(markup)')]);
  }

  /** The ways from a page's source to all that it imports, on the server and in the browser. */
  #waysOf(file: string): Ways {
    const known = this.#ways.get(file);
    if (known) return known;
    const { islands, scripts } = this.#pages.get(file) ?? { islands: [], scripts: [] };
    const server = serverChains(file, this.#graphs.server);
    const ways = { server, browser: browserChains([...islands, ...scripts], server, this.#graphs.browser) };
    this.#ways.set(file, ways);
    return ways;
  }

  /** Adds the imports that lead from a page to what it ships. */
  #addChains(file: string, page: AuditedPage): void {
    const { server, browser } = this.#waysOf(file);
    this.chains[file] ??= {};
    const chains = this.chains[file];
    for (const { module, kind } of modulesOf(page, this)) {
      const chain = (kind === 'script' ? browser : server).get(module);
      if (chain) chains[module] ??= chain;
    }
  }

  async collect(weight: PageWeight, next: AuditedPage['next']): Promise<AuditedPage> {
    const { folder, compiled: site, budgets } = this.#sources;
    const { route, html, files } = weight;
    const { file = '', sources } = this.#written.get(route) ?? {};
    const [name = ''] = filesOfRoute(route);
    const document = await readFile(path.join(folder, name), 'utf8');
    const compiled = this.#pages.get(file);
    const parts = compiled?.styles ?? [];
    const record = readDocument(document);
    const divided = divideStyles(parts, record);
    const [start, end] = record.inlineStyle ?? [0, 0];
    const markup = document.slice(0, start) + document.slice(end);
    const sheet = hashOf(document.slice(start, end)).slice(0, 8);
    this.sheets[sheet] ??= styleModuleBytes(divided, 'inline', weight.css, site.data.basePath);
    for (const load of files) this.#addFile(load, divided);
    const first = firstVisit(files);
    const page: AuditedPage = {
      route,
      file,
      bytes: {
        html,
        css: subtract(html, await compressedSize('page.html', Buffer.from(markup))),
        style: weight.style,
        entry: sumOf(first, 'entry'),
        shared: sumOf(first, 'shared'),
        font: weight.font,
        image: weight.image,
        media: weight.media,
        rules: sumOf(first, 'rules'),
        total: weight.total,
        lazy: weight.lazy,
        interaction: weight.interaction,
      },
      requests: weight.requests,
      next,
      budget: spendingOf(weight, budgets),
      files: files.map(({ url, when, screen }) => ({ url, ...(when && { when }), ...(screen && { screen }) })),
      sheet,
      markup: this.#markupOf(sources, Buffer.byteLength(markup)),
    };
    this.#addChains(file, page);
    return page;
  }
}

/** Takes pages apart: what they weigh, what of it each module is, and which imports brought that in. */
export async function takeApart(weights: readonly PageWeight[], sources: AuditSources): Promise<AuditedPages> {
  const collector = new Collector(sources);
  const next = nextVisits(weights, sources.compiled.data.basePath);
  const pages: AuditedPage[] = [];
  for (let at = 0; at < weights.length; at += AT_ONCE) {
    const some = weights.slice(at, at + AT_ONCE);
    pages.push(...(await Promise.all(some.map((weight) => collector.collect(weight, next.get(weight.route) ?? null)))));
  }
  const { files, sheets, chains } = collector;
  const ways = Object.entries(chains).map(([file, modules]) => [file, sorted(modules)] as const);
  const total = pages.map(({ bytes }) => bytes.total).reduce(addBytes, NO_BYTES);
  return {
    pages,
    total,
    files: sorted(files),
    sheets: sorted(sheets),
    chains: sorted(Object.fromEntries(ways)),
    packages: bundledPackages(sources.compiled.client.metafile, sources.site.root),
  };
}
