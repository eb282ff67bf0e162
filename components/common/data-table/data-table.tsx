import './data-table.scss';
import type { ReactNode } from 'react';

interface Column {
  readonly id: string;
  readonly head: ReactNode;
  /** Tints the column that is ours. */
  readonly own?: boolean;
}

export interface Row {
  readonly id: string;
  readonly head: ReactNode;
  /** In the order of the columns. */
  readonly cells: readonly ReactNode[];
  /** `sum`: of the rows above it. `result`: what the reader looks for. */
  readonly look?: 'sum' | 'result' | undefined;
}

interface DataTableProps {
  readonly caption: ReactNode;
  /** The caption is a heading above the table. Otherwise it is a note on how to read it. */
  readonly titled?: boolean;
  /** Head of the column of row heads. */
  readonly corner: ReactNode;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/**
 * A table with heads on both sides that stays one for screen readers, however a phone lays it out: there a row's head is
 * a line of its own, and the heads of the columns stay in view.
 */
export function DataTable({ caption, titled = false, corner, columns, rows }: DataTableProps) {
  const own = columns.map((column) => (column.own ? 'data-table__own' : undefined));
  return (
    <table className={titled ? 'data-table data-table--titled' : 'data-table'}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ id, head }, index) => (
            <th key={id} scope="col" className={own[index]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, head, cells, look }) => (
          <tr key={id} className={look ? `data-table__${look}` : undefined}>
            <th scope="row">{head}</th>
            {columns.map((column, index) => (
              <td key={column.id} className={own[index]}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
