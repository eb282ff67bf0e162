import { BUDGET_KINDS } from '../../weigh/budgets.ts';
import { count, percent } from '../format.ts';
import {
  type Audit,
  type AuditedPage,
  type ModuleBytes,
  moduleBytesOf,
  ownerOf,
  type PageModuleBytes,
} from '../model.ts';
import { idOf } from './pages.tsx';
import { numberCell, PathText, SortableTable } from './sortable-table.tsx';
import { KIND_NAMES, Treemap } from './treemap-svg.tsx';

const bySize = (a: ModuleBytes, b: ModuleBytes): number => b.bytes - a.bytes || (a.module < b.module ? -1 : 1);

interface ModulesProps {
  readonly parts: readonly PageModuleBytes[];
  /** The imports that lead to each module, where they are told. */
  readonly chains?: Readonly<Record<string, readonly string[]>>;
}

/** Imports from the page on, one leading to the next. */
const Chain = ({ modules }: { readonly modules: readonly string[] }) =>
  modules.length === 0 ? '–' : <PathText path={modules.join(' → ')} />;

/** What the treemap shows, as a table: component or package, module, and who imports it. */
function Modules({ parts, chains }: ModulesProps) {
  const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = parts.toSorted(bySize).map(({ module, kind, bytes }) => ({
    key: `${module} ${kind}`,
    cells: [
      { text: <PathText path={module} /> },
      { text: <PathText path={ownerOf(module)} /> },
      { text: KIND_NAMES[kind], className: 'kind' },
      numberCell(bytes),
      { text: percent(bytes, whole), values: [bytes] },
      ...(chains ? [{ text: <Chain modules={chains[module]?.slice(0, -1) ?? []} />, className: 'chain' }] : []),
    ],
  }));
  const head = ['Module', 'Component or package', 'As', 'Bytes', 'ModuleBytes', ...(chains ? ['Brought in by'] : [])];
  return <SortableTable caption="Modules, bytes before compression" head={head} rows={rows} sorted={3} />;
}

function Budget({ page: { budget } }: { readonly page: AuditedPage }) {
  const rows = BUDGET_KINDS.filter((kind) => Number.isFinite(budget[kind].limit)).map((kind) => {
    const { used, limit, left, pattern } = budget[kind];
    return {
      key: kind,
      cells: [
        { text: kind },
        numberCell(used),
        numberCell(limit),
        numberCell(left, left < 0 ? 'over' : ''),
        { text: percent(left, limit), values: [left / limit] },
        { text: pattern },
      ],
    };
  });
  const head = ['Kind', 'Used', 'Budget', 'Left', 'Part', 'Set by'];
  return <SortableTable caption="Budget, bytes in brotli" head={head} rows={rows} sorted={-1} />;
}

interface PageDetailsProps {
  readonly audit: Audit;
  readonly page: AuditedPage;
  /** How many routes the same source stands for. */
  readonly routes: number;
}

/** One page taken apart. */
export function PageDetails({ audit, page, routes }: PageDetailsProps) {
  const { route, file, bytes } = page;
  const parts = moduleBytesOf(page, audit);
  const id = idOf(route);
  return (
    <details>
      <summary>
        <h3 id={id}>{route}</h3>
        <span className="number">{`${count(bytes.total.brotli)} bytes`}</span>
      </summary>
      <p>
        {`Made from ${file}`}
        {routes > 1 ? `, as ${routes - 1} lighter pages are` : ''}
        {'. Fonts and images have no modules and are not drawn.'}
      </p>
      <Treemap id={`${id}-map`} title={`Modules of ${route}`} modules={parts} />
      <Modules parts={parts} chains={audit.chains[file] ?? {}} />
      <Budget page={page} />
    </details>
  );
}

/** So many pages are named. */
const NAMED = 3;

function loadedBy(url: string, { pages }: Audit): string {
  const routes = pages.filter(({ files }) => files.some((file) => file.url === url)).map(({ route }) => route);
  const rest = routes.length - NAMED;
  return `Loaded by ${routes.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}

/** Every file that pages load, the scripts and stylesheets among them taken apart. */
export function Files({ audit }: { readonly audit: Audit }) {
  const { files } = audit;
  const all = Object.entries(files).sort(([, a], [, b]) => b.bytes.brotli - a.bytes.brotli);
  const rows = all.map(([url, { kind, bytes, pages }]) => ({
    key: url,
    cells: [
      { text: <PathText path={url} /> },
      { text: kind },
      numberCell(pages),
      numberCell(bytes.raw),
      numberCell(bytes.gzip),
      numberCell(bytes.brotli),
    ],
  }));
  return (
    <section aria-labelledby="files">
      <div className="head">
        <h2 id="files">Every file</h2>
        <p>Files that more than one page loads are sent once: the next page takes them from the cache.</p>
      </div>
      <SortableTable
        caption="Files that pages load"
        head={['File', 'Kind', 'Pages', 'Raw', 'Gzip', 'Brotli']}
        rows={rows}
        sorted={5}
      />
      {all
        .filter(([, { modules }]) => modules.length > 0)
        .map(([url, { kind, bytes, modules }], at) => {
          const parts = modules.map((part) => ({ ...part, kind: kind === 'style' ? kind : 'script' }) as const);
          return (
            <details key={url}>
              <summary>
                <h3>{url.slice(url.lastIndexOf('/') + 1)}</h3>
                <span className="number">{`${count(bytes.brotli)} bytes`}</span>
              </summary>
              <p>{loadedBy(url, audit)}</p>
              <Treemap id={`file-${at}`} title={`Modules of ${url}`} modules={parts} />
              <Modules parts={parts} />
            </details>
          );
        })}
    </section>
  );
}
