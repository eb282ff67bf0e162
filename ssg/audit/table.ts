import { BUDGET_KINDS, type BudgetKind, type Spending } from '../budgets.ts';
import type { Bytes } from '../measure.ts';
import { columns, count, percent } from './format.ts';
import { type Audit, type AuditedPage, BYTE_KINDS } from './model.ts';

/** The kind of a page's budget with the smallest part of it left; nothing when it has no limits. */
export function tightest({ budget }: AuditedPage): ({ readonly kind: BudgetKind } & Spending) | undefined {
  return BUDGET_KINDS.map((kind) => ({ kind, ...budget[kind] }))
    .filter(({ limit }) => limit > 0 && Number.isFinite(limit))
    .sort((a, b) => a.left / a.limit - b.left / b.limit)[0];
}

const tightestText = (page: AuditedPage): string => {
  const least = tightest(page);
  return least ? `${least.kind} ${count(least.left)} (${percent(least.left, least.limit)})` : '–';
};

export const heaviestFirst = (pages: readonly AuditedPage[]): AuditedPage[] =>
  pages.toSorted((a, b) => b.bytes.total.brotli - a.bytes.total.brotli || (a.route < b.route ? -1 : 1));

/** More pages than this are not printed; the report has them all. */
const ROWS = 60;

function pageTable(pages: readonly AuditedPage[], encoding: keyof Bytes): string {
  const head = ['HTML', 'its CSS', 'styles', 'entry', 'shared', 'font', 'images', 'rules', 'first visit'];
  const rows = heaviestFirst(pages)
    .slice(0, ROWS)
    .map((page) => [
      page.route,
      ...BYTE_KINDS.map((kind) => count(page.bytes[kind][encoding])),
      `${page.requests}`,
      page.next ? count(page.next.bytes[encoding]) : '–',
      page.next ? `${page.next.requests}` : '–',
      ...(encoding === 'brotli' ? [tightestText(page)] : []),
    ]);
  const last = encoding === 'brotli' ? ['least budget left'] : [];
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
