import './data-table.scss';
import './compare-table.scss';
import { DataTable } from './data-table.tsx';
import { criterionHead, type RatedWays, ratingRows } from './ratings.tsx';

/** Ways side by side, criterion by criterion: the ratings alone. */
export function CompareTable<Id extends string>({ caption, ways, criteria }: RatedWays<Id>) {
  return (
    <DataTable
      caption={caption}
      corner={criterionHead}
      columns={ways.map(({ id, name, own }) => ({ id, own, head: name }))}
      rows={ratingRows({ ways, criteria })}
    />
  );
}
