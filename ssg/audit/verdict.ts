import { BUDGET_KINDS, type BudgetKind, reserveLines, type Spending, standingOf } from '../weigh/budget-kinds.ts';
import { type Cause, type Change, type Comparison, grownBy } from './compare.ts';
import { atMost, change, count, percent, plural } from './format.ts';
import type { Audit, AuditedPage, AuditedPages, BrowserAudit, BrowserChoice } from './model.ts';

/** A line of a verdict: `over` fails the build, `reserve` only warns, a `cause` belongs to the line above it. */
export interface VerdictLine {
  readonly text: string;
  readonly role: 'over' | 'reserve' | 'change' | 'cause';
}

/** What an audit comes to: the same in the terminal, the report and the comment. */
export interface Verdict {
  readonly headline: string;
  /** What fails, what grew and by what, what only warns. */
  readonly lines: readonly VerdictLine[];
}

/** How many of each are named. */
const NAMED = 4;

/**
 * The kind of a page's budget with the smallest part of it left; nothing when it has no limits. A limit of requests is
 * meant to be reached, so it counts only when it is exceeded, and so does a limit of nothing.
 */
export function tightest({ budget }: AuditedPage): ({ readonly kind: BudgetKind } & Spending) | undefined {
  return BUDGET_KINDS.map((kind) => ({ kind, ...budget[kind] }))
    .filter(({ kind, limit, left }) => left < 0 || (limit > 0 && Number.isFinite(limit) && kind !== 'requests'))
    .sort((a, b) => a.left / (a.limit || 1) - b.left / (b.limit || 1))[0];
}

/** `html 56, 0.2 %`, or `html over by 12`; a dash without limits. */
export function leftText(least: ReturnType<typeof tightest>): string {
  if (!least) return '–';
  const { kind, left, limit } = least;
  return left < 0 ? `${kind} over by ${count(-left)}` : `${kind} ${count(left)}, ${percent(left, limit)}`;
}

/** What stands behind the name of a page or cause that was not there, or no longer is. */
export const newOrGone = ({ before, after }: Change): string =>
  before === 0 ? ' (new)' : after === 0 ? ' (gone)' : '';

/** `lodash +71,002 (new)`. */
export const causeText = (cause: Cause): string => `${cause.owner} ${change(grownBy(cause))}${newOrGone(cause)}`;

/** The imports that lead to a cause, at most four: `pages/a.tsx → … → components/b.tsx → lodash`; empty where none lead to it. */
export function pathOf({ chain }: Cause): string {
  const [first, ...rest] = chain;
  if (rest.length === 0) return '';
  return [first, ...(rest.length > 3 ? ['…', ...rest.slice(-2)] : rest)].join(' → ');
}

/** A cause with the imports that lead to it. */
export function causeLine(cause: Cause): string {
  const path = pathOf(cause);
  return `${causeText(cause)}${path && `, by ${path}`}`;
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

/** Whom a choice of a visitor asks: `/a, #yes: asks other.example (2)`. */
export function hostsText({ route, selector, hosts }: BrowserChoice): string {
  const asked = Object.entries(hosts).map(([host, requests]) => `${host} (${requests})`);
  return `${route}, ${selector}: asks ${asked.join(', ') || 'no other host'}`;
}

const linesAs = (role: VerdictLine['role'], texts: readonly string[]) => texts.map((text) => ({ text, role }));

function growthLines(comparison: Comparison | undefined): VerdictLine[] {
  if (!comparison) return linesAs('change', ['There is no saved audit to compare with.']);
  const [most] = comparison.pages;
  const all = `${change(grownBy(comparison.total))} bytes over all pages since ${comparison.since}: ${countsOf(comparison)}.`;
  if (!most || grownBy(most.bytes.total) <= 0) return linesAs('change', [all]);
  const { before, after } = most.bytes.total;
  const causes = most.causes.filter((cause) => grownBy(cause) > 0).slice(0, NAMED);
  const grown = `Grew most: ${most.route} ${change(after - before)}, from ${count(before)} to ${count(after)} bytes in brotli`;
  return [
    ...linesAs('change', [all, causes.length > 0 ? `${grown}; before compression:` : `${grown}.`]),
    ...linesAs('cause', causes.map(causeLine)),
  ];
}

/** How many pages grew, shrank, came and went. */
function countsOf({ pages, same }: Comparison): string {
  const having = (is: (total: Change) => boolean) => pages.filter(({ bytes }) => is(bytes.total)).length;
  const counts = {
    grew: having(({ before, after }) => 0 < before && before < after),
    shrank: having(({ before, after }) => before > after && after > 0),
    'changed and weigh the same': having((total) => grownBy(total) === 0),
    new: having(({ before }) => before === 0),
    gone: having(({ after }) => after === 0),
    'as before': same,
  };
  const texts = Object.entries(counts).flatMap(([what, number]) => (number > 0 ? [`${number} ${what}`] : []));
  return texts.join(', ');
}

/** The first sentence of a failure; its causes are told with what grew. */
const failureText = ({ file, what }: Audit['failures'][number]): string =>
  `${file}: ${what.replace('Over budget: ', '').replace(/\. .*/s, '')}`;

/** Sums an audit up. */
export function verdictOf(audit: Audit, comparison: Comparison | undefined): Verdict {
  const failing = new Set(audit.failures.map(({ file }) => file));
  const isInReserve = ({ route, budget }: AuditedPage) =>
    !failing.has(route) && Object.values(budget).some((spending) => standingOf(spending) === 'reserve');
  const reserve = audit.pages.filter(isInReserve).length;
  const parts = [
    ...(failing.size > 0 ? [`${plural(failing.size, 'page')} over budget`] : []),
    ...(reserve > 0 ? [`${plural(reserve, 'page')} in the reserve`] : []),
    `${plural(audit.pages.length - failing.size - reserve, 'page')} within budget`,
  ];
  const warnings = [
    ...duplicateLines(audit),
    ...atMost(NAMED, audit.browser ? differenceLines(audit.browser) : []),
    ...atMost(NAMED, reserveLines(audit.pages)),
  ];
  const outcome = failing.size > 0 ? 'Fails' : warnings.length > 0 ? 'Passes, with warnings' : 'Passes';
  return {
    headline: `${outcome}: ${parts.join(', ')}.`,
    lines: [
      ...linesAs('over', atMost(NAMED, audit.failures.map(failureText))),
      ...growthLines(comparison),
      ...linesAs('reserve', warnings),
    ],
  };
}
