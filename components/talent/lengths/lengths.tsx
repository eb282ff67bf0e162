import './lengths.scss';
import { lengths } from '../../../content/talent/how-it-works.ts';
import { withoutInvisible } from '../../../content/typography.ts';

type Part = (typeof lengths)[number]['parts'][number];

const sum = (parts: readonly Part[], end: 'least' | 'most'): number => parts.reduce((all, part) => all + part[end], 0);

/** How long it all takes: a bar in minutes that is the talent's alone, then one in days with the company. */
export const Lengths = () => (
  <ul className="lengths">
    {lengths.map(({ label, value, parts }) => {
      const [least, most] = value.split('–');
      const end = `${+((100 * sum(parts, 'least')) / sum(parts, 'most')).toFixed(2)}%`;
      return (
        <li key={label}>
          <p>{label}</p>
          {/* To scale: solid what it takes in any case, pale what it may take. Where they meet, their numbers do. */}
          <svg role="img" aria-label={withoutInvisible(value)}>
            <rect className="lengths__most" width="100%" height="100%" />
            <rect className="lengths__least" width={end} height="100%" />
            <text className="lengths__on-least" x={end} y="50%" dy="0.36em">
              {least}–
            </text>
            <text x={end} y="50%" dy="0.36em">
              {most}
            </text>
          </svg>
        </li>
      );
    })}
  </ul>
);
