import './role-table.scss';
import type { RoleComparisonRow } from '../../../content/guides/types.ts';
import { roleIds, roles } from '../../../content/roles.ts';
import { DataTable } from '../../common/data-table/data-table.tsx';

interface RoleTableProps {
  readonly caption: string;
  /** Head of the first column. */
  readonly corner: string;
  readonly rows: readonly RoleComparisonRow[];
}

/** The three roles side by side. On phones a criterion is a line of its own above its three cells. */
export function RoleTable({ caption, corner, rows }: RoleTableProps) {
  return (
    <div className="role-table">
      <DataTable
        caption={<span className="visually-hidden">{caption}</span>}
        corner={corner}
        columns={roleIds.map((id) => ({ id, head: <a href={`#${id}`}>{roles[id].name}</a> }))}
        rows={rows.map(({ criterion, cells }) => ({
          id: criterion,
          head: criterion,
          cells: roleIds.map((role) => cells[role]),
        }))}
      />
    </div>
  );
}
