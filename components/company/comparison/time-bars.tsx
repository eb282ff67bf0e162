import '../../common/drawing/drawing.scss';
import './time-bars.scss';
import type { TimeBar } from '../../../content/company/comparison.ts';
import { daysText } from '../../../content/company/comparison.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Claim } from '../../shell/footnote-mark/footnote-mark.tsx';

interface BarProps extends Pick<TimeBar, 'method' | 'days'> {
  /** Share of the scale, in percent. */
  readonly width: string;
}

/** A stroke for each day, then the talent who is hired; where both overlap the strokes are dark, so that each counts. */
function Bar({ method, days, width }: BarProps) {
  const strokes = (
    <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 .5h${days}`} />
    </svg>
  );
  const last = `${100 - 100 / days}%`;
  return (
    <svg className="time-bars__bar" width={width} aria-hidden="true">
      <clipPath id={`tage-${method}`}>
        <circle className="time-bars__talent" cx={last} cy="50%" />
      </clipPath>
      {strokes}
      <circle className="ink-talent time-bars__talent" cx={last} cy="50%" />
      <g className="time-bars__both" clipPath={`url(#tage-${method})`}>
        {strokes}
      </g>
    </svg>
  );
}

interface TimeBarsProps {
  readonly bars: readonly TimeBar[];
  /** Days at the full width (spec §9). */
  readonly axis: number;
}

/** Days to a hire on one true scale. Ours has the fewest, and the room for the largest figure. */
export function TimeBars({ bars, axis }: TimeBarsProps) {
  return (
    <ul className="time-bars">
      {bars.map(({ method, label, days, basis, note, claim }) => (
        <li key={method} className={claim && 'time-bars__own'}>
          <h3>{label}</h3> <p className="time-bars__days">{claim ? <Claim id={claim} /> : daysText(days)}</p>
          <Bar method={method} days={days} width={`${(days / axis) * 100}%`} />
          <p className="time-bars__note">
            <b>{basis}:</b> <Rich text={note} />
          </p>
        </li>
      ))}
    </ul>
  );
}
