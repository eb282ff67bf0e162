import './basic-premium.scss';
import { comparison, comparisonIntro } from '../../../content/company/concierge.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** Basic and Premium, task by task (spec §2). On phones the task is a line of its own above both cells. */
export function BasicPremium() {
  const { caption, columns } = comparisonIntro;
  return (
    <DataTable
      caption={caption}
      corner={columns.feature}
      columns={[
        { id: 'basic', head: columns.basic },
        { id: 'premium', head: columns.premium, own: true },
      ]}
      rows={comparison.map(({ id, feature, basic, premium }) => ({
        id,
        head: feature,
        cells: [<Rich key="basic" text={basic} />, <Rich key="premium" text={premium} />],
      }))}
    />
  );
}
