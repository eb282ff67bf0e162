import './data-table.scss';
import './ratings.scss';
import { Fragment, type ReactNode } from 'react';
import { compareTable } from '../../../content/compare-table.ts';
import type { Criterion, Rating, Way } from '../../../content/types.ts';
import type { Row } from './data-table.tsx';
import { RatingGlyph } from './rating-glyph.tsx';

export interface RatedWays<Id extends string> {
  readonly caption: string;
  /** Three or four. */
  readonly ways: readonly Way<Id>[];
  readonly criteria: readonly Criterion<Id>[];
}

/** Head of the column with the criteria. */
export const criterionHead = <span className="visually-hidden">{compareTable.criterion}</span>;

/** @param best The end of the scale that is good for the reader. */
function RatingCell({ level, best }: Pick<Rating, 'level'> & Pick<Criterion<string>, 'best'>) {
  const good = level === best;
  return (
    <p className={good ? 'rating rating--good' : 'rating'}>
      <RatingGlyph rank={good ? 'best' : level === 'mittel' ? 'middle' : 'worst'} />
      {level}
      {good ? <span className="visually-hidden">{`, ${compareTable.good}`}</span> : null}
    </p>
  );
}

/** A row for each criterion, with the rating of each way and what `noteOf` says below it. */
export function ratingRows<Id extends string>(
  { ways, criteria }: Pick<RatedWays<Id>, 'ways' | 'criteria'>,
  noteOf?: (rating: Rating) => ReactNode,
): readonly Row[] {
  return criteria.map(({ id, label, best, ratings }) => ({
    id,
    head: label,
    cells: ways.map((way) => (
      <Fragment key={way.id}>
        <RatingCell level={ratings[way.id].level} best={best} />
        {noteOf?.(ratings[way.id])}
      </Fragment>
    )),
  }));
}
