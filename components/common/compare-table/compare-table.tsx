import './compare-table.scss';
import { compareTable } from '../../../content/compare-table.ts';
import type { Criterion, Rating, Way } from '../../../content/types.ts';
import { Icon } from '../icon/icon.tsx';
import { Rich } from '../rich/rich.tsx';
import { LevelGlyph } from './level-glyph.tsx';

interface CompareTableProps<Id extends string> {
  readonly caption: string;
  /** Three or four. */
  readonly ways: readonly Way<Id>[];
  readonly criteria: readonly Criterion<Id>[];
  /** Says in every cell why it is rated so. */
  readonly showReasons?: boolean;
}

interface CellProps {
  readonly way: string;
  readonly own: boolean;
  readonly rating: Rating;
  readonly reason: boolean;
}

const withOwn = (name: string, own: boolean) => `compare-table__${name}${own ? ' compare-table__own' : ''}`;

function Cell({ way, own, rating: { level, good, reason: text }, reason }: CellProps) {
  return (
    <td className={own ? 'compare-table__own' : undefined}>
      <p className={good ? 'compare-table__good' : undefined}>
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
      {reason ? (
        <p className="compare-table__reason">
          <span className="compare-table__way" aria-hidden="true">
            {way}
          </span>{' '}
          <Rich text={text} />
        </p>
      ) : null}
    </td>
  );
}

/**
 * Ways side by side, criterion by criterion. On phones a criterion is a line of its own above its cells.
 */
export function CompareTable<Id extends string>({
  caption,
  ways,
  criteria,
  showReasons = false,
}: CompareTableProps<Id>) {
  const variant = `compare-table--${ways.length}${showReasons ? ' compare-table--reasons' : ''}`;
  return (
    <table className={`compare-table ${variant}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{compareTable.criterion}</span>
          </th>
          {ways.map(({ id, name, own }) => (
            <th key={id} scope="col" className={withOwn('head', own)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ id, label, hint, ratings }) => (
          <tr key={id}>
            <th scope="row" className="compare-table__criterion">
              {`${label} `}
              <span className="compare-table__hint">{hint}</span>
            </th>
            {ways.map((way) => (
              <Cell key={way.id} way={way.name} own={way.own} rating={ratings[way.id]} reason={showReasons} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
