import './time-bars.scss';
import type { TimeBar } from '../../../content/company/comparison.ts';
import { daysText } from '../../../content/company/comparison.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Claim } from '../../shell/footnote-mark/footnote-mark.tsx';

interface TimeBarsProps {
  readonly bars: readonly TimeBar[];
  /** Days at the full width (spec §9). */
  readonly axis: number;
}

/** Days to a hire on one true scale: a bar has a stroke for each day, and ours has the colour of a match. */
export function TimeBars({ bars, axis }: TimeBarsProps) {
  const percent = (days: number) => `${(days / axis) * 100}%`;
  return (
    <ul className="time-bars">
      {bars.map(({ method, label, days, basis, note, claim }) => (
        <li key={method} className={claim && 'time-bars__own'}>
          <h3>{label}</h3> <p className="time-bars__days">{claim ? <Claim id={claim} /> : daysText(days)}</p>
          <svg
            className="time-bars__bar"
            viewBox={`0 0 ${days} 1`}
            preserveAspectRatio="none"
            width={percent(days)}
            aria-hidden="true"
          >
            <path d={`M0 .5h${days}`} />
          </svg>
          <p className="time-bars__note">
            <b>{basis}:</b> <Rich text={note} />
          </p>
        </li>
      ))}
    </ul>
  );
}
