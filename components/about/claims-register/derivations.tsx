import { derivations, derivedColumns } from '../../../content/figures-derived.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';

/** Every figure that is worked out, with its formula: a table per sort. On phones a figure is a block of three lines. */
export function DerivationTables() {
  return derivations.map(({ id, caption, note, lines }) => (
    <DataTable
      key={id}
      titled
      caption={
        <>
          {caption} {note ? <small>{note}</small> : null}
        </>
      }
      corner={derivedColumns.figure}
      columns={[
        { id: 'formula', head: derivedColumns.formula },
        { id: 'result', head: derivedColumns.result },
      ]}
      rows={lines.map(({ label, formula, result }) => ({ id: label, head: label, cells: [formula, result] }))}
    />
  ));
}
