/** The shape of `reports/bundle.json`, which `docs/bundle.schema.json` describes for others. */

import type { Problem } from '../problems.ts';
import type { Subresource, SubresourceKind } from '../render/subresources.ts';
import type { BudgetKind, Spending, Standing } from '../weigh/budget-kinds.ts';
import type { Bytes } from '../weigh/compressed-size.ts';
import type { BrowserAudit } from './browser/model.ts';
import type { Provenance } from './provenance.ts';

/** Grows when a field changes its name or meaning; not when one is added. */
export const VERSION = 2;

/** Bytes of one source in what is sent: minified, before compression. */
export interface ModuleBytes {
  /** Path from the site's root, or a name in brackets for what has no file. */
  readonly module: string;
  readonly bytes: number;
}

/** A file that pages load. */
export interface AuditedFile {
  readonly kind: SubresourceKind;
  readonly bytes: Bytes;
  /** How many pages load it. */
  readonly pages: number;
  /** What it was made of, largest first; empty for fonts and images. */
  readonly modules: readonly ModuleBytes[];
}

/** What a page weighs, by kind and time. `css` is a part of `html`; `total` is the first visit, of which `lazy` and `interaction` are no part. */
export const BYTE_KINDS = [
  'html',
  'css',
  'style',
  'entry',
  'shared',
  'font',
  'image',
  'media',
  'rules',
  'total',
  'lazy',
  'interaction',
] as const;
export type ByteKind = (typeof BYTE_KINDS)[number];

/** What a visitor loads who comes from another page, with that page's files in the cache. */
export interface NextVisit {
  /** The page that leaves most to load, which is the one reckoned with. */
  readonly from: string;
  readonly bytes: Bytes;
  /** Files without a hash in their name are asked for again and answered by a 304. */
  readonly requests: number;
}

/** A file of a page, and when it is loaded: with the page, unless it says otherwise. */
export interface PageFile extends Pick<Subresource, 'when' | 'screen'> {
  /** Key of {@link AuditedPages.files}. */
  readonly url: string;
}

export interface AuditedPage {
  readonly route: string;
  /** The page's source. */
  readonly file: string;
  readonly bytes: Readonly<Record<ByteKind, Bytes>>;
  /** Of a first visit. */
  readonly requests: number;
  /** Nothing when there is no other page. */
  readonly next: NextVisit | null;
  readonly budget: Readonly<Record<BudgetKind, Spending>>;
  readonly files: readonly PageFile[];
  /** Key of {@link AuditedPages.sheets}. */
  readonly sheet: string;
  /** Markup by the file that rendered it, largest first; it adds up to `html` less `css`, raw. */
  readonly markup: readonly ModuleBytes[];
}

/** Pages taken apart. */
export interface AuditedPages {
  /** In the order of their routes. */
  readonly pages: readonly AuditedPage[];
  /** Every page's first visit together. */
  readonly total: Bytes;
  readonly files: Readonly<Record<string, AuditedFile>>;
  /** Inlined styles by the hash of their text, with the sources they were made of. */
  readonly sheets: Readonly<Record<string, readonly ModuleBytes[]>>;
  /** By page source, then by module: the imports that lead from the page to the module, both included. */
  readonly chains: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Packages in scripts, each with the folders and versions that are bundled. More than one is a duplicate. */
  readonly packages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Audit extends AuditedPages, Provenance {
  readonly version: typeof VERSION;
  /** The standing of the page with the least room; forbidden packages count as `over`. */
  readonly verdict: Standing;
  /** What fails the build. */
  readonly failures: readonly Problem[];
  /** What was found with a browser; nothing without `--browser`. */
  readonly browser: BrowserAudit | null;
}

/** How a module reaches a page. */
export type ModuleKind = 'markup' | 'css' | 'style' | 'script' | 'file';

/** A module of a page with the way it comes. */
export interface PageModuleBytes extends ModuleBytes {
  readonly kind: ModuleKind;
}

export const isScript = (kind: SubresourceKind): boolean => kind === 'entry' || kind === 'shared';
const kindOfModules = (kind: SubresourceKind): ModuleKind =>
  isScript(kind) ? 'script' : kind === 'style' ? 'style' : 'file';

/** `/assets/font-1A2B3C4D.woff2` → `assets/font.woff2`: the name that stays when the content changes. */
export const unhashedName = (url: string): string => url.slice(1).replace(/-[A-Z\d]{8}(?=\.\w+$)/, '');

/** Everything that a first visit loads, bytes before compression: modules, and files that have none. */
export function modulesOf(
  page: Pick<AuditedPage, 'files' | 'markup' | 'sheet'>,
  { files, sheets }: Pick<AuditedPages, 'files' | 'sheets'>,
): PageModuleBytes[] {
  const tagged = (modules: readonly ModuleBytes[], kind: ModuleKind): PageModuleBytes[] =>
    modules.map((item) => ({ ...item, kind }));
  const loaded = page.files.flatMap(({ url, when }) => {
    const file = files[url];
    if (!file || when) return [];
    const whole = [{ module: unhashedName(url), bytes: file.bytes.raw }];
    return tagged(file.modules.length > 0 ? file.modules : whole, kindOfModules(file.kind));
  });
  return [...tagged(page.markup, 'markup'), ...tagged(sheets[page.sheet] ?? [], 'css'), ...loaded];
}

const PACKAGE = /^(.*(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The package that a module belongs to, with its folder; nothing for a file of the site. */
export function packageOf(module: string): { readonly name: string; readonly folder: string } | undefined {
  const [, folder, name] = PACKAGE.exec(module) ?? [];
  return folder && name ? { name, folder } : undefined;
}

/** The package or folder that a module belongs to: `preact`, `components/faq`; a name in brackets is its own. */
export function ownerOf(module: string): string {
  const end = module.lastIndexOf('/');
  return packageOf(module)?.name ?? (end > 0 && !module.startsWith('(') ? module.slice(0, end) : module);
}

/** Adds up by name, largest first; ties in the order of their names. */
export function tally(modules: readonly ModuleBytes[]): ModuleBytes[] {
  const sums = new Map<string, number>();
  for (const { module, bytes } of modules) sums.set(module, (sums.get(module) ?? 0) + bytes);
  return [...sums]
    .map(([module, bytes]) => ({ module, bytes }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes || (a.module < b.module ? -1 : 1));
}
