import { matchesSlug, type Route } from '../compile/routes.ts';
import { BUDGET_KINDS, type BudgetKind, type Spending } from './budget-kinds.ts';
import type { PageWeight } from './page-weight.ts';

/** A limit fails the build. The last `reserve` bytes before it only warn: they are room for an editor. */
export type Limit = number | { readonly limit: number; readonly reserve: number };
export type Limits = Readonly<Record<BudgetKind, Limit>>;

/** The pattern of every page that holds an island, wherever it is. */
export const WITH_ISLANDS = '/* with islands';

/**
 * Limits by pattern: `/a` is that page, `/a/*` every page below it, `/* with islands` every page that holds an island,
 * `/*` every page. A kind is limited by the most specific pattern that names it, in this order.
 */
export interface Budgets {
  readonly '/*': Limits & Forbidden;
  readonly [pattern: string]: Partial<Limits> & Forbidden;
}

/** Packages that no script of a page may hold. */
interface Forbidden {
  readonly forbid?: readonly string[];
}

/** Patterns that say nothing of where a page is, the more specific first. */
const ANYWHERE: readonly string[] = [WITH_ISLANDS, '/*'];

const isWild = (pattern: string): boolean => pattern.endsWith('/*');
const isAt = (pattern: string, route: string): boolean =>
  isWild(pattern) ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
const matches = (pattern: string, { route, hasIslands }: Pick<PageWeight, 'route' | 'hasIslands'>): boolean =>
  pattern === WITH_ISLANDS ? hasIslands : isAt(pattern, route);

/** The most specific first: a page, then folders, deep ones before shallow ones, then the patterns for anywhere. */
const bySpecificity = (a: string, b: string): number =>
  ANYWHERE.indexOf(a) - ANYWHERE.indexOf(b) || Number(isWild(a)) - Number(isWild(b)) || b.length - a.length;

const inFull = (limit: Limit) => (typeof limit === 'number' ? { limit, reserve: 0 } : limit);

const usedOf = ({ requests, ...page }: PageWeight, kind: BudgetKind): number =>
  kind === 'requests' ? requests : page[kind].brotli;

/** The packages that a page may not load, of all patterns that match it. */
export const forbiddenOn = (page: Pick<PageWeight, 'route' | 'hasIslands'>, budgets: Budgets): ReadonlySet<string> =>
  new Set(Object.entries(budgets).flatMap(([pattern, { forbid = [] }]) => (matches(pattern, page) ? forbid : [])));

/** What a page spends of its budget, kind by kind. */
export function spendingOf(page: PageWeight, budgets: Budgets): Readonly<Record<BudgetKind, Spending>> {
  const patterns = Object.keys(budgets)
    .filter((pattern) => matches(pattern, page))
    .sort(bySpecificity);
  const spend = (kind: BudgetKind): Spending => {
    const pattern = patterns.find((name) => budgets[name]?.[kind] !== undefined) ?? '/*';
    const used = usedOf(page, kind);
    const { limit, reserve } = inFull(budgets[pattern]?.[kind] ?? Infinity);
    return { used, limit, reserve, left: limit - used, pattern };
  };
  return Object.fromEntries(BUDGET_KINDS.map((kind) => [kind, spend(kind)])) as Record<BudgetKind, Spending>;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

function isLimit(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isAmount(value);
  const { limit, reserve } = value as Partial<Record<string, unknown>>;
  return isAmount(limit) && isAmount(reserve) && reserve <= limit;
}

/** Entries that limit nothing, each as pattern and sentence: mistyped kinds, values that are no number. */
export function limitlessEntries(budgets: Budgets): (readonly [pattern: string, what: string])[] {
  const missing = BUDGET_KINDS.filter((kind) => budgets['/*']?.[kind] === undefined);
  const wrong = Object.entries(budgets).flatMap(([pattern, limits]) =>
    Object.entries(limits).flatMap(([kind, limit]: [string, unknown]) => {
      if (kind === 'forbid' && Array.isArray(limit) && limit.every((name) => typeof name === 'string')) return [];
      const isKnown = BUDGET_KINDS.some((known) => known === kind);
      if (isKnown && isLimit(limit)) return [];
      const what = isKnown
        ? `Its limit of "${kind}" is ${typeof limit === 'number' ? limit : JSON.stringify(limit)}, which is not a number of bytes or requests, nor such a \`limit\` with a smaller \`reserve\`.`
        : `It limits "${kind}", which is not one of ${BUDGET_KINDS.join(', ')}.`;
      return [[pattern, what] as const];
    }),
  );
  return [...missing.map((kind) => ['/*', `It has no limit of "${kind}".`] as const), ...wrong];
}

/** Patterns that no page can match: a page was renamed, or the pattern is mistyped. */
export const deadPatterns = (budgets: Budgets, files: readonly Route[]): string[] =>
  Object.keys(budgets).filter(
    (pattern) =>
      !ANYWHERE.includes(pattern) && !files.some((file) => isAt(pattern, file.path) || matchesSlug(file, pattern)),
  );
