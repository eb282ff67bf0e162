import type { ReactNode } from 'react';

interface Column {
  readonly id: string;
  readonly head: ReactNode;
  /** Marks the column that is ours with the class `<name>__own`. */
  readonly own?: boolean;
}

interface Row {
  readonly id: string;
  readonly head: ReactNode;
  /** In the order of the columns. */
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  /** Class of the table; its looks are the caller's. */
  readonly name: string;
  readonly caption: string;
  /** Head of the column of row heads. */
  readonly corner: ReactNode;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A table with heads on both sides that stays one for screen readers, however a phone lays it out. */
export function DataTable({ name, caption, corner, columns, rows }: DataTableProps) {
  const classes = columns.map(({ own }) => (own ? `${name}__own` : undefined));
  return (
    <table className={name}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ id, head }, index) => (
            <th key={id} scope="col" className={classes[index]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, head, cells }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {columns.map((column, index) => (
              <td key={column.id} className={classes[index]}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
