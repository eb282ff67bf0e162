import '../../common/drawing/drawing.scss';
import './lengths.scss';
import { lengthLabels, lengths } from '../../../content/talent/how-it-works.ts';

type Part = (typeof lengths)[number]['parts'][number];

/** What all parts take at most. */
const longest = (parts: readonly Part[]): number => parts.reduce((sum, { most }) => sum + most, 0);

/** The steps one after the other, to scale: solid what each takes in any case, pale what it may take. The last one says so. */
function Bar({ parts }: { readonly parts: readonly Part[] }) {
  const share = (length: number): string => `${+((100 * length) / longest(parts)).toFixed(2)}%`;
  const placed = parts.map((part, index) => ({ ...part, x: share(longest(parts.slice(0, index))) }));
  return (
    <svg aria-hidden="true">
      {placed.map(({ step, least, most, x }, index) =>
        most ? (
          <svg key={step} x={x} aria-hidden="true">
            <rect className="lengths__most" width={share(most)} height="100%" />
            <rect className="lengths__least" width={share(least)} height="100%" />
            <path d="M0 0v999" />
            <text x={parts[index - 1]?.most === 0 ? '1em' : '0.3em'} y="50%" dy="0.36em">
              {step}
            </text>
            {index === parts.length - 1 ? (
              <>
                <text x={share(least)} y="50%" dy="0.36em">
                  {lengthLabels.least}
                </text>
                <text x={share(most)} y="50%" dy="0.36em">
                  {lengthLabels.most}
                </text>
              </>
            ) : null}
          </svg>
        ) : null,
      )}
      {placed.map(({ step, most, x }) =>
        most ? null : (
          <svg key={step} className="lengths__none" x={x} aria-hidden="true">
            <rect y="50%" />
            <text y="50%" dy="0.36em">
              {step}
            </text>
          </svg>
        ),
      )}
    </svg>
  );
}

/** How long it all takes: a bar in minutes that is the talent's alone, then one in days with the company. */
export const Lengths = () => (
  <ul className="lengths">
    {lengths.map(({ label, value, parts }) => (
      <li key={label}>
        <p>
          <span>{label}</span> <b>{value}</b>
        </p>
        <Bar parts={parts} />
      </li>
    ))}
  </ul>
);
