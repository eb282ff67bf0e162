import './compare-table.scss';
import { compareTable } from '../../../content/compare-table.ts';
import type { Criterion, Rating, Way } from '../../../content/types.ts';
import { Icon } from '../icon/icon.tsx';
import { Rich } from '../rich/rich.tsx';
import { DataTable, type Row } from './data-table.tsx';
import { LevelGlyph } from './level-glyph.tsx';

interface RatingCellProps {
  readonly rating: Rating;
  readonly showReason: boolean;
}

function RatingCell({ rating: { level, good, reason }, showReason }: RatingCellProps) {
  return (
    <>
      <p className={good ? 'rating rating--good' : 'rating'}>
        <LevelGlyph level={level} />
        <span>
          {level}
          {good ? (
            <>
              <Icon name="check" />
              <span className="visually-hidden">{`, ${compareTable.good}`}</span>
            </>
          ) : null}
        </span>
      </p>
      {showReason ? (
        <p className="rating-reason">
          <Rich text={reason} />
        </p>
      ) : null}
    </>
  );
}

/** The head of a column. On phones it chooses the way whose reasons are shown. */
const WayChoice = ({ name, own }: Pick<Way<string>, 'name' | 'own'>) => (
  <label className="way-choice">
    <input type="radio" name="weg" value={name} defaultChecked={own} /> {name}
  </label>
);

interface CompareTableProps<Id extends string> {
  readonly caption: string;
  /** Three or four. */
  readonly ways: readonly Way<Id>[];
  readonly criteria: readonly Criterion<Id>[];
  /** Rows below the criteria, such as figures. */
  readonly figures?: readonly Row[];
  /** Says in every cell why it is rated so. */
  readonly showReasons?: boolean;
}

/** Ways side by side, criterion by criterion. */
export function CompareTable<Id extends string>({
  caption,
  ways,
  criteria,
  figures = [],
  showReasons = false,
}: CompareTableProps<Id>) {
  const ratings = criteria.map(({ id, label, hint, ratings: of }) => ({
    id,
    head: (
      <>
        {`${label} `}
        <small className="criterion-hint">{hint}</small>
      </>
    ),
    cells: ways.map((way) => <RatingCell key={way.id} rating={of[way.id]} showReason={showReasons} />),
  }));
  const table = (
    <DataTable
      caption={caption}
      corner={<span className="visually-hidden">{compareTable.criterion}</span>}
      columns={ways.map(({ id, name, own }) => ({
        id,
        own,
        head: showReasons ? <WayChoice name={name} own={own} /> : name,
      }))}
      rows={[...ratings, ...figures]}
    />
  );
  return showReasons ? (
    <>
      <p className="way-choice-label">{compareTable.choose}</p>
      {table}
    </>
  ) : (
    table
  );
}
