import { type Change, type Comparison, grownBy } from '../compare.ts';
import { summaryOf } from '../compare-text.ts';
import { change } from '../format.ts';
import { type Cell, numberCell, PathText, SortableTable } from './sortable-table.tsx';

const changeCell = (value: Change): Cell => ({
  text: change(grownBy(value)),
  values: [grownBy(value)],
  className: grownBy(value) > 0 ? 'grown' : '',
});

/** What grew and what shrank since a former audit. */
export function Changes({ comparison }: { readonly comparison: Comparison }) {
  const pages = comparison.pages.map(({ route, status, bytes, requests }) => ({
    key: route,
    cells: [
      { text: <PathText path={status === 'changed' ? route : `${route} (${status})`} /> },
      numberCell(bytes.total.before),
      numberCell(bytes.total.after),
      changeCell(bytes.total),
      changeCell(bytes.html),
      changeCell(requests),
    ],
  }));
  const modules = comparison.modules.map((module) => ({
    key: module.module,
    cells: [
      { text: <PathText path={module.module} /> },
      numberCell(module.before),
      numberCell(module.after),
      changeCell(module),
      numberCell(module.pages),
    ],
  }));
  return (
    <section aria-labelledby="changes">
      <div className="head">
        <h2 id="changes">Since the former audit</h2>
        <p>{summaryOf(comparison)}</p>
      </div>
      {pages.length > 0 ? (
        <SortableTable
          caption="Pages that changed, bytes of a first visit in brotli"
          head={['Page', 'Before', 'After', 'Change', 'of it HTML', 'Requests']}
          rows={pages}
          sorted={3}
        />
      ) : null}
      {modules.length > 0 ? (
        <SortableTable
          caption="Modules that changed, bytes before compression"
          head={['Module', 'Before', 'After', 'Change', 'Pages']}
          rows={modules}
          sorted={-1}
        />
      ) : null}
    </section>
  );
}
