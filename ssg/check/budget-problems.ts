import type { AuditSources } from '../audit/collect.ts';
import { takeApart } from '../audit/collect.ts';
import { change, count } from '../audit/format.ts';
import {
  type AuditedPage,
  type AuditedPages,
  type ModuleBytes,
  type ModuleKind,
  moduleBytesOf,
  tally,
  unhashedName,
} from '../audit/model.ts';
import { isOver } from '../audit/over-budget.ts';
import type { Route } from '../compile/routes.ts';
import { isProblem, type Problem } from '../problems.ts';
import {
  BUDGET_KINDS,
  BUDGET_NAMES,
  type BudgetKind,
  type Budgets,
  deadPatterns,
  limitlessEntries,
  type Spending,
  spendingOf,
  WITH_ISLANDS,
} from '../weigh/budgets.ts';

/** Modules are behind these kinds of bytes, files behind the others. */
const MODULES: Readonly<Partial<Record<BudgetKind, readonly ModuleKind[]>>> = {
  html: ['markup', 'css'],
  style: ['style'],
  script: ['script'],
};

const FILES: Readonly<Partial<Record<BudgetKind, RegExp>>> = { font: /^font$/, image: /^image$/, media: /^media$/ };

/** What a page spends its bytes of a kind on, largest first. */
function spentOn(page: AuditedPage, audit: Pick<AuditedPages, 'files' | 'sheets'>, kind: BudgetKind): ModuleBytes[] {
  const kinds = MODULES[kind];
  if (kinds) return tally(moduleBytesOf(page, audit).filter((item) => kinds.includes(item.kind)));
  const files = page.files
    .filter(({ when }) => when === (kind === 'lazy' || kind === 'interaction' ? kind : undefined))
    .map(({ url }) => url)
    .filter((url) => (FILES[kind] ?? /./).test(audit.files[url]?.kind ?? ''))
    .map((url) => ({ module: unhashedName(url), bytes: audit.files[url]?.bytes.brotli ?? 0 }));
  return tally(kind === 'total' ? [...files, { module: page.file, bytes: page.bytes.html.brotli }] : files);
}

/** How many modules a problem names. */
const NAMED = 4;

/** What grew since the last audit, or else what is largest. */
function causesOf(page: AuditedPage, audit: AuditedPages, kind: BudgetKind, former: AuditedPages | undefined): string {
  const now = spentOn(page, audit, kind);
  const before = former?.pages.find(({ route }) => route === page.route);
  const sizes = new Map(before && former ? spentOn(before, former, kind).map((item) => [item.module, item.bytes]) : []);
  const grown = now
    .map(({ module, bytes }) => ({ module, bytes: bytes - (sizes.get(module) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
  const list = (modules: readonly ModuleBytes[], show: (bytes: number) => string) =>
    modules
      .slice(0, NAMED)
      .map(({ module, bytes }) => `${module} ${show(bytes)}`)
      .join(', ');
  const unit = MODULES[kind] ? 'bytes before compression' : 'bytes';
  return before && grown.length > 0
    ? `Grown since the last audit (${unit}): ${list(grown, change)}.`
    : `Largest in it (${unit}): ${list(now, count)}.`;
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

/**
 * Pages over their budget, each with the kind, the excess and the modules behind it.
 * @param readFormer the last audit, if there is one; asked for when a page is over its budget
 */
export async function overBudget(
  sources: AuditSources,
  readFormer: () => Promise<AuditedPages | Problem | undefined>,
): Promise<Problem[]> {
  const { budgets, weights } = sources;
  const over = weights.filter((page) => Object.values(spendingOf(page, budgets)).some(isOver));
  if (over.length === 0) return [];
  const [audit, read] = await Promise.all([takeApart(over, sources), readFormer()]);
  const former = isProblem(read) ? undefined : read;
  const withIslands = new Set(over.filter(({ hasIslands }) => hasIslands).map(({ route }) => route));
  return audit.pages.flatMap((page) =>
    BUDGET_KINDS.filter((kind) => isOver(page.budget[kind])).map((kind) => {
      const { used, limit, left } = page.budget[kind];
      const unit = kind === 'requests' ? '' : ' bytes in brotli';
      const causes = causesOf(page, audit, kind, former);
      return {
        file: page.route,
        what: `Over budget: ${BUDGET_NAMES[kind]} ${count(used)}${unit}, ${count(-left)} more than ${count(limit)}. ${causes}`,
        fix: fixOf(kind, page.budget[kind], withIslands.has(page.route)),
      };
    }),
  );
}
