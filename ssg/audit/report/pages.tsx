import type { Spending } from '../../weigh/budgets.ts';
import { percent } from '../format.ts';
import type { Audit, AuditedPage } from '../model.ts';
import { BYTE_KINDS } from '../model.ts';
import { heaviestFirst, tightest } from '../terminal-tables.ts';
import { bytesCell, type Cell, numberCell, PathText, type Row, SortableTable } from './sortable-table.tsx';

/** `/a/b` → `page-a-b`: where the page is taken apart. */
export const idOf = (route: string): string => `page${route.replace(/\W+/g, '-')}`;

const HEAD = [
  'Page',
  'HTML',
  'CSS in it',
  'Linked styles',
  'Script, entry',
  'Script, shared',
  'Font',
  'Images',
  'Media',
  'Prefetch rules',
  'First visit',
  'Lazy',
  'After interaction',
  'Requests',
  'Next page',
  'Requests, next',
  'Budget',
  'Left',
  'Least left',
];
const FIRST_VISIT = HEAD.indexOf('First visit');

/** Less than this part left is marked. */
const TIGHT = 0.02;

/** The smallest part left, with its kind; the bytes stand where the page is taken apart. */
function leftCell(least: ({ readonly kind: string } & Spending) | undefined): Cell {
  if (!least) return { text: '–', values: [Infinity] };
  const { kind, left, limit } = least;
  const part = left / limit;
  const className = part < 0 ? 'over' : part < TIGHT ? 'tight' : '';
  const word = part < 0 ? 'over: ' : '';
  return { text: `${word}${percent(left, limit)} of ${kind}`, values: [part], className };
}

/** Budgets are set in brotli, whichever encoding is shown. */
const budgetCells = ({ limit, left }: Spending): Cell[] =>
  [limit, left].map((value) => (Number.isFinite(value) ? numberCell(value) : { text: '–', values: [value] }));

const rowOf = (page: AuditedPage, detailed: ReadonlySet<string>): Row => ({
  key: page.route,
  cells: [
    {
      text: detailed.has(page.route) ? (
        <a href={`#${idOf(page.route)}`}>
          <PathText path={page.route} />
        </a>
      ) : (
        <PathText path={page.route} />
      ),
    },
    ...BYTE_KINDS.map((kind) => bytesCell(page.bytes[kind])),
    numberCell(page.requests),
    page.next ? bytesCell(page.next.bytes) : { text: '–', values: [0] },
    numberCell(page.next?.requests ?? 0),
    ...budgetCells(page.budget.total),
    leftCell(tightest(page)),
  ],
});

interface PagesProps {
  readonly audit: Audit;
  /** Routes that are taken apart below. */
  readonly detailed: ReadonlySet<string>;
}

/** Every page with what it loads, to be sorted and filtered. */
export function Pages({ audit: { pages }, detailed }: PagesProps) {
  return (
    <section aria-labelledby="pages">
      <div className="head">
        <h2 id="pages">Every page</h2>
        <p>
          Bytes of a first visit, before any interaction. Next page: what a visitor loads who comes from another one, in
          the worst case, with shared files in the cache. Budgets are in brotli.
        </p>
      </div>
      <form className="controls" autoComplete="off" hidden>
        <p>
          <label htmlFor="filter">Filter by path</label>
          <input id="filter" type="search" autoComplete="off" spellCheck={false} />
        </p>
        <fieldset>
          <legend>Bytes</legend>
          {['raw', 'gzip', 'brotli'].map((encoding, at) => (
            <label key={encoding}>
              <input type="radio" name="encoding" value={at} defaultChecked={encoding === 'brotli'} />
              {encoding}
            </label>
          ))}
        </fieldset>
        <p role="status">{`${pages.length} of ${pages.length} pages`}</p>
      </form>
      <SortableTable
        id="page-table"
        caption="What each page loads"
        head={HEAD}
        rows={heaviestFirst(pages).map((page) => rowOf(page, detailed))}
        sorted={FIRST_VISIT}
      />
    </section>
  );
}
