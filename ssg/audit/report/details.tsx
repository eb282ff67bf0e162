import { useEffect, useState } from 'react';
import { BUDGET_KINDS, BUDGET_NAMES, type BudgetKind, type Spending, standingOf } from '../../weigh/budget-kinds.ts';
import type { HistoryEntry } from '../baseline.ts';
import { count, percent } from '../format.ts';
import type { Audit, AuditedPage, UnusedBytes } from '../model.ts';
import { modulesOf, ownerOf, type PageModuleBytes } from '../modules.ts';
import { History } from './history.tsx';
import { type Column, numberCell, Table, textCell } from './table.tsx';
import { KINDS, Treemap } from './treemap.tsx';

/** `/a/b` → `page-a-b`: where the page is taken apart. */
export const idOf = (route: string): string => `page${route.replace(/\W+/g, '-')}`;

interface PageDetailsProps {
  readonly audit: Audit;
  readonly page: AuditedPage;
  readonly history: readonly HistoryEntry[];
}

/** One page taken apart. A link to it opens it, and only then is it made: a site may have thousands of modules. */
export function PageDetails(props: PageDetailsProps) {
  const { route, bytes } = props.page;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (location.hash === `#${idOf(route)}`) setOpen(true);
    };
    addEventListener('hashchange', follow);
    follow();
    return () => removeEventListener('hashchange', follow);
  }, [route]);
  return (
    <details id={idOf(route)} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{route}</h3>
        <span className="number">{`${count(bytes.total.brotli)} bytes`}</span>
      </summary>
      {isOpen ? <PageParts {...props} /> : null}
    </details>
  );
}

const UNUSED: readonly Column<UnusedBytes & { readonly screen: string }>[] = [
  { name: 'Module', cell: ({ module }) => textCell(module) },
  { name: 'On a', wide: true, cell: ({ screen }) => textCell(screen) },
  { name: 'Bytes', wide: true, cell: ({ bytes }) => numberCell(bytes) },
  { name: 'Unused', cell: ({ unused }) => numberCell(unused) },
];

const BUDGET: readonly Column<Spending & { readonly kind: BudgetKind }>[] = [
  { name: 'Budget', cell: ({ kind }) => textCell(BUDGET_NAMES[kind]) },
  { name: 'Used', cell: ({ used }) => numberCell(used) },
  { name: 'Limit', cell: ({ limit }) => numberCell(limit) },
  { name: 'Left', cell: (spending) => numberCell(spending.left, standingOf(spending)) },
  { name: 'Reserve', wide: true, cell: ({ reserve }) => numberCell(reserve) },
  { name: 'Set by', wide: true, cell: ({ pattern }) => textCell(pattern) },
];

/** History, treemap, modules, what a visit did not use, budget. */
function PageParts({ audit, page: { route, file, budget, ...page }, history }: PageDetailsProps) {
  const parts = modulesOf(page, audit);
  const whole = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const modules: readonly Column<PageModuleBytes>[] = [
    {
      name: 'Module, and the imports that lead there',
      cell: ({ module }) => textCell(module, (audit.chains[file]?.[module] ?? []).slice(0, -1).join(' → ')),
    },
    { name: 'Component or package', wide: true, cell: ({ module }) => textCell(ownerOf(module)) },
    { name: 'As', wide: true, cell: ({ kind }) => textCell(KINDS[kind].name) },
    { name: 'Bytes', cell: ({ bytes }) => numberCell(bytes) },
    { name: 'Part', wide: true, cell: ({ bytes }) => ({ text: percent(bytes, whole), value: bytes }) },
  ];
  const unused = (audit.browser?.visits ?? [])
    .filter((visit) => visit.route === route)
    .flatMap(({ screen, unused: of }) => of.map((part) => ({ ...part, screen })));
  const limits = BUDGET_KINDS.map((kind) => ({ kind, ...budget[kind] })).filter(
    ({ limit }) => limit !== null && limit < Infinity,
  );
  return (
    <>
      <p>{`Made from ${file}.`}</p>
      <History route={route} history={history} />
      <Treemap title={`Modules of ${route}`} parts={parts} />
      <Table caption="Modules, bytes before compression" items={parts} columns={modules} sorted={3} />
      {unused.length > 0 ? (
        <Table caption="Not used by a visit, bytes before compression" items={unused} columns={UNUSED} sorted={3} />
      ) : null}
      <Table caption="Budget, bytes in brotli" items={limits} columns={BUDGET} />
    </>
  );
}
