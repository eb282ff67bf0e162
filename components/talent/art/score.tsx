import '../../common/drawing/drawing.scss';
import './score.scss';
import { criteria, score, scoreNote } from '../../../content/talent/comparison.ts';

const disc = (row: number) => `M8 ${row * 41 + 20}a14 14 0 1 1 0 .1z`;
const square = (row: number) => `M25 ${row * 41 + 9}h22v22h-22z`;

/** The ticks of the table below, in its rows and columns: a filled circle each, and on our own way a company with it. */
export function Score() {
  return (
    <div className="score">
      <ol aria-hidden="true">
        {criteria.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ol>
      <ul>
        {score.map(({ id, name, own, ticks }) => {
          const rows = criteria.map((_, row) => row);
          const ticked = rows.filter((row) => criteria[row]?.ratings[id].good);
          const filled = ticked.map(disc).join('');
          const squares = own ? ticked.map(square).join('') : undefined;
          return (
            <li key={name}>
              {`${name} `}
              <svg viewBox="0 0 44 287" aria-hidden="true">
                <path className="ink-talent" d={filled} />
                <path className="outline" d={rows.map(disc).join('')} />
                {squares ? (
                  <>
                    <clipPath id="score-both">
                      <path d={filled} />
                    </clipPath>
                    <path className="ink-company" d={squares} />
                    <path className="ink-both" d={squares} clipPath="url(#score-both)" />
                  </>
                ) : null}
              </svg>
              <b>{ticks}</b>
            </li>
          );
        })}
      </ul>
      <p>{scoreNote}</p>
    </div>
  );
}
