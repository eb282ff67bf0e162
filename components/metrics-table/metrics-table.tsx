// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout changes display, which takes the implied roles away
import './metrics-table.scss';
import type { Metric } from '../../content/company/comparison.ts';
import type { MethodId } from '../../content/company/criteria.ts';
import { compareTable } from '../../content/compare-table.ts';
import { Claim } from '../footnotes/footnotes.tsx';
import { Rich } from '../rich/rich.tsx';

interface MetricsTableProps {
  readonly caption: string;
  /** What the figures leave out, below the table. */
  readonly note: string;
  readonly ways: readonly { readonly id: MethodId; readonly name: string; readonly own?: boolean }[];
  readonly metrics: readonly Metric[];
}

const own = (isOwn = false) => (isOwn ? 'metrics-table__own' : undefined);

/** Figures of each way with their basis. On phones every way is a line below the metric's name. */
export function MetricsTable({ caption, note, ways, metrics }: MetricsTableProps) {
  return (
    <>
      <table role="table" className="metrics-table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {compareTable.metric}
            </th>
            {ways.map((way) => (
              <th key={way.id} role="columnheader" scope="col" className={own(way.own)}>
                {way.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {metrics.map(({ id, label, cells }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {label}
              </th>
              {ways.map((way) => {
                const { value, basis, claim } = cells[way.id];
                return (
                  <td key={way.id} role="cell" className={own(way.own)}>
                    <span className="metrics-table__way" aria-hidden="true">
                      {way.name}
                    </span>
                    <span className="metrics-table__value">
                      {claim ? <Claim id={claim} /> : value} {basis ? <small>{basis}</small> : null}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="metrics-note">
        <Rich text={note} />
      </p>
    </>
  );
}
