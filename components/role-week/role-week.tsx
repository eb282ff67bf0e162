import './role-week.scss';
import { weekLines } from '../../content/guides/rollen/week.ts';
import type { Week } from '../../content/guides/types.ts';
import type { Rich as RichText } from '../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface DotsProps {
  readonly count: number;
  /** How many of them, from the first on, go on to the next step. */
  readonly left: number;
  readonly columns: number;
}

/** Dots as one dashed line per row, with dashes of no length; one that lies on the very end would not be drawn. */
const rows = (count: number, columns: number): string =>
  Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const inRow = Math.min(columns, count - row * columns);
    return `M0 ${row}h${inRow - 1}.1`;
  }).join('');

/** As many talent's dots as the figure says; those that go on are printed over. */
function Dots({ count, left, columns }: DotsProps) {
  return (
    <svg viewBox={`-.5 -.5 ${columns} ${Math.ceil(count / columns)}`} aria-hidden="true">
      <path className="role-week__all" d={rows(count, columns)} />
      <path className="role-week__left" d={rows(left, columns)} />
    </svg>
  );
}

/** The widest row of dots. */
const MOST_COLUMNS = 50;

interface RoleWeekProps {
  readonly week: Week;
  /** What the figures say, read from the last one. */
  readonly reading: RichText;
}

/** A worked example of a week, line by line: the figure, its dots, and how it comes from the one before. */
export function RoleWeek({ week, reading }: RoleWeekProps) {
  const lines = weekLines(week);
  // Few long talks make few large dots.
  const columns = Math.min(MOST_COLUMNS, Math.max(15, (lines[0]?.value ?? 0) / 5));
  return (
    <div className="role-week">
      <ol>
        {lines.map(({ value, figure, label, formula, left, isMoney }) => (
          <li key={label}>
            <p className="role-week__figure">
              <b>{figure}</b> {label}
            </p>
            <p className="role-week__formula">
              <Rich text={formula} />
            </p>
            {isMoney ? null : <Dots count={value} left={left ?? value} columns={columns} />}
          </li>
        ))}
      </ol>
      <p className="role-week__reading">
        <Rich text={reading} />
      </p>
    </div>
  );
}
