import { BUDGET_KINDS, BUDGET_NAMES, type BudgetKind, type Spending, standingOf } from '../weigh/budget-kinds.ts';
import type { BrowserAudit } from './browser/model.ts';
import { type Cause, type Comparison, grownBy } from './compare.ts';
import { change, count } from './format.ts';
import type { Audit, AuditedPage, AuditedPages } from './model.ts';

/** What an audit comes to: the same in the terminal, the report and the comment. */
export interface Verdict {
  readonly headline: string;
  /** What fails the build. */
  readonly failures: readonly string[];
  /** What only warns: reserves that have begun, packages that are bundled twice. */
  readonly warnings: readonly string[];
  /** What grew, and by what. */
  readonly growth: readonly string[];
}

/** How many of each are named. */
const NAMED = 5;
const RESERVED = 3;

const plural = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/**
 * The kind of a page's budget with the smallest part of it left; nothing when it has no limits. A limit of requests is
 * meant to be reached, so it counts only when it is exceeded, and so does a limit of nothing.
 */
export function tightest({ budget }: AuditedPage): ({ readonly kind: BudgetKind } & Spending) | undefined {
  return BUDGET_KINDS.map((kind) => ({ kind, ...budget[kind] }))
    .filter(({ kind, limit, left }) => left < 0 || (limit > 0 && Number.isFinite(limit) && kind !== 'requests'))
    .sort((a, b) => a.left / (a.limit || 1) - b.left / (b.limit || 1))[0];
}

/** The imports that lead to a cause, at most four: `pages/a.tsx → … → components/b.tsx → lodash`. */
export function pathOf({ owner, chain }: Cause): string {
  const [first = owner, ...rest] = chain;
  return (rest.length > 3 ? [first, '…', ...rest.slice(-2)] : [first, ...rest]).join(' → ');
}

/** `lodash +71,002 (new)`. */
export const causeText = (cause: Cause): string =>
  `${cause.owner} ${change(grownBy(cause))}${cause.before === 0 ? ' (new)' : cause.after === 0 ? ' (gone)' : ''}`;

const pagesAt = ({ pages }: Audit, standing: 'over' | 'reserve'): AuditedPage[] =>
  pages.filter(({ budget }) => Object.values(budget).some((spending) => standingOf(spending) === standing));

function reserveLines(audit: Audit): string[] {
  const lines = pagesAt(audit, 'reserve').flatMap(({ route, budget }) =>
    BUDGET_KINDS.filter((kind) => standingOf(budget[kind]) === 'reserve').map((kind) => {
      const { left, reserve } = budget[kind];
      return {
        part: left / reserve,
        text: `${route}: ${BUDGET_NAMES[kind]}, ${count(left)} left of a reserve of ${count(reserve)}`,
      };
    }),
  );
  return lines.sort((a, b) => a.part - b.part).map(({ text }) => text);
}

/** Packages that are bundled more than once, a line for each. */
const duplicateLines = ({ packages }: Pick<AuditedPages, 'packages'>): string[] =>
  Object.entries(packages).flatMap(([name, folders]) => {
    const copies = Object.entries(folders).map(([folder, version]) => `${version} in ${folder}`);
    return copies.length > 1 ? [`${name} is bundled ${copies.length} times: ${copies.join(', ')}`] : [];
  });

/** Differences between what Chromium loaded and what the audit counts, a line for each visit and file. */
export const differenceLines = ({ visits }: BrowserAudit): string[] =>
  visits.flatMap(({ route, screen, differences }) => differences.map((text) => `${route} on a ${screen}: ${text}`));

const shortList = (lines: readonly string[], most: number): string[] =>
  lines.length > most ? [...lines.slice(0, most), `and ${lines.length - most} more`] : [...lines];

function growthLines(comparison: Comparison | undefined): string[] {
  if (!comparison) return ['There is no saved audit to compare with.'];
  const [most] = comparison.pages;
  const all = `${change(grownBy(comparison.total))} bytes over all pages, ${countsOf(comparison)}.`;
  if (!most || grownBy(most.bytes.total) <= 0) return [all];
  const { before, after } = most.bytes.total;
  const causes = most.causes.filter((cause) => grownBy(cause) > 0).slice(0, 3);
  return [
    all,
    `Grew most: ${most.route} ${change(after - before)}, from ${count(before)} to ${count(after)} bytes.`,
    ...causes.map((cause) => `${causeText(cause)}${cause.chain.length > 1 ? `, by ${pathOf(cause)}` : ''}`),
  ];
}

/** How many pages grew, shrank, came and went. */
function countsOf({ pages, same }: Comparison): string {
  const of = (what: string, test: (page: Comparison['pages'][number]) => boolean) => {
    const found = pages.filter(test).length;
    return found > 0 ? [`${found} ${what}`] : [];
  };
  const moved = (sign: number) => (page: Comparison['pages'][number]) =>
    page.status === 'changed' && Math.sign(grownBy(page.bytes.total)) === sign;
  const counts = [
    ...of('grew', moved(1)),
    ...of('shrank', moved(-1)),
    ...of('changed and weigh the same', moved(0)),
    ...of('new', ({ status }) => status === 'added'),
    ...of('gone', ({ status }) => status === 'removed'),
    ...(same > 0 ? [`${same} as before`] : []),
  ];
  return counts.join(', ');
}

/** Sums an audit up. */
export function verdictOf(audit: Audit, comparison: Comparison | undefined): Verdict {
  const failing = new Set(audit.failures.map(({ file }) => file));
  const over = failing.size;
  const reserve = pagesAt(audit, 'reserve').filter(({ route }) => !failing.has(route)).length;
  const within = audit.pages.length - over - reserve;
  const parts = [
    ...(over > 0 ? [`${plural(over, 'page')} over budget`] : []),
    ...(reserve > 0 ? [`${plural(reserve, 'page')} in the reserve`] : []),
    `${plural(within, 'page')} within budget`,
  ];
  return {
    headline: `${over > 0 ? 'Fails' : reserve > 0 ? 'Passes, with warnings' : 'Passes'}: ${parts.join(', ')}.`,
    failures: shortList(
      audit.failures.map(
        ({ file, what }) => `${file}: ${what.replace(/^Over budget: |\.? (?:Grown since|Largest in) .*$/gs, '')}`,
      ),
      NAMED,
    ),
    warnings: [
      ...shortList(reserveLines(audit), RESERVED),
      ...duplicateLines(audit),
      ...shortList(audit.browser ? differenceLines(audit.browser) : [], RESERVED),
    ],
    growth: growthLines(comparison),
  };
}
