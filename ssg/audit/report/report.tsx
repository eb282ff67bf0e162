import { useEffect, useState } from 'react';
import { standingOf } from '../../weigh/budget-kinds.ts';
import type { HistoryEntry } from '../baseline.ts';
import { type Comparison, grownBy } from '../compare.ts';
import { change, count, percent } from '../format.ts';
import type { Audit, AuditedPage, ByteKind } from '../model.ts';
import { causeText, pathOf, tightest, type Verdict } from '../verdict.ts';
import { BrowserVisits } from './browser.tsx';
import { Fold, PageDetails } from './details.tsx';
import { type HistoryPoint, Sparkline } from './history.tsx';
import { type Cell, changeCell, ENCODINGS, type Encoding, numberCell, PathText, Table } from './table.tsx';
import { KIND_NAMES } from './treemap.tsx';

export interface ReportProps {
  readonly audit: Audit;
  readonly comparison: Comparison | undefined;
  readonly verdict: Verdict;
  /** The saved audits and this one, the oldest first. */
  readonly history: readonly HistoryEntry[];
}

/** `/a/b` → `page-a-b`: where the page is taken apart. */
const idOf = (route: string): string => `page${route.replace(/\W+/g, '-')}`;

const VerdictBox = ({ verdict: { headline, lines }, audit }: Pick<ReportProps, 'verdict' | 'audit'>) => (
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

const STATUS = { changed: '', added: ' (new)', removed: ' (gone)' } as const;

function Changes({ comparison: { pages } }: { readonly comparison: Comparison }) {
  const rows = pages.map(({ route, status, bytes, requests, causes }) => ({
    key: route,
    cells: [
      {
        text: (
          <>
            <PathText path={`${route}${STATUS[status]}`} />
            {causes.slice(0, 4).map((cause) => (
              <span key={cause.owner} className="chain">
                <b>{causeText(cause)}</b> <PathText path={pathOf(cause)} />
              </span>
            ))}
          </>
        ),
      },
      numberCell(bytes.total.before),
      numberCell(bytes.total.after),
      changeCell(grownBy(bytes.total)),
      changeCell(grownBy(requests)),
    ],
  }));
  const columns = [
    { name: 'Page, and what changed in it' },
    { name: 'Before', wide: true },
    { name: 'After', wide: true },
    { name: 'Change' },
    { name: 'Requests', wide: true },
  ] as const;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Since the saved audit</h2>
      <Table
        caption="Bytes of a first visit in brotli; of causes before compression"
        columns={columns}
        rows={rows}
        sorted={3}
      />
    </section>
  );
}

const COLUMNS = [
  { name: 'Page' },
  { name: 'First visit' },
  { name: 'HTML', wide: true },
  { name: 'Styles', wide: true },
  { name: 'Script', wide: true },
  { name: 'Fonts', wide: true },
  { name: 'Images, media', wide: true },
  { name: 'Lazy', wide: true },
  { name: 'After interaction', wide: true },
  { name: 'Requests', wide: true },
  { name: 'Next page', wide: true },
  { name: 'Least left' },
] as const;

/** The smallest part of a budget that is left, with its kind; the bytes stand where the page is taken apart. */
function leftCell(page: AuditedPage): Cell {
  const least = tightest(page);
  if (!least) return { text: '–', value: Infinity };
  return {
    text:
      least.left < 0
        ? `${least.kind} over by ${count(-least.left)}`
        : `${least.kind} ${percent(least.left, least.limit)}`,
    value: least.left / (least.limit || 1),
    className: standingOf(least),
  };
}

interface PagesProps {
  readonly audit: Audit;
  readonly pointsOf: (route: string) => readonly HistoryPoint[];
}

/** Every page with what it loads, to be sorted and filtered. */
function Pages({ audit: { pages }, pointsOf }: PagesProps) {
  const [encoding, setEncoding] = useState<Encoding>('brotli');
  const [filter, setFilter] = useState('');
  const shown = pages.filter(({ route }) => route.toLowerCase().includes(filter.trim().toLowerCase()));
  const rows = shown.map((page) => {
    const cell = (...kinds: readonly ByteKind[]) =>
      numberCell(kinds.reduce((sum, kind) => sum + page.bytes[kind][encoding], 0));
    return {
      key: page.route,
      cells: [
        {
          text: (
            <>
              <a href={`#${idOf(page.route)}`}>
                <PathText path={page.route} />
              </a>{' '}
              <Sparkline points={pointsOf(page.route)} />
            </>
          ),
        },
        cell('total'),
        cell('html'),
        cell('style'),
        cell('entry', 'shared'),
        cell('font'),
        cell('image', 'media'),
        cell('lazy'),
        cell('interaction'),
        numberCell(page.requests),
        numberCell(page.next?.bytes[encoding] ?? 0),
        leftCell(page),
      ],
    };
  });
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
          <input
            type="search"
            value={filter}
            spellCheck={false}
            onInput={({ currentTarget }) => setFilter(currentTarget.value)}
          />
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
      <Table caption="What each page loads" columns={COLUMNS} rows={rows} sorted={1} />
    </section>
  );
}

/** Every file that pages load. */
function Files({ audit: { files } }: { readonly audit: Audit }) {
  const all = Object.entries(files).sort(([, a], [, b]) => b.bytes.brotli - a.bytes.brotli);
  const rows = all.map(([url, { kind, bytes, pages: on }]) => ({
    key: url,
    cells: [
      { text: <PathText path={url} /> },
      { text: kind },
      numberCell(on),
      numberCell(bytes.raw),
      numberCell(bytes.brotli),
    ],
  }));
  const columns = [
    { name: 'File' },
    { name: 'Kind', wide: true },
    { name: 'Pages' },
    { name: 'Raw', wide: true },
    { name: 'Brotli' },
  ] as const;
  return (
    <section aria-labelledby="files">
      <h2 id="files">Every file</h2>
      <Table caption="Files that pages load" columns={columns} rows={rows} sorted={4} />
    </section>
  );
}

/** Of pages with one source, the heaviest is taken apart. */
function heaviestOfEach(pages: readonly AuditedPage[]): AuditedPage[] {
  const byFile = new Map<string, AuditedPage>();
  for (const page of pages.toSorted((a, b) => b.bytes.total.brotli - a.bytes.total.brotli)) {
    if (!byFile.has(page.file)) byFile.set(page.file, page);
  }
  return [...byFile.values()];
}

/** The whole report. Links to a page open what is folded there. */
export function Report({ audit, comparison, verdict, history }: ReportProps) {
  const [opened, setOpened] = useState('');
  useEffect(() => {
    const open = () => setOpened(location.hash.slice(1));
    addEventListener('hashchange', open);
    open();
    return () => removeEventListener('hashchange', open);
  }, []);
  useEffect(() => document.getElementById(opened)?.scrollIntoView(), [opened]);
  const pointsOf = (route: string) =>
    history.flatMap(({ date, commit, pages }) =>
      pages[route] === undefined ? [] : [{ date, commit, bytes: pages[route] }],
    );
  const { commit, changed, date, tools, total, pages } = audit;
  const tool = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return (
    <main>
      <VerdictBox audit={audit} verdict={verdict} />
      {comparison && comparison.pages.length > 0 ? <Changes comparison={comparison} /> : null}
      <Pages audit={audit} pointsOf={pointsOf} />
      {audit.browser ? <BrowserVisits browser={audit.browser} /> : null}
      <section aria-labelledby="details">
        <h2 id="details">Taken apart</h2>
        <ul className="legend">
          {Object.entries(KIND_NAMES).map(([kind, name]) => (
            <li key={kind} className={kind}>
              {name}
            </li>
          ))}
        </ul>
        {heaviestOfEach(pages).map((page) => (
          <Fold
            key={`${page.route} ${opened === idOf(page.route)}`}
            id={idOf(page.route)}
            title={page.route}
            bytes={page.bytes.total.brotli}
            isOpen={opened === idOf(page.route)}
          >
            {() => <PageDetails audit={audit} page={page} history={pointsOf(page.route)} />}
          </Fold>
        ))}
      </section>
      <Files audit={audit} />
      <footer>
        <p>{`${commit ? `Commit ${commit.slice(0, 10)}${changed ? ' and changes' : ''}, ` : ''}${date}. ${tool.join(', ')}.`}</p>
        <p>{`First visits together: ${count(total.brotli)} bytes in brotli${comparison ? `, ${change(grownBy(comparison.total))} since the saved audit` : ''}.`}</p>
      </footer>
    </main>
  );
}
