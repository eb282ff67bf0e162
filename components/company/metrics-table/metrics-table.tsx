import type { Metric } from '../../../content/company/comparison.ts';
import type { MethodId } from '../../../content/company/criteria.ts';
import { compareTable } from '../../../content/compare-table.ts';
import type { Way } from '../../../content/types.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { Claim } from '../../shell/footnote-mark/footnote-mark.tsx';

function Cell({ value, basis, claim }: Metric['cells'][MethodId]) {
  return (
    <>
      <b>{claim ? <Claim id={claim} /> : value}</b> {basis ? <small>{basis}</small> : null}
    </>
  );
}

interface MetricsTableProps {
  readonly caption: string;
  /** What the figures leave out, below the table. */
  readonly note: string;
  readonly ways: readonly Way<MethodId>[];
  readonly metrics: readonly Metric[];
}

/** Figures of each way with their basis. On phones every way is a line below the metric's name. */
export function MetricsTable({ caption, note, ways, metrics }: MetricsTableProps) {
  return (
    <>
      <DataTable
        look="lines"
        caption={caption}
        corner={compareTable.metric}
        columns={ways.map(({ id, name, own }) => ({ id, head: name, own }))}
        rows={metrics.map(({ id, label, cells }) => ({
          id,
          head: label,
          cells: ways.map((way) => <Cell key={way.id} {...cells[way.id]} />),
        }))}
      />
      <p className="note">
        <Rich text={note} />
      </p>
    </>
  );
}
