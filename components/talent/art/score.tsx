import '../../common/drawing/drawing.scss';
import './score.scss';
import { score, scoreNote, sums } from '../../../content/talent/comparison.ts';

/** A company, from the edges of plane and window over a third of a circle; the figure stands left of it. */
const COMPANY = 'M62-900H900V900H62z';

const byTicks = score.toSorted((a, b) => b.ticks - a.ticks);

/** The ticks of the table below, to scale: each way's circle has as much area as ticks. */
export function Score() {
  return (
    <div className="score">
      <p>{scoreNote}</p>
      <ul>
        {byTicks.map(({ id, name, own, ticks }) => {
          const size = `${(1.43 * Math.sqrt(ticks)).toFixed(2)}em`;
          return (
            <li key={id}>
              <b>{name}</b>{' '}
              <svg viewBox="0 0 100 100" width={size} height={size} role="img" aria-label={`${ticks} ${sums.hint}`}>
                {own ? <path className="ink-company" d={COMPANY} /> : null}
                <circle className="ink-talent" cx="50" cy="50" r="50" />
                {own ? (
                  <>
                    <clipPath id="score-both">
                      <path d={COMPANY} />
                    </clipPath>
                    <circle className="ink-both" cx="50" cy="50" r="50" clipPath="url(#score-both)" />
                  </>
                ) : null}
                <text x={own ? 34 : 50} y="76" fontSize="54">
                  {ticks}
                </text>
              </svg>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
