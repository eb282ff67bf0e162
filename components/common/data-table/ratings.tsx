import './data-table.scss';
import './ratings.scss';
import { Fragment, type ReactNode } from 'react';
import { compareTable } from '../../../content/compare-table.ts';
import type { Criterion, Rating, Way } from '../../../content/types.ts';
import { Icon } from '../icon/icon.tsx';
import type { Row } from './data-table.tsx';
import { LevelGlyph } from './level-glyph.tsx';

export interface RatedWays<Id extends string> {
  readonly caption: string;
  /** Three or four. */
  readonly ways: readonly Way<Id>[];
  readonly criteria: readonly Criterion<Id>[];
}

/** Head of the column with the criteria. */
export const criterionHead = <span className="visually-hidden">{compareTable.criterion}</span>;

function RatingCell({ level, good }: Rating) {
  return (
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
  );
}

/** A row for each criterion, with the rating of each way and what `noteOf` says below it. */
export function ratingRows<Id extends string>(
  { ways, criteria }: Pick<RatedWays<Id>, 'ways' | 'criteria'>,
  noteOf?: (rating: Rating) => ReactNode,
): readonly Row[] {
  return criteria.map(({ id, label, hint, ratings }) => ({
    id,
    head: (
      <>
        {`${label} `}
        <small>{hint}</small>
      </>
    ),
    cells: ways.map((way) => (
      <Fragment key={way.id}>
        <RatingCell {...ratings[way.id]} />
        {noteOf?.(ratings[way.id])}
      </Fragment>
    )),
  }));
}
