import './steps-rail.scss';
import type { View } from '../../../content/navigation.ts';
import type { Step } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface StationProps {
  readonly number: number;
  readonly shape: 'company' | 'talent' | 'match';
}

/** A square, a circle, or both with their overlap; the outline sits 3 px off its fill. */
function Station({ number, shape }: StationProps) {
  const isMatch = shape === 'match';
  const cx = isMatch ? 50 : 24;
  return (
    <svg
      className={`steps-rail__station steps-rail__station--${shape}`}
      viewBox={isMatch ? '0 0 78 54' : '0 0 52 54'}
      aria-hidden="true"
    >
      {shape === 'talent' ? null : <rect />}
      {shape === 'company' ? null : <circle cx={cx} />}
      {isMatch ? <path d="M46 7.4a22 22 0 0 0 0 43.2z" /> : null}
      <g transform="translate(3 -3)">
        {shape === 'talent' ? null : <rect />}
        {shape === 'company' ? null : <circle cx={cx} />}
      </g>
      <text x={isMatch ? 37 : 24} y="35" fontSize="18">
        {number}
      </text>
    </svg>
  );
}

interface StepsRailProps {
  readonly steps: readonly Step[];
  /** Whose steps they are: the reader's own shape comes first. */
  readonly view: View;
}

/** A few steps on one rail: one's own shape first, then the other side's, and at the end the match of both. */
export function StepsRail({ steps, view }: StepsRailProps) {
  const shapes = view === 'company' ? (['company', 'talent'] as const) : (['talent', 'company'] as const);
  return (
    <ol className="steps-rail">
      {steps.map(({ title, duration, text }, index) => (
        <li key={title} className="steps-rail__step">
          <Station number={index + 1} shape={index === steps.length - 1 ? 'match' : shapes[index === 0 ? 0 : 1]} />
          <h3>{title}</h3>
          {duration ? (
            <p className="steps-rail__duration">
              <Rich text={duration} />
            </p>
          ) : null}
          <p className="steps-rail__text">
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
