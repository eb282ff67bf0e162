import { useState } from 'react';
import { standingOf } from '../../weigh/budget-kinds.ts';
import type { Bytes } from '../../weigh/compressed-size.ts';
import type { HistoryEntry } from '../baseline.ts';
import { type Comparison, grownBy, type PageChange } from '../compare.ts';
import { count } from '../format.ts';
import type { Audit, AuditedFile, AuditedPage, ByteKind } from '../model.ts';
import { causeLine, leftText, newOrGone, tightest, type Verdict } from '../verdict.ts';
import { BrowserVisits } from './browser.tsx';
import { idOf, PageDetails } from './details.tsx';
import { Line } from './history.tsx';
import { type Cell, type Column, changeCell, numberCell, PathText, Table, textCell } from './table.tsx';
import { KINDS } from './treemap.tsx';

export interface ReportProps {
  readonly audit: Audit;
  readonly comparison: Comparison | undefined;
  readonly verdict: Verdict;
  /** The saved audits and this one, the oldest first. */
  readonly history: readonly HistoryEntry[];
}

const VerdictBox = ({ verdict: { headline, lines }, audit }: ReportProps) => (
  <section className={`verdict ${audit.verdict}`} aria-labelledby="verdict">
    <h2 id="verdict">{headline}</h2>
    <ul>
      {lines.map(({ text, role }) => (
        <li key={text} className={role}>
          <PathText path={text} />
        </li>
      ))}
    </ul>
  </section>
);

const CHANGES: readonly Column<PageChange>[] = [
  {
    name: 'Page, and what changed in it',
    cell: ({ route, bytes, causes }) =>
      textCell(`${route}${newOrGone(bytes.total)}`, ...causes.slice(0, 4).map(causeLine)),
  },
  { name: 'Before', wide: true, cell: ({ bytes }) => numberCell(bytes.total.before) },
  { name: 'After', wide: true, cell: ({ bytes }) => numberCell(bytes.total.after) },
  { name: 'Change', cell: ({ bytes }) => changeCell(grownBy(bytes.total)) },
  { name: 'Requests', wide: true, cell: ({ requests }) => changeCell(grownBy(requests)) },
];

const Changes = ({ pages, since }: Comparison) => (
  <section aria-labelledby="changes">
    <h2 id="changes">{`Since ${since}`}</h2>
    <Table caption="First visits in brotli, causes before compression" items={pages} columns={CHANGES} sorted={3} />
  </section>
);

/** The smallest part of a budget that is left, with its kind. */
function leftCell(page: AuditedPage): Cell {
  const least = tightest(page);
  const value = least ? least.left / (least.limit || 1) : Infinity;
  return { text: leftText(least), value, className: least && standingOf(least) };
}

const ENCODINGS = ['brotli', 'gzip', 'raw'] as const satisfies (keyof Bytes)[];

/** Every page with what it loads, to be sorted and filtered. */
function Pages({ audit: { pages }, history }: ReportProps) {
  const [encoding, setEncoding] = useState<(typeof ENCODINGS)[number]>('brotli');
  const [filter, setFilter] = useState('');
  const shown = pages.filter(({ route }) => route.toLowerCase().includes(filter.trim().toLowerCase()));
  const sumOf = (name: string, ...kinds: readonly ByteKind[]): Column<AuditedPage> => ({
    name,
    ...(name !== 'First visit' && { wide: true }),
    cell: ({ bytes }) => numberCell(kinds.reduce((sum, kind) => sum + bytes[kind][encoding], 0)),
  });
  const columns: readonly Column<AuditedPage>[] = [
    {
      name: 'Page',
      cell: ({ route }) => ({
        text: (
          <>
            <a href={`#${idOf(route)}`}>
              <PathText path={route} />
            </a>{' '}
            <Line route={route} history={history} width={72} height={20} />
          </>
        ),
        value: route,
      }),
    },
    sumOf('First visit', 'total'),
    sumOf('HTML', 'html'),
    sumOf('Styles', 'style'),
    sumOf('Script', 'entry', 'shared'),
    sumOf('Fonts', 'font'),
    sumOf('Images, media', 'image', 'media'),
    sumOf('Lazy', 'lazy'),
    sumOf('After interaction', 'interaction'),
    { name: 'Requests', wide: true, cell: ({ requests }) => numberCell(requests) },
    { name: 'Next page', wide: true, cell: ({ next }) => numberCell(next?.bytes[encoding] ?? 0) },
    { name: 'Least left', cell: leftCell },
  ];
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">Every page</h2>
      <p>
        Bytes of a first visit, before any interaction, on the heavier of two screens. Next page: what a visitor loads
        who comes from another one, in the worst case. Budgets are in brotli.
      </p>
      <form className="controls" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <label>
          Filter by path
          <input type="search" value={filter} onInput={({ currentTarget }) => setFilter(currentTarget.value)} />
        </label>
        <fieldset>
          <legend>Bytes</legend>
          {ENCODINGS.map((name) => (
            <label key={name}>
              <input type="radio" name="encoding" checked={encoding === name} onChange={() => setEncoding(name)} />
              {name}
            </label>
          ))}
        </fieldset>
        <p role="status">{`${shown.length} of ${pages.length} pages`}</p>
      </form>
      <Table caption="What each page loads" items={shown} columns={columns} sorted={1} />
    </section>
  );
}

const FILES: readonly Column<readonly [url: string, file: AuditedFile]>[] = [
  { name: 'File', cell: ([url]) => textCell(url) },
  { name: 'Kind', wide: true, cell: ([, { kind }]) => textCell(kind) },
  { name: 'Pages', cell: ([, { pages }]) => numberCell(pages) },
  { name: 'Raw', wide: true, cell: ([, { bytes }]) => numberCell(bytes.raw) },
  { name: 'Brotli', cell: ([, { bytes }]) => numberCell(bytes.brotli) },
];

/** Of pages with one source, the heaviest is taken apart. */
function heaviestOfEach(pages: readonly AuditedPage[]): AuditedPage[] {
  const lightestFirst = pages.toSorted((a, b) => a.bytes.total.brotli - b.bytes.total.brotli);
  return [...new Map(lightestFirst.map((page) => [page.file, page])).values()].reverse();
}

/** The whole report. */
export function Report(props: ReportProps) {
  const { audit, comparison, history } = props;
  const { commit, changed, date, tools, total, pages } = audit;
  const source = commit ? `Commit ${commit.slice(0, 10)}${changed ? ' and changes' : ''}, ` : '';
  const tool = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return (
    <main>
      <VerdictBox {...props} />
      {comparison && comparison.pages.length > 0 ? <Changes {...comparison} /> : null}
      <Pages {...props} />
      {audit.browser ? <BrowserVisits found={audit.browser} /> : null}
      <section aria-labelledby="details">
        <h2 id="details">Taken apart</h2>
        <ul className="legend">
          {Object.values(KINDS).map(({ name, colour }) => (
            <li key={name}>
              <svg width="12" height="12" aria-hidden="true">
                <rect width="100%" height="100%" fill={colour} />
              </svg>{' '}
              {name}
            </li>
          ))}
        </ul>
        {heaviestOfEach(pages).map((page) => (
          <PageDetails key={page.route} audit={audit} page={page} history={history} />
        ))}
      </section>
      <section aria-labelledby="files">
        <h2 id="files">Every file</h2>
        <Table caption="Files that pages load" items={Object.entries(audit.files)} columns={FILES} sorted={4} />
      </section>
      <footer>
        <p>{`${source}${date}. ${tool.join(', ')}. First visits together: ${count(total.brotli)} bytes in brotli.`}</p>
      </footer>
    </main>
  );
}
