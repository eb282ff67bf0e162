// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout changes display, which takes the implied roles away
import './role-table.scss';
import type { ComparisonRow } from '../../content/guides/types.ts';
import { roleIds, roles } from '../../content/roles.ts';

interface RoleTableProps {
  readonly caption: string;
  /** Head of the first column. */
  readonly corner: string;
  readonly rows: readonly ComparisonRow[];
}

/** The three roles side by side. On phones a criterion is a line of its own above its three cells. */
export function RoleTable({ caption, corner, rows }: RoleTableProps) {
  return (
    <table role="table" className="role-table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {corner}
          </th>
          {roleIds.map((role) => (
            <th key={role} role="columnheader" scope="col">
              <a href={`#${role}`}>{roles[role].name}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ criterion, cells }) => (
          <tr key={criterion} role="row">
            <th role="rowheader" scope="row">
              {criterion}
            </th>
            {roleIds.map((role) => (
              <td key={role} role="cell">
                {cells[role]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
