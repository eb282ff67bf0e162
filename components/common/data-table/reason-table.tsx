import './data-table.scss';
import './reason-table.scss';
import { compareTable } from '../../../content/compare-table.ts';
import type { Way } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import { DataTable, type Row } from './data-table.tsx';
import { criterionHead, type RatedWays, ratingRows } from './ratings.tsx';

/** The head of a column. On phones it chooses the way whose reasons are shown. */
const WayChoice = ({ name, own }: Pick<Way<string>, 'name' | 'own'>) => (
  <label className="way-choice">
    <input type="radio" name="weg" value={name} defaultChecked={own} /> {name}
  </label>
);

interface ReasonTableProps<Id extends string> extends RatedWays<Id> {
  /** Rows below the criteria, such as figures. */
  readonly figures: readonly Row[];
}

/** Ways side by side, criterion by criterion: each rating with its reason. */
export function ReasonTable<Id extends string>({ caption, ways, criteria, figures }: ReasonTableProps<Id>) {
  const ratings = ratingRows({ ways, criteria }, ({ reason }) => (
    <p className="rating-reason">
      <Rich text={reason} />
    </p>
  ));
  return (
    <>
      <p className="way-choice-label">{compareTable.choose}</p>
      <DataTable
        caption={caption}
        corner={criterionHead}
        columns={ways.map(({ id, name, own }) => ({ id, own, head: <WayChoice name={name} own={own} /> }))}
        rows={[...ratings, ...figures]}
      />
    </>
  );
}
