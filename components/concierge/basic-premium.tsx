// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout changes display, which takes the implied roles away
import './basic-premium.scss';
import { comparison, comparisonIntro } from '../../content/company/concierge.ts';
import { Rich } from '../rich/rich.tsx';

/** Basic and Premium, task by task (spec §2). On phones the task is a line of its own above both cells. */
export function BasicPremium() {
  const { caption, columns } = comparisonIntro;
  return (
    <table role="table" className="basic-premium">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {columns.feature}
          </th>
          <th role="columnheader" scope="col">
            {columns.basic}
          </th>
          <th role="columnheader" scope="col" className="basic-premium__own">
            {columns.premium}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {comparison.map(({ id, feature, basic, premium }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              {feature}
            </th>
            <td role="cell">
              <Rich text={basic} />
            </td>
            <td role="cell" className="basic-premium__own">
              <Rich text={premium} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
