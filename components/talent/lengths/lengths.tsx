import './lengths.scss';
import { lengths } from '../../../content/talent/how-it-works.ts';
import { withoutInvisible } from '../../../content/typography.ts';

type Part = (typeof lengths)[number]['parts'][number];

const sum = (parts: readonly Part[], end: 'least' | 'most'): number => parts.reduce((all, part) => all + part[end], 0);

const percent = (share: number): string => `${+(100 * share).toFixed(2)}%`;

/** How much of the width the minutes have: a short bar, next to the days. */
const MINUTES = 0.3;

/** How long it all takes: a short bar in minutes that is the talent's alone, then a long one in days with the company. */
export const Lengths = () => (
  <ul className="lengths">
    {lengths.map(({ label, value, parts }, index) => {
      const days = index > 0;
      const [least, most] = value.split('–');
      const all = days ? 1 : MINUTES;
      const end = percent((all * sum(parts, 'least')) / sum(parts, 'most'));
      return (
        <li key={label}>
          <p>{label}</p>
          {/* Solid what it takes in any case, pale what it may take, to scale. Where the days' two meet, their numbers do. */}
          <svg role="img" aria-label={withoutInvisible(value)}>
            <g className="lengths__bar">
              <rect className="lengths__most" width={percent(all)} height="100%" />
              <rect className="lengths__least" width={end} height="100%" />
            </g>
            {days ? (
              <text className="lengths__on-least" x={end} y="50%" dy="0.36em">
                {least}–
              </text>
            ) : null}
            <text x={days ? end : percent(all)} y="50%" dy="0.36em">
              {days ? most : value}
            </text>
          </svg>
        </li>
      );
    })}
  </ul>
);
