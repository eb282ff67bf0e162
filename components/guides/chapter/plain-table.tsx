import { DataTable, type Row } from '../../common/data-table/data-table.tsx';

interface PlainTableProps {
  /** All texts, and plain ones: heads are unique. */
  readonly table: {
    readonly caption: string;
    readonly corner: string;
    readonly columns: readonly string[];
    readonly rows: readonly { readonly head: string; readonly cells: readonly string[]; readonly look?: Row['look'] }[];
  };
}

/** A table whose cells are texts from `content/`. */
export const PlainTable = ({ table: { caption, corner, columns, rows } }: PlainTableProps) => (
  <DataTable
    caption={caption}
    corner={corner}
    columns={columns.map((head) => ({ id: head, head }))}
    rows={rows.map((row) => ({ id: row.head, ...row }))}
  />
);
