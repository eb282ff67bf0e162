import { BUDGET_KINDS, BUDGET_NAMES, type Spending } from '../weigh/budgets.ts';
import { count } from './format.ts';
import type { Audit } from './model.ts';

export const isOver = ({ left }: Spending): boolean => left < 0;

/** What is over its budget, a line for each page and kind. */
export const overBudget = ({ pages }: Audit): string[] =>
  pages.flatMap(({ route, budget }) =>
    BUDGET_KINDS.filter((kind) => isOver(budget[kind])).map(
      (kind) => `${route}: ${BUDGET_NAMES[kind]} ${count(budget[kind].used)}, ${count(-budget[kind].left)} over`,
    ),
  );
