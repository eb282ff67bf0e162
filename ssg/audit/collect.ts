import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../cache.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import type { CompiledPage } from '../compile/pages.ts';
import { filesOfRoute } from '../compile/routes.ts';
import type { Site } from '../contract.ts';
import { readDocument } from '../render/document-record.ts';
import { divideStyles } from '../render/first-screen-styles.ts';
import type { WrittenPage } from '../render/render-pages.ts';
import type { RenderedSite } from '../render/render-site.ts';
import { type Budgets, spendingOf } from '../weigh/budgets.ts';
import { addBytes, type Bytes, compressedSize, NO_BYTES } from '../weigh/compressed-size.ts';
import { firstVisit, type PageWeight, sumOf, type WeighedFile } from '../weigh/page-weight.ts';
import { inBatches } from '../write/in-batches.ts';
import { browserChains, importGraph, moduleName, serverChains } from './graph.ts';
import { type AuditedFile, type AuditedPage, type AuditedPages, BYTE_KINDS, type ModuleBytes } from './model.ts';
import { bundledPackages, rest, scriptModuleBytes, styleModuleBytes } from './module-bytes.ts';
import { isScript, modulesOf, tally, unhashedName } from './modules.ts';
import { nextVisits } from './next.ts';

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

/** In the order of the keys, whichever page was read first. */
const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What pages share, noted while they are taken apart. */
interface Shared {
  readonly files: Record<string, AuditedFile>;
  readonly sheets: Record<string, readonly ModuleBytes[]>;
  /** By page source, then by file without a hash: the component or stylesheet that placed it first. */
  readonly placed: Record<string, Record<string, string>>;
}

/** Takes a page apart, but for the imports that lead to its modules and the visit that follows. */
async function takePageApart(
  weight: PageWeight,
  { file, sources = { bytes: {}, placed: {} } }: Pick<WrittenPage, 'file' | 'sources'>,
  page: CompiledPage | undefined,
  shared: Shared,
  { site, compiled, folder, budgets }: AuditSources,
): Promise<Omit<AuditedPage, 'next'>> {
  const { basePath } = compiled.data;
  const { route, html, files } = weight;
  const document = await readFile(path.join(folder, filesOfRoute(route)[0] ?? ''), 'utf8');
  const record = readDocument(document);
  const divided = page ? divideStyles(page.styles, record, compiled.client.scriptsOf(page).words) : [];
  const [start, end] = record.inlineStyle ?? [0, 0];
  const sheet = hashOf(document.slice(start, end)).slice(0, 8);
  shared.sheets[sheet] ??= styleModuleBytes(divided, 'inline', weight.css, basePath);
  const modulesOfFile = ({ url, kind, bytes }: WeighedFile): readonly ModuleBytes[] => {
    if (kind === 'style') return styleModuleBytes(divided, 'deferred', bytes.raw, basePath);
    return isScript(kind) ? scriptModuleBytes(url, compiled.client.metafile, site.root) : [];
  };
  const placeOf = (url: string): string | undefined =>
    sources.placed[url] ?? page?.styles.find(({ css }) => css.includes(url.slice(basePath.length)))?.source;
  shared.placed[file] ??= {};
  const placed = shared.placed[file];
  for (const load of files) {
    const { url, kind, bytes } = load;
    const known = shared.files[url] ?? { kind, bytes, pages: 0, modules: modulesOfFile(load) };
    shared.files[url] = { ...known, pages: known.pages + 1 };
    const place = placeOf(url);
    if (place) placed[unhashedName(url)] ??= moduleName(place, site.root);
  }
  const text = document.slice(0, start) + document.slice(end);
  // What a page shows of its own weight belongs to no component.
  const markup = Object.entries(sources.bytes).map(([source, bytes]) => ({
    module: source.startsWith('(') ? source : moduleName(source, site.root),
    bytes,
  }));
  const first = firstVisit(files);
  const bytes = {
    ...weight,
    css: subtract(html, await compressedSize('page.html', Buffer.from(text))),
    entry: sumOf(first, 'entry'),
    shared: sumOf(first, 'shared'),
    rules: sumOf(first, 'rules'),
  };
  return {
    route,
    file,
    bytes: Object.fromEntries(BYTE_KINDS.map((kind) => [kind, bytes[kind]])) as AuditedPage['bytes'],
    requests: weight.requests,
    budget: spendingOf(weight, budgets),
    files: files.map(({ url, when, screen }) => ({ url, ...(when && { when }), ...(screen && { screen }) })),
    sheet,
    markup: tally([...markup, rest(Buffer.byteLength(text), markup, '(markup)')]),
  };
}
/** By page source, then by module: the imports that lead from a page to what it ships. */
function chainsOf(
  pages: readonly AuditedPage[],
  shared: Shared,
  { site, compiled }: AuditSources,
): AuditedPages['chains'] {
  const inServer = importGraph(compiled.inputs, site.root);
  const inBrowser = importGraph(compiled.client.metafile.inputs, site.root);
  const chains: Record<string, Record<string, readonly string[]>> = {};
  for (const { route, islands, scripts } of compiled.pages) {
    const own = pages.filter(({ file }) => file === route.file);
    if (own.length === 0) continue;
    const server = serverChains(route.file, inServer);
    const browser = browserChains([...islands, ...scripts], server, inBrowser);
    const found = own
      .flatMap((page) => modulesOf(page, shared))
      .map(({ module, kind }) => {
        const place = shared.placed[route.file]?.[module];
        if (place) return [module, [...(server.get(place) ?? []), module]] as const;
        return [module, (kind === 'script' ? browser : server).get(module) ?? []] as const;
      });
    chains[route.file] = sorted(Object.fromEntries(found.filter(([, chain]) => chain.length > 0)));
  }
  return sorted(chains);
}

/** Takes pages apart: what they weigh, what of it each module is, and which imports brought that in. */
export async function takeApart(weights: readonly PageWeight[], sources: AuditSources): Promise<AuditedPages> {
  const { site, compiled, rendered } = sources;
  const next = nextVisits(weights, compiled.data.basePath);
  const written = new Map(rendered.pages.map((page) => [page.route, page]));
  const compiledPages = new Map(compiled.pages.map((page) => [page.route.file, page]));
  const shared: Shared = { files: {}, sheets: {}, placed: {} };
  const take = async (weight: PageWeight): Promise<AuditedPage> => {
    const source = written.get(weight.route) ?? { file: '', sources: undefined };
    const page = await takePageApart(weight, source, compiledPages.get(source.file), shared, sources);
    return { ...page, next: next.get(weight.route) ?? null };
  };
  const pages = await inBatches(weights, take);
  return {
    pages,
    total: pages.map(({ bytes }) => bytes.total).reduce(addBytes, NO_BYTES),
    files: sorted(shared.files),
    sheets: sorted(shared.sheets),
    chains: chainsOf(pages, shared, sources),
    packages: bundledPackages(compiled.client.metafile, site.root),
  };
}
