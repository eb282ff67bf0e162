import { BUDGET_KINDS, type BudgetKind, deadPatterns, type Spending, spendingOf } from '../budgets.ts';
import { isProblem, type Problem } from '../problems.ts';
import type { PageWeight } from '../report.ts';
import type { Route } from '../routes.ts';
import { type AuditSources, collectAudit } from './collect.ts';
import { change, count } from './format.ts';
import { type Audit, type AuditedPage, type Share, type ShareKind, sharesOf, stemOf, tally } from './model.ts';

const NAMES: Readonly<Record<BudgetKind, string>> = {
  html: 'HTML with CSS',
  style: 'linked styles',
  script: 'script',
  font: 'fonts',
  image: 'images',
  total: 'the page in all',
  requests: 'requests',
};

/** Modules are behind these kinds of bytes, files behind the others. */
const MODULES: Readonly<Partial<Record<BudgetKind, readonly ShareKind[]>>> = {
  html: ['markup', 'css'],
  style: ['style'],
  script: ['script'],
};

const FILES: Readonly<Partial<Record<BudgetKind, RegExp>>> = { font: /^font$/, image: /^image$/ };

/** What a page spends its bytes of a kind on, largest first. */
function spentOn(page: AuditedPage, audit: Pick<Audit, 'files' | 'sheets'>, kind: BudgetKind): Share[] {
  const kinds = MODULES[kind];
  if (kinds) return tally(sharesOf(page, audit).filter((share) => kinds.includes(share.kind)));
  const files = page.files
    .filter((url) => (FILES[kind] ?? /./).test(audit.files[url]?.kind ?? ''))
    .map((url) => ({ module: stemOf(url), bytes: audit.files[url]?.bytes.brotli ?? 0 }));
  return tally(kind === 'total' ? [...files, { module: page.file, bytes: page.bytes.html.brotli }] : files);
}

/** So many modules are named. */
const NAMED = 4;

/** What grew since the last audit, or else what is largest. */
function causesOf(page: AuditedPage, audit: Audit, kind: BudgetKind, former: Audit | undefined): string {
  const now = spentOn(page, audit, kind);
  const before = former?.pages.find(({ route }) => route === page.route);
  const sizes = new Map(
    before && former ? spentOn(before, former, kind).map((share) => [share.module, share.bytes]) : [],
  );
  const grown = now
    .map(({ module, bytes }) => ({ module, bytes: bytes - (sizes.get(module) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
  const list = (shares: readonly Share[], show: (bytes: number) => string) =>
    shares
      .slice(0, NAMED)
      .map(({ module, bytes }) => `${module} ${show(bytes)}`)
      .join(', ');
  const unit = MODULES[kind] ? 'bytes before compression' : 'bytes';
  return before && grown.length > 0
    ? `Grown since the last audit (${unit}): ${list(grown, change)}.`
    : `Largest in it (${unit}): ${list(now, count)}.`;
}

const isOver = ({ left }: Spending): boolean => left < 0;

/** What is over its budget, a line for each page and kind. */
export const overBudget = ({ pages }: Audit): string[] =>
  pages.flatMap(({ route, budget }) =>
    BUDGET_KINDS.filter((kind) => isOver(budget[kind])).map(
      (kind) => `${route}: ${NAMES[kind]} ${count(budget[kind].used)}, ${count(-budget[kind].left)} over`,
    ),
  );

/**
 * Pages over their budget, each with the kind, the excess and the modules behind it; and patterns without a page.
 * @param files the files in `pages/`, whether they could be built or not
 * @param readFormer the last audit, if there is one; asked for when a page is over its budget
 */
export async function budgetProblems(
  weights: readonly PageWeight[],
  files: readonly Route[],
  sources: AuditSources,
  readFormer: () => Promise<Audit | Problem | undefined>,
): Promise<Problem[]> {
  const { budgets } = sources;
  const dead = deadPatterns(budgets, files).map((pattern) => ({
    file: `the budget of ${pattern}`,
    what: 'There is no such page.',
    remedy: 'Correct the pattern or remove it.',
  }));
  const over = weights.filter((page) => Object.values(spendingOf(page, budgets)).some(isOver));
  if (over.length === 0) return dead;
  const [audit, read] = await Promise.all([collectAudit(over, sources), readFormer()]);
  const former = isProblem(read) ? undefined : read;
  const problems = audit.pages.flatMap((page) =>
    BUDGET_KINDS.filter((kind) => isOver(page.budget[kind])).map((kind) => {
      const { used, limit, left, pattern } = page.budget[kind];
      const unit = kind === 'requests' ? '' : ' bytes in brotli';
      const causes = causesOf(page, audit, kind, former);
      return {
        file: page.route,
        what: `Over budget: ${NAMES[kind]} ${count(used)}${unit}, ${count(-left)} more than ${count(limit)}. ${causes}`,
        remedy: `Take weight off the page, or raise \`${kind}\` in the budget of ${pattern} on purpose.`,
      };
    }),
  );
  return [...dead, ...problems];
}
