import { criteria, type Metric, metrics, metricsNote, tableIntro, ways } from '../../../content/company/comparison.ts';
import type { MethodId } from '../../../content/company/criteria.ts';
import { ReasonTable } from '../../common/data-table/reason-table.tsx';

/** A figure with its basis. */
function Cell({ value, basis }: Metric['cells'][MethodId]) {
  return (
    <>
      <b>{value}</b> {basis ? <small>{basis}</small> : null}
    </>
  );
}

/** The four ways in one table: six ratings with their reasons, then figures with their basis (spec §2). */
export function ComparisonTable() {
  const figures = metrics.map(({ id, label, cells }) => ({
    id,
    head: label,
    cells: ways.map((way) => <Cell key={way.id} {...cells[way.id]} />),
  }));
  return (
    <>
      <ReasonTable caption={tableIntro.caption} ways={ways} criteria={criteria} figures={figures} />
      <p className="note">{metricsNote}</p>
    </>
  );
}
