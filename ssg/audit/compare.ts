import type { BudgetKind } from '../weigh/budget-kinds.ts';
import { type Audit, type AuditedPage, type AuditedPages, BYTE_KINDS, type ByteKind } from './model.ts';
import { type ModuleKind, modulesOf, ownerOf, packageOf, tally, unhashedName } from './modules.ts';

/** A figure before and after. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** Bytes of an owner in a page, its modules together: a package, a component's folder, or a file. */
export interface Cause extends Change {
  readonly owner: string;
  /** The imports that lead from the page to its module that changed most; the last is the package or the module. */
  readonly chain: readonly string[];
}

export interface PageChange {
  readonly route: string;
  /** Bytes in brotli; nothing before for a page that is new, and nothing after for one that is gone. */
  readonly bytes: Readonly<Record<ByteKind, Change>>;
  readonly requests: Change;
  /** What changed in it, bytes before compression, most grown first. */
  readonly causes: readonly Cause[];
}

export interface Comparison {
  /** Most grown first, most shrunk last; pages that are as they were are left out. */
  readonly pages: readonly PageChange[];
  readonly same: number;
  /** First visits of all pages together, bytes in brotli. */
  readonly total: Change;
  /** The former audit: its commit, or its date where there is none. */
  readonly since: string;
}

/** Changes of so few bytes are noise: a name that compresses otherwise, a hash in a URL. */
export const NOISE = 24;

/** By how much a figure grew; negative where it shrank. */
export const grownBy = ({ before, after }: Change): number => after - before;
const isMoreThanNoise = (change: Change): boolean => Math.abs(grownBy(change)) > NOISE;
const byGrowth = (a: Change, b: Change): number => grownBy(b) - grownBy(a);

/** The modules of a page that spend its budget of a kind. */
const MODULES: Readonly<Partial<Record<BudgetKind, readonly ModuleKind[]>>> = {
  html: ['markup', 'css'],
  style: ['style'],
  script: ['script'],
};

/** What a page spends on a kind, by module; or its files, where a kind has no modules. */
function spentOn(page: AuditedPage, audit: AuditedPages, kind: BudgetKind): ReadonlyMap<string, number> {
  const kinds = MODULES[kind];
  const later = kind === 'lazy' || kind === 'interaction' ? kind : undefined;
  const files = page.files
    .filter(({ when, url }) => when === later && (audit.files[url]?.kind === kind || kind === 'requests' || later))
    .map(({ url }) => ({ module: unhashedName(url), bytes: audit.files[url]?.bytes.raw ?? 0 }));
  const modules = modulesOf(page, audit).filter((item) => kind === 'total' || kinds?.includes(item.kind));
  return new Map(tally(kinds || kind === 'total' ? modules : files).map(({ module, bytes }) => [module, bytes]));
}

/** The way to a module, one step for each package. */
function chainOf(module: string, page: AuditedPage, { chains }: AuditedPages): readonly string[] {
  const steps = (chains[page.file]?.[module] ?? []).map((step) => packageOf(step)?.name ?? step);
  return steps.filter((step, at) => step !== steps[at - 1]);
}

/** A page and its audit. */
type Side<Page = AuditedPage | undefined> = readonly [page: Page, audit: AuditedPages];

/** What a page spends on a kind, by owner: what changed since a former audit first, most grown first. */
export function causesOf(
  [page, audit]: Side<AuditedPage>,
  [former, formerAudit]: Side,
  kind: BudgetKind = 'total',
): Cause[] {
  const after = spentOn(page, audit, kind);
  const before = former ? spentOn(former, formerAudit, kind) : new Map<string, number>();
  const owners = new Map<string, (Change & { readonly module: string })[]>();
  for (const module of new Set([...after.keys(), ...before.keys()])) {
    const change = { module, before: before.get(module) ?? 0, after: after.get(module) ?? 0 };
    const owner = kind === 'total' || MODULES[kind] ? ownerOf(module) : module;
    owners.set(owner, [...(owners.get(owner) ?? []), change]);
  }
  const causes = [...owners].map(([owner, changes]) => {
    const [most] = changes.sort(byGrowth);
    const sum = (side: keyof Change) => changes.reduce((all, change) => all + change[side], 0);
    return { owner, before: sum('before'), after: sum('after'), chain: most ? chainOf(most.module, page, audit) : [] };
  });
  return causes.sort((a, b) => byGrowth(a, b) || (a.owner < b.owner ? -1 : 1));
}

function comparePage([before, formerAudit]: Side, [after, audit]: Side): PageChange {
  const both = (figureOf: (page: AuditedPage) => number): Change => ({
    before: before ? figureOf(before) : 0,
    after: after ? figureOf(after) : 0,
  });
  const bytes = BYTE_KINDS.map((kind) => [kind, both((page) => page.bytes[kind].brotli)]);
  return {
    route: after?.route ?? before?.route ?? '',
    bytes: Object.fromEntries(bytes) as PageChange['bytes'],
    requests: both(({ requests }) => requests),
    causes: before && after ? causesOf([after, audit], [before, formerAudit]).filter(isMoreThanNoise) : [],
  };
}

const isChanged = ({ bytes, requests }: PageChange): boolean =>
  grownBy(requests) !== 0 || Object.values(bytes).some(isMoreThanNoise);

/** What grew and what shrank between two audits, page by page. Noise is left out. */
export function compareAudits(before: Audit, after: AuditedPages): Comparison {
  const byRoute = ({ pages }: AuditedPages) => new Map(pages.map((page) => [page.route, page]));
  const [was, is] = [byRoute(before), byRoute(after)];
  const routes = [...new Set([...was.keys(), ...is.keys()])];
  const pages = routes
    .map((route) => comparePage([was.get(route), before], [is.get(route), after]))
    .filter(isChanged)
    .sort((a, b) => byGrowth(a.bytes.total, b.bytes.total) || (a.route < b.route ? -1 : 1));
  return {
    pages,
    same: routes.length - pages.length,
    total: { before: before.total.brotli, after: after.total.brotli },
    since: before.commit ? `commit ${before.commit.slice(0, 10)}` : before.date,
  };
}
