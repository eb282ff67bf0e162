import './basic-premium.scss';
import { type ComparisonCell, comparison, comparisonIntro } from '../../../content/company/concierge.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** Who does it, on the grounds of the week, or what it costs, and the rest in small type. */
const Cell = ({ who, figure, text }: ComparisonCell) => (
  <div className={`basic-premium${who ? ` basic-premium--${who.isReader ? 'you' : 'we'}` : ''}`}>
    {who ? <b>{who.name}</b> : null}
    {figure ? <b>{figure}</b> : null} {text ? <Rich text={text} /> : null}
  </div>
);

/** Basic and Premium, task by task (spec §2). On phones the task is a line of its own above both cells. */
export function BasicPremium() {
  const { caption, columns } = comparisonIntro;
  return (
    <DataTable
      caption={<span className="visually-hidden">{caption}</span>}
      corner={columns.feature}
      columns={[
        { id: 'basic', head: columns.basic },
        { id: 'premium', head: columns.premium, own: true },
      ]}
      rows={comparison.map(({ id, feature, basic, premium }) => ({
        id,
        head: feature,
        cells: [<Cell key="basic" {...basic} />, <Cell key="premium" {...premium} />],
      }))}
    />
  );
}
