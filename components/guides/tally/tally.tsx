import '../../common/drawing/drawing.scss';
import './tally.scss';
import { Fragment } from 'react';
import type { Tally as TallyData } from '../../../content/guides/types.ts';

const WIDTH = 300;

/** What each shape counts, from all to the last. */
const MARKS = [
  <circle key="all" className="tally__all" cx="8" cy="8" r="3" />,
  <circle key="left" className="ink-talent" cx="8" cy="8" r="8" />,
  <path key="last" className="ink-company" d="M0 0h16v16H0z" />,
];

/** The shapes of a tally with their names. */
export const TallyKey = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name, index) => (
    <Fragment key={name}>
      {' '}
      <span className="tally-key">
        <svg className="tally" viewBox="0 0 16 16" aria-hidden="true">
          {MARKS[index]}
        </svg>
        {name}
      </span>
    </Fragment>
  ));

/** A rate as dots to count: small what is lost on the way, circles what is left, squares what is left of those. */
export function Tally({ counts, columns }: TallyData) {
  const [total = 0, left = 0, last = 0] = counts;
  const cell = Math.floor(WIDTH / columns);
  const half = Math.round(cell * 0.34);
  const size = 2 * half;
  // The first shape begins at the left edge, the last one ends at the right one.
  const inset = cell / 2 - half;
  /** The same shape at every place from one to before another. It begins and ends at the left of its middle. */
  const shapes = (from: number, to: number, shape: string): string =>
    Array.from({ length: to - from }, (_, index) => {
      const column = (from + index) % columns;
      const row = Math.floor((from + index) / columns);
      // Relative moves repeat themselves: they compress better.
      const move = index > 0 && column > 0 ? `m${cell} 0` : `M${(column + 0.5) * cell - half} ${(row + 0.5) * cell}`;
      return move + shape;
    }).join('');
  const circles = shapes(last, left, `a${half} ${half} 0 1 0 ${size} 0a${half} ${half} 0 1 0-${size} 0`);
  const squares = shapes(0, last, `v-${half}h${size}v${size}h-${size}z`);
  return (
    <svg
      className="tally screen-only"
      preserveAspectRatio="xMinYMin"
      viewBox={`${inset} 0 ${columns * cell - 2 * inset} ${Math.ceil(total / columns) * cell}`}
      aria-hidden="true"
    >
      <path
        className="tally__lost"
        strokeWidth={1 + half / 2}
        d={shapes(left, total, `m${half} 0h.1m-${half + 0.1} 0`)}
      />
      <path className="ink-talent" d={circles} />
      {last > 0 ? <path className="ink-company" d={squares} /> : null}
    </svg>
  );
}
