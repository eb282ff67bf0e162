import { BUDGET_KINDS, type BudgetKind } from '../weigh/budget-kinds.ts';
import type { Budgets } from '../weigh/budgets.ts';
import { count } from './format.ts';
import type { AuditedPages } from './model.ts';

/** What is left to grow, as a part of what is needed. */
const ROOM = 1.05;

/** The budget of each pattern as low as the site allows: what its heaviest page needs and 5 %, requests as they are. */
export function suggestedBudgets(
  { pages }: Pick<AuditedPages, 'pages'>,
  budgets: Budgets,
): Readonly<Record<string, Partial<Record<BudgetKind, number>>>> {
  const needed = (pattern: string, kind: BudgetKind): number | undefined => {
    const own = pages.filter(({ budget }) => budget[kind].pattern === pattern).map(({ budget }) => budget[kind].used);
    if (own.length === 0) return undefined;
    const most = Math.max(...own);
    return kind === 'requests' ? most : Math.ceil(most * ROOM);
  };
  const ofPattern = (pattern: string) =>
    BUDGET_KINDS.filter((kind) => budgets[pattern]?.[kind] !== undefined).flatMap((kind) => {
      const value = needed(pattern, kind);
      return value === undefined ? [] : [[kind, value] as const];
    });
  return Object.fromEntries(Object.keys(budgets).map((pattern) => [pattern, Object.fromEntries(ofPattern(pattern))]));
}

/** The same as lines for the file of budgets. */
export function suggestion(audit: AuditedPages, budgets: Budgets): string {
  const number = (value: number) => count(value).replaceAll(',', '_');
  const lines = Object.entries(suggestedBudgets(audit, budgets)).map(([pattern, limits]) => {
    const kinds = Object.entries(limits).map(
      ([kind, value], at) => `${at === 5 ? '\n   ' : ''} ${kind}: ${number(value)}`,
    );
    return `  '${pattern}': {${kinds.join(',')} },`;
  });
  return `What the site needs and 5 %, as budgets:\n${lines.join('\n')}`;
}
