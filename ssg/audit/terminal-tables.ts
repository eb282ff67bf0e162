import { BUDGET_KINDS, type BudgetKind, type Spending } from '../weigh/budgets.ts';
import type { Bytes } from '../weigh/compressed-size.ts';
import { columns, count, percent } from './format.ts';
import { type Audit, type AuditedPage, BYTE_KINDS } from './model.ts';

/**
 * The kind of a page's budget with the smallest part of it left; nothing when it has no limits. A limit of requests is
 * meant to be reached, so it counts only when it is exceeded.
 */
export function tightest({ budget }: AuditedPage): ({ readonly kind: BudgetKind } & Spending) | undefined {
  return BUDGET_KINDS.map((kind) => ({ kind, ...budget[kind] }))
    .filter(({ kind, limit, left }) => limit > 0 && Number.isFinite(limit) && (kind !== 'requests' || left < 0))
    .sort((a, b) => a.left / a.limit - b.left / b.limit)[0];
}

const limited = (value: number): string => (Number.isFinite(value) ? count(value) : '–');

/** A page's whole budget, what is left of it, and of which kind the least is left. */
function budgetCells(page: AuditedPage): string[] {
  const { limit, left } = page.budget.total;
  const least = tightest(page);
  const leastText = least ? `${least.kind} ${count(least.left)} (${percent(least.left, least.limit)})` : '–';
  return [limited(limit), limited(left), leastText];
}

export const heaviestFirst = (pages: readonly AuditedPage[]): AuditedPage[] =>
  pages.toSorted((a, b) => b.bytes.total.brotli - a.bytes.total.brotli || (a.route < b.route ? -1 : 1));

/** More pages than this are not printed; the report has them all. */
const ROWS = 60;

function pageTable(pages: readonly AuditedPage[], encoding: keyof Bytes): string {
  const head = [
    'HTML',
    'its CSS',
    'styles',
    'entry',
    'shared',
    'font',
    'images',
    'media',
    'rules',
    'first visit',
    'lazy',
    'later',
  ];
  const rows = heaviestFirst(pages)
    .slice(0, ROWS)
    .map((page) => [
      page.route,
      ...BYTE_KINDS.map((kind) => count(page.bytes[kind][encoding])),
      `${page.requests}`,
      page.next ? count(page.next.bytes[encoding]) : '–',
      page.next ? `${page.next.requests}` : '–',
      ...(encoding === 'brotli' ? budgetCells(page) : []),
    ]);
  const last = encoding === 'brotli' ? ['budget', 'left', 'least left'] : [];
  return columns([[`bytes, ${encoding}`, ...head, 'requests', 'next page', 'requests', ...last], ...rows]);
}

/** The tables that `npm run audit` prints: every page, heaviest first, as stored and as hosts send it. */
export function auditTable({ pages, total }: Audit): string {
  const tables = (['brotli', 'gzip', 'raw'] as const).map((encoding) => pageTable(pages, encoding));
  const hidden = pages.length > ROWS ? `\n${pages.length - ROWS} lighter pages are in the report.` : '';
  const heaviest = heaviestFirst(pages)
    .slice(0, 3)
    .map(({ route, bytes }) => `${route} ${count(bytes.total.brotli)}`);
  const sum = `${pages.length} pages, first visits together: ${count(total.brotli)} bytes in brotli, ${count(total.gzip)} in gzip, ${count(total.raw)} raw.`;
  return `${tables.join('\n\n')}${hidden}\n\n${sum}\nHeaviest: ${heaviest.join(', ')}.`;
}
