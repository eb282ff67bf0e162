import './time-bars.scss';
import type { Basis, TimeBar } from '../../../content/company/comparison.ts';
import { daysText } from '../../../content/company/comparison.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Claim } from '../../shell/footnote-mark/footnote-mark.tsx';

interface TimeBarsProps {
  readonly caption: string;
  readonly bars: readonly TimeBar[];
  /** Days at the full width (spec §9). */
  readonly axis: number;
  readonly gridlines: readonly number[];
}

/** An assumption is an outline, a figure of the model is solid, our own target has our colour. */
const FILLS: Readonly<Record<Basis, string>> = {
  Annahme: 'assumed',
  Modellwert: 'modelled',
  Tarif: 'modelled',
  Ziel: 'own',
};

/** Days to a hire on one true scale: in the drawing's own units a bar is as wide as its days. */
export function TimeBars({ caption, bars, axis, gridlines }: TimeBarsProps) {
  const grid = gridlines.map((days) => `M${days} 0v10`).join('');
  return (
    <figure className="time-bars">
      <ul>
        {bars.map(({ method, label, days, basis, note, claim }) => (
          <li key={method}>
            <h3>{label}</h3>
            <p className="time-bars__days">{claim ? <Claim id={claim} /> : daysText(days)}</p>
            <svg className="time-bars__track" viewBox={`0 0 ${axis} 10`} preserveAspectRatio="none" aria-hidden="true">
              <path className="time-bars__grid" d={`M0 0v10${grid}`} />
              <rect className={`time-bars__bar time-bars__bar--${FILLS[basis]}`} y="2" width={days} height="6" />
            </svg>
            <p className="time-bars__note">
              <b>{basis}</b> <Rich text={note} />
            </p>
          </li>
        ))}
      </ul>
      <svg className="time-bars__axis" aria-hidden="true">
        {[0, ...gridlines].map((days) => (
          <text key={days} x={`${(days / axis) * 100}%`} y="1em">
            {days}
          </text>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
