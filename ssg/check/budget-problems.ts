import { type AuditSources, takeApart } from '../audit/collect.ts';
import { type Cause, causesOf, grownBy, NOISE } from '../audit/compare.ts';
import { count } from '../audit/format.ts';
import type { AuditedPage, AuditedPages } from '../audit/model.ts';
import { scriptModuleBytes } from '../audit/module-bytes.ts';
import { modulesOf, packageOf } from '../audit/modules.ts';
import { causeText, pathOf } from '../audit/verdict.ts';
import type { Route } from '../compile/routes.ts';
import { isProblem, type Problem } from '../problems.ts';
import { BUDGET_KINDS, BUDGET_NAMES, type BudgetKind, type Spending, standingOf } from '../weigh/budget-kinds.ts';
import {
  type Budgets,
  deadPatterns,
  forbiddenOn,
  limitlessEntries,
  spendingOf,
  WITH_ISLANDS,
} from '../weigh/budgets.ts';
import type { PageWeight } from '../weigh/page-weight.ts';

/** How many causes are named. */
const NAMED = 4;

const isOver = (spending: Spending): boolean => standingOf(spending) === 'over';

/** Only an audit knows which component rendered what: to others the saved one looks as they do themselves. */
const unmarked = (page: AuditedPage): AuditedPage => ({
  ...page,
  markup: [{ module: '(markup)', bytes: page.markup.reduce((sum, { bytes }) => sum + bytes, 0) }],
});

/** What grew since the saved audit, or else what is largest, each with the imports that lead there. */
function causes(page: AuditedPage, audit: AuditedPages, kind: BudgetKind, former: AuditedPages | undefined): string {
  const saved = former?.pages.find(({ route }) => route === page.route);
  const before = saved && (page.markup.every(({ module }) => module === '(markup)') ? unmarked(saved) : saved);
  const all = causesOf([page, audit], [before, former ?? audit], kind);
  const grown = all.filter((cause) => grownBy(cause) > NOISE);
  const way = (cause: Cause) => (pathOf(cause) ? ` (${pathOf(cause)})` : '');
  const list = (show: (cause: Cause) => string) =>
    grown
      .slice(0, NAMED)
      .map((cause) => `${show(cause)}${way(cause)}`)
      .join(', ');
  return before && grown.length > 0
    ? `Grown since the saved audit, before compression: ${list(causeText)}.`
    : `Largest in it, before compression: ${list(({ owner, after }) => `${owner} ${count(after)}`)}.`;
}

/** What to do about a page over its budget. A first island is not the page's fault: the site lacks a limit for it. */
function fixOf(kind: BudgetKind, { used, pattern }: Spending, hasIslands: boolean): string {
  if (kind !== 'script' || pattern !== '/*' || !hasIslands) {
    return `Take weight off the page, or raise \`${kind}\` in the budget of ${pattern} on purpose.`;
  }
  const line = `'${WITH_ISLANDS}': { script: ${Math.ceil(used / 1024)} * 1024 }`;
  return `Take weight off the page, or give all pages with islands a limit of their own: add ${line} to the budgets.`;
}

/** Entries of the budgets that limit nothing. */
export function entryProblems(budgets: Budgets, routes: readonly Route[]): Problem[] {
  const found = [
    ...limitlessEntries(budgets).map(([pattern, what]) => ({ pattern, what, fix: 'Correct the entry.' })),
    ...deadPatterns(budgets, routes).map((pattern) => ({
      pattern,
      what: 'There is no such page.',
      fix: 'Correct the pattern or remove it.',
    })),
  ];
  return found.map(({ pattern, ...problem }) => ({ file: `the budget of ${pattern}`, ...problem }));
}

function forbiddenProblems(page: AuditedPage, audit: AuditedPages, forbidden: ReadonlySet<string>): Problem[] {
  const scripts = modulesOf(page, audit).filter(({ kind }) => kind === 'script');
  const held = [...forbidden].filter((name) => scripts.some(({ module }) => packageOf(module)?.name === name));
  return held.map((name) => {
    const cause = causesOf([page, audit], [undefined, audit], 'script').find(({ owner }) => owner === name);
    const way = cause && pathOf(cause) ? `, by ${pathOf(cause)}` : '';
    const bytes = cause ? `: ${count(cause.after)} bytes before compression${way}` : '';
    const what = `It loads the package ${name}, which its budget forbids${bytes}.`;
    return { file: page.route, what, fix: 'Do without the package, or remove it from `forbid` on purpose.' };
  });
}

/**
 * Pages over their budget, each with the kind, the excess and what is behind it; and pages that load a package that
 * their budget forbids.
 * @param readFormer the saved audit, if there is one; asked for when a page is over its budget
 */
export async function overBudget(
  sources: AuditSources,
  readFormer: () => Promise<AuditedPages | Problem | undefined>,
): Promise<Problem[]> {
  const { budgets, weights, compiled, site } = sources;
  const packages = (url: string) => scriptModuleBytes(url, compiled.client.metafile, site.root);
  const holdsForbidden = (page: PageWeight): boolean => {
    const forbidden = forbiddenOn(page, budgets);
    if (forbidden.size === 0) return false;
    return page.files
      .flatMap(({ url }) => packages(url))
      .some(({ module }) => forbidden.has(packageOf(module)?.name ?? ''));
  };
  const over = weights.filter((page) => Object.values(spendingOf(page, budgets)).some(isOver) || holdsForbidden(page));
  if (over.length === 0) return [];
  const [audit, read] = await Promise.all([takeApart(over, sources), readFormer()]);
  const former = isProblem(read) ? undefined : read;
  const weightOf = new Map(over.map((page) => [page.route, page]));
  return audit.pages.flatMap((page) => {
    const { hasIslands = false } = weightOf.get(page.route) ?? {};
    const exceeded = BUDGET_KINDS.filter((kind) => isOver(page.budget[kind])).map((kind) => {
      const { used, limit, left } = page.budget[kind];
      const unit = kind === 'requests' ? '' : ' bytes in brotli';
      return {
        file: page.route,
        what: `Over budget: ${BUDGET_NAMES[kind]} ${count(used)}${unit}, ${count(-left)} more than ${count(limit)}. ${causes(page, audit, kind, former)}`,
        fix: fixOf(kind, page.budget[kind], hasIslands),
      };
    });
    return [...exceeded, ...forbiddenProblems(page, audit, forbiddenOn({ route: page.route, hasIslands }, budgets))];
  });
}
