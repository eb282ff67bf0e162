import '../../common/faq/faq.scss';
import './derivations.scss';
import { derivations, derivedColumns } from '../../../content/figures-derived.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';

/** Every figure that is worked out, with its formula: a table per sort, each folded. */
export function DerivationTables() {
  const tables = derivations.map(({ id, caption, note, lines }) => {
    const title = (
      <span>
        {caption} {note ? <small>{note}</small> : null}
      </span>
    );
    return (
      <details key={id} className="faq__entry derivation">
        <summary>{title}</summary>
        <DataTable
          titled
          caption={title}
          corner={derivedColumns.figure}
          columns={[
            { id: 'formula', head: derivedColumns.formula },
            { id: 'result', head: derivedColumns.result },
          ]}
          rows={lines.map(({ label, formula, result }) => ({ id: label, head: label, cells: [formula, result] }))}
        />
      </details>
    );
  });
  return <div className="faq">{tables}</div>;
}
