import { type Cause, type Comparison, grownBy } from './compare.ts';
import { atMost, change, columns, count, plural } from './format.ts';
import type { Audit, BrowserAudit, ByteKind } from './model.ts';
import { causeText, hostsText, leftText, newOrGone, pathOf, tightest, type Verdict } from './verdict.ts';

/** More causes are not printed. */
const CAUSES = 10;

/** What a visit is divided into, in both tables. */
const PARTS: Readonly<Record<string, readonly ByteKind[]>> = {
  HTML: ['html'],
  styles: ['style'],
  script: ['entry', 'shared'],
  files: ['font', 'image', 'media', 'rules'],
};

/** The parts of a page that is given by its figure for each kind. */
const partsOf = (figureOf: (kind: ByteKind) => number): number[] =>
  Object.values(PARTS).map((kinds) => kinds.reduce((sum, kind) => sum + figureOf(kind), 0));

/** What grew and shrank, page by page. Nothing stands where nothing changed. */
function changesTable({ pages, since }: Comparison): string {
  const rows = pages.map(({ route, bytes, requests }) => {
    const changes = [grownBy(bytes.total), ...partsOf((kind) => grownBy(bytes[kind])), grownBy(requests)];
    const cells = changes.map((value) => (value === 0 ? '' : change(value)));
    return [`${route}${newOrGone(bytes.total)}`, count(bytes.total.after), ...cells];
  });
  return columns([`changed since ${since}`, 'visit', 'change', ...Object.keys(PARTS), 'req.'], rows);
}

/** What changed, over all pages: each cause once, with the imports on the page that changed most. */
function causesTable({ pages }: Comparison): string {
  const found = new Map<string, { readonly cause: Cause; readonly pages: number }>();
  for (const cause of pages.flatMap(({ causes }) => causes)) {
    const known = found.get(cause.owner) ?? { cause, pages: 0 };
    found.set(cause.owner, { ...known, pages: known.pages + 1 });
  }
  const lines = [...found.values()].map(({ cause, pages: on }) => {
    const path = pathOf(cause);
    return `${causeText(cause)} on ${plural(on, 'page')}${path && `\n  ${path}`}`;
  });
  return ['what changed in them, bytes before compression', ...atMost(CAUSES, lines)].join('\n');
}

/** Every page, heaviest first. */
function pagesTable({ pages, total }: Audit): string {
  const heaviestFirst = pages.toSorted(
    (a, b) => b.bytes.total.brotli - a.bytes.total.brotli || (a.route < b.route ? -1 : 1),
  );
  const rows = heaviestFirst.map((page) => {
    const { route, bytes, requests, next } = page;
    const figures = [bytes.total.brotli, ...partsOf((kind) => bytes[kind].brotli), requests].map(count);
    return [route, ...figures, next ? count(next.bytes.brotli) : '–', leftText(tightest(page))];
  });
  const head = ['bytes in brotli', 'visit', ...Object.keys(PARTS), 'req.', 'next', 'least budget left'];
  const sum = `${pages.length} pages, first visits together: ${count(total.brotli)} bytes in brotli, ${count(total.gzip)} in gzip, ${count(total.raw)} raw.`;
  return `${columns(head, rows)}\n\n${sum}`;
}

/** What Chromium made of the visits, in short; the report has each. */
function browserText({ browser, visits, choices }: BrowserAudit): string {
  const slowest = visits.toSorted((a, b) => (b.lcp ?? 0) - (a.lcp ?? 0))[0];
  const vitals = `The slowest on a slow phone: ${slowest?.route}, LCP ${slowest?.lcp} ms. The highest CLS: ${Math.max(...visits.map(({ cls }) => cls ?? 0))}.`;
  return [`${visits.length} visits in ${browser}. ${vitals}`, ...choices.map(hostsText)].join('\n');
}

/** What `npm run audit` prints: the headline, what changed, and every page. */
export function auditText(audit: Audit, comparison: Comparison | undefined, { headline }: Verdict): string {
  const changes = comparison && comparison.pages.length > 0 ? [changesTable(comparison), causesTable(comparison)] : [];
  const browser = audit.browser ? [browserText(audit.browser)] : [];
  return [headline, ...changes, pagesTable(audit), ...browser].filter(Boolean).join('\n\n');
}

/** The verdict, which is printed last. */
export const verdictText = ({ headline, lines }: Verdict): string =>
  [headline, ...lines.map(({ text, role }) => `${role === 'cause' ? '    ' : '  '}${text}`)].join('\n');
