import {
  type Audit,
  type AuditedPage,
  type ByteKind,
  firstFiles,
  moduleBytesOf,
  tally,
  unhashedName,
} from './model.ts';

/** A figure before and after. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** The kinds whose sizes are compared, bytes in brotli. */
export const COMPARED = [
  'html',
  'style',
  'entry',
  'shared',
  'font',
  'image',
  'media',
  'rules',
  'lazy',
  'interaction',
  'total',
] as const satisfies ByteKind[];
type ComparedKind = (typeof COMPARED)[number];

export interface PageChange {
  readonly route: string;
  /** `added` and `removed` pages are compared with nothing. */
  readonly status: 'added' | 'removed' | 'changed';
  readonly bytes: Readonly<Record<ComparedKind, Change>>;
  readonly requests: Change;
  /** Modules that grew or shrank in this page, bytes before compression, most changed first. */
  readonly modules: readonly ModuleChange[];
}

export interface ModuleChange extends Change {
  readonly module: string;
}

export interface Comparison {
  /** Most grown first, most shrunk last; pages that are as they were are left out. */
  readonly pages: readonly PageChange[];
  readonly same: number;
  /** Modules by their largest size on any page, bytes before compression, most changed first. */
  readonly modules: readonly (ModuleChange & { readonly pages: number })[];
  /** First visits of all pages together, bytes in brotli. */
  readonly total: Change;
}

export const grownBy = ({ before, after }: Change): number => after - before;
const byChange = (a: ModuleChange, b: ModuleChange): number =>
  Math.abs(grownBy(b)) - Math.abs(grownBy(a)) || (a.module < b.module ? -1 : 1);

type Sizes = ReadonlyMap<string, number>;

/** Modules of a page, and the files that have none, by their sizes. */
function sizesOf(page: AuditedPage | undefined, audit: Audit): Sizes {
  if (!page) return new Map();
  const files = firstFiles(page).flatMap(({ url }) => {
    const file = audit.files[url];
    return file?.modules.length === 0 ? [{ module: unhashedName(url), bytes: file.bytes.raw }] : [];
  });
  return new Map(tally([...moduleBytesOf(page, audit), ...files]).map(({ module, bytes }) => [module, bytes]));
}

function moduleChanges(before: Sizes, after: Sizes): ModuleChange[] {
  const modules = new Set([...before.keys(), ...after.keys()]);
  return [...modules]
    .map((module) => ({ module, before: before.get(module) ?? 0, after: after.get(module) ?? 0 }))
    .filter((change) => grownBy(change) !== 0)
    .sort(byChange);
}

function comparePage(
  before: AuditedPage | undefined,
  after: AuditedPage | undefined,
  audits: [Audit, Audit],
): PageChange {
  const [was, is] = [before, after].map((page, at) => sizesOf(page, audits[at] as Audit)) as [Sizes, Sizes];
  const bytes = COMPARED.map((kind) => [
    kind,
    { before: before?.bytes[kind].brotli ?? 0, after: after?.bytes[kind].brotli ?? 0 },
  ]);
  return {
    route: after?.route ?? before?.route ?? '',
    status: before ? (after ? 'changed' : 'removed') : 'added',
    bytes: Object.fromEntries(bytes) as PageChange['bytes'],
    requests: { before: before?.requests ?? 0, after: after?.requests ?? 0 },
    modules: moduleChanges(was, is),
  };
}

const isChanged = ({ status, bytes, requests }: PageChange): boolean =>
  status !== 'changed' || [...Object.values(bytes), requests].some((change) => grownBy(change) !== 0);

/** Each module's largest size on any page, and on how many pages it is. */
function largest(audit: Audit): Map<string, { bytes: number; pages: number }> {
  const found = new Map<string, { bytes: number; pages: number }>();
  for (const page of audit.pages) {
    for (const [module, bytes] of sizesOf(page, audit)) {
      const known = found.get(module) ?? { bytes: 0, pages: 0 };
      found.set(module, { bytes: Math.max(known.bytes, bytes), pages: known.pages + 1 });
    }
  }
  return found;
}

/** What grew and what shrank between two audits, page by page and module by module. */
export function compareAudits(before: Audit, after: Audit): Comparison {
  const [was, is] = [before, after].map(({ pages }) => new Map(pages.map((page) => [page.route, page]))) as [
    Map<string, AuditedPage>,
    Map<string, AuditedPage>,
  ];
  const routes = [...new Set([...was.keys(), ...is.keys()])];
  const pages = routes.map((route) => comparePage(was.get(route), is.get(route), [before, after])).filter(isChanged);
  const [old, now] = [largest(before), largest(after)];
  const sizes = (found: typeof old): Sizes => new Map([...found].map(([module, { bytes }]) => [module, bytes]));
  return {
    pages: pages.sort((a, b) => grownBy(b.bytes.total) - grownBy(a.bytes.total) || (a.route < b.route ? -1 : 1)),
    same: routes.length - pages.length,
    modules: moduleChanges(sizes(old), sizes(now)).map((change) => ({
      ...change,
      pages: (now.get(change.module) ?? old.get(change.module))?.pages ?? 0,
    })),
    total: { before: before.total.brotli, after: after.total.brotli },
  };
}
