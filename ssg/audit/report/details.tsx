import { type ReactNode, useState } from 'react';
import { BUDGET_KINDS, BUDGET_NAMES, standingOf } from '../../weigh/budget-kinds.ts';
import { count, percent } from '../format.ts';
import { type Audit, type AuditedPage, modulesOf, ownerOf, type PageModuleBytes } from '../model.ts';
import { History, type HistoryPoint } from './history.tsx';
import { numberCell, PathText, Table } from './table.tsx';
import { KIND_NAMES, Treemap } from './treemap.tsx';

interface FoldProps {
  readonly id: string;
  readonly title: string;
  readonly bytes: number;
  readonly isOpen?: boolean;
  readonly children: () => ReactNode;
}

/** What is made only when it is opened: a site may have thousands of modules. */
export function Fold({ id, title, bytes, isOpen = false, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <details id={id} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        <span className="number">{`${count(bytes)} bytes`}</span>
      </summary>
      {open ? children() : null}
    </details>
  );
}

interface ModulesProps {
  readonly parts: readonly PageModuleBytes[];
  /** The imports that lead to each module, where they are told. */
  readonly chains?: Readonly<Record<string, readonly string[]>>;
}

/** What the treemap shows, as a table: module, component or package, and who imports it. */
function Modules({ parts, chains = {} }: ModulesProps) {
  const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = parts.map(({ module, kind, bytes }) => ({
    key: `${module} ${kind}`,
    cells: [
      {
        text: (
          <>
            <PathText path={module} />
            <span className="chain">
              <PathText path={(chains[module]?.slice(0, -1) ?? []).join(' → ')} />
            </span>
          </>
        ),
      },
      { text: <PathText path={ownerOf(module)} /> },
      { text: KIND_NAMES[kind] },
      numberCell(bytes),
      { text: percent(bytes, whole), value: bytes },
    ],
  }));
  const columns = [
    { name: 'Module, and the imports that lead there' },
    { name: 'Component or package', wide: true },
    { name: 'As', wide: true },
    { name: 'Bytes' },
    { name: 'Part', wide: true },
  ] as const;
  return <Table caption="Modules, bytes before compression" columns={columns} rows={rows} sorted={3} />;
}

function Budget({ page: { budget } }: { readonly page: AuditedPage }) {
  const rows = BUDGET_KINDS.filter((kind) => budget[kind].limit !== null && Number.isFinite(budget[kind].limit)).map(
    (kind) => {
      const { used, limit, left, reserve, pattern } = budget[kind];
      return {
        key: kind,
        cells: [
          { text: BUDGET_NAMES[kind] },
          numberCell(used),
          numberCell(limit),
          numberCell(left, standingOf(budget[kind])),
          numberCell(reserve),
          { text: pattern },
        ],
      };
    },
  );
  const columns = [
    { name: 'Budget' },
    { name: 'Used' },
    { name: 'Limit' },
    { name: 'Left' },
    { name: 'Reserve', wide: true },
    { name: 'Set by', wide: true },
  ] as const;
  return <Table caption="Budget, bytes in brotli" columns={columns} rows={rows} sorted={-1} />;
}

interface PageDetailsProps {
  readonly audit: Audit;
  readonly page: AuditedPage;
  readonly history: readonly HistoryPoint[];
}

/** One page taken apart. */
export function PageDetails({ audit, page, history }: PageDetailsProps) {
  const { route, file } = page;
  const parts = modulesOf(page, audit);
  const visits = audit.browser?.visits.filter((visit) => visit.route === route) ?? [];
  return (
    <>
      <p>{`Made from ${file}.`}</p>
      <History route={route} points={history} />
      <Treemap title={`Modules of ${route}`} parts={parts} />
      <Modules parts={parts} chains={audit.chains[file] ?? {}} />
      {visits.length > 0 ? (
        <Table
          caption="Not used by a visit, bytes before compression"
          columns={[
            { name: 'Module' },
            { name: 'On a', wide: true },
            { name: 'Bytes', wide: true },
            { name: 'Unused' },
          ]}
          rows={visits.flatMap(({ screen, unused }) =>
            unused.map((part) => ({
              key: `${part.module} ${part.kind} ${screen}`,
              cells: [
                { text: <PathText path={part.module} /> },
                { text: screen },
                numberCell(part.bytes),
                numberCell(part.unused),
              ],
            })),
          )}
          sorted={3}
        />
      ) : null}
      <Budget page={page} />
    </>
  );
}
