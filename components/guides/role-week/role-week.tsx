import './role-week.scss';
import { weekLines } from '../../../content/guides/rollen/week.ts';
import { rolePageLabels } from '../../../content/guides/rollen.ts';
import type { Week } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { fields, WeekField } from './week-field.tsx';

interface DotsProps {
  readonly count: number;
  /** How many of them, from the first on, go on to the next step; `null` where they all are the result. */
  readonly left: number | null;
  readonly columns: number;
}

/** Dots as one dashed line per row, with dashes of no length; one that lies on the very end would not be drawn. */
const rows = (count: number, columns: number): string =>
  Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const inRow = Math.min(columns, count - row * columns);
    return `M0 ${row}h${inRow - 1}.1`;
  }).join('');

/** As many dots as the figure says: those that drop out are small, those that remain in the end have the talent's ink. */
function Dots({ count, left, columns }: DotsProps) {
  return (
    <svg
      className="role-week__dots"
      viewBox={`-.36 -.5 ${columns - 0.28} ${Math.ceil(count / columns)}`}
      aria-hidden="true"
    >
      {left === null ? null : <path className="role-week__out" d={rows(count, columns)} />}
      <path className="role-week__on" d={rows(left ?? count, columns)} />
      {left === null ? <path className="role-week__stay" d={rows(count, columns)} /> : null}
    </svg>
  );
}

/** Columns of the field: few enough for a phone, many enough that the dots of a short row stay small. */
const FEWEST_COLUMNS = 15;
const MOST_COLUMNS = 30;

/** The result fills its row, unless that would make a dot larger than its figure. */
const FEWEST_RESULTS = 9;

interface RoleWeekProps {
  readonly role: RoleId;
  readonly week: Week;
  /** Only for a week that is one drawing. */
  readonly outcomes?: readonly string[] | undefined;
  /** What the figures say, read from the last one. */
  readonly reading: RichText;
}

/**
 * A worked example of a week, line by line: the figure, and how it comes from the one before. The opener's is a sieve with a
 * row of dots to each line; a setter's and a closer's are few enough to be one drawing with a key.
 */
export function RoleWeek({ role, week, outcomes = [], reading }: RoleWeekProps) {
  const lines = weekLines(week);
  const field = fields[role];
  const { goesOn, dropsOut, stays } = rolePageLabels.week;
  const columns = Math.min(MOST_COLUMNS, Math.max(FEWEST_COLUMNS, week.perDay));
  return (
    <div className={field ? 'role-week role-week--field' : 'role-week role-week--rows'}>
      {field ? (
        <WeekField field={field} lines={lines} outcomes={outcomes} />
      ) : (
        <p className="role-week__legend screen-only">
          <span>
            <Dots count={1} left={1} columns={1} /> {goesOn}
          </span>
          <span>
            <Dots count={1} left={0} columns={1} /> {dropsOut}
          </span>
          <span>
            <Dots count={1} left={null} columns={1} /> {stays}
          </span>
        </p>
      )}
      <ol>
        {lines.map(({ figure, label, formula, count, left }) => (
          <li key={label}>
            <p className="role-week__figure">
              <b>{figure}</b> {label}
            </p>
            <p className="role-week__formula">
              <Rich text={formula} />
            </p>
            {field ? null : (
              <Dots count={count} left={left} columns={left === null ? Math.max(FEWEST_RESULTS, count) : columns} />
            )}
          </li>
        ))}
      </ol>
      <p className="role-week__reading">
        <Rich text={reading} />
      </p>
    </div>
  );
}
