import type { PageWeight } from './report.ts';
import { mayBeOf, type Route } from './routes.ts';

/** What a page may spend: bytes in brotli of each kind, all of them together, and requests. */
export const BUDGET_KINDS = ['html', 'style', 'script', 'font', 'image', 'total', 'requests'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];
export type Limits = Readonly<Record<BudgetKind, number>>;

/**
 * Limits by pattern: `/a` is that page, `/a/*` every page below it, `/*` every page. A kind is limited by the most
 * specific pattern that names it.
 */
export interface Budgets {
  readonly '/*': Limits;
  readonly [pattern: string]: Partial<Limits>;
}

/** One kind of a page's budget. `left` is negative when the page is over it. */
export interface Spending {
  readonly used: number;
  readonly limit: number;
  readonly left: number;
  /** The pattern that sets the limit. */
  readonly pattern: string;
}

const isWild = (pattern: string): boolean => pattern.endsWith('/*');
const matches = (pattern: string, route: string): boolean =>
  isWild(pattern) ? route.startsWith(pattern.slice(0, -1)) : route === pattern;

/** The most specific first: a page before any folder, a deep folder before a shallow one. */
const bySpecificity = (a: string, b: string): number => Number(isWild(a)) - Number(isWild(b)) || b.length - a.length;

const usedOf = ({ requests, ...page }: PageWeight, kind: BudgetKind): number =>
  kind === 'requests' ? requests : page[kind].brotli;

/** What a page spends of its budget, kind by kind. */
export function spendingOf(page: PageWeight, budgets: Budgets): Readonly<Record<BudgetKind, Spending>> {
  const patterns = Object.keys(budgets)
    .filter((pattern) => matches(pattern, page.route))
    .sort(bySpecificity);
  const spend = (kind: BudgetKind): Spending => {
    const pattern = patterns.find((name) => budgets[name]?.[kind] !== undefined) ?? '/*';
    const used = usedOf(page, kind);
    const limit = budgets[pattern]?.[kind] ?? Infinity;
    return { used, limit, left: limit - used, pattern };
  };
  return Object.fromEntries(BUDGET_KINDS.map((kind) => [kind, spend(kind)])) as Record<BudgetKind, Spending>;
}

/** Patterns that no page can match: a page was renamed, or the pattern is mistyped. */
export const deadPatterns = (budgets: Budgets, files: readonly Route[]): string[] =>
  Object.keys(budgets).filter(
    (pattern) => pattern !== '/*' && !files.some((file) => matches(pattern, file.path) || mayBeOf(file, pattern)),
  );
