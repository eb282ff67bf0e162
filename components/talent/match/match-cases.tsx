import '../../common/drawing/drawing.scss';
import './match-cases.scss';
import type { MatchCase } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** Two answers as two shapes, the talent's first: filled is yes, outlined is no, and two yeses overlap and say so. */
function Answers({ you, company, match }: MatchCase) {
  return (
    <svg viewBox={match ? '-2.2 1 34.4 23.2' : '-0.5 1.5 45 21'} aria-hidden="true">
      <rect className={company === 'Ja' ? 'ink-company' : undefined} x={match ? 10 : 24} y="2" width="20" height="20" />
      <circle className={you === 'Ja' ? 'ink-talent' : undefined} cx="10" cy="12" r="10" />
      {match ? (
        <>
          <path className="ink-both" d="M10 2a10 10 0 0 1 0 20z" />
          <text fill="var(--weiss)" fontWeight="700" fontSize="7" x="11" y="14.5">
            {company}
          </text>
        </>
      ) : null}
    </svg>
  );
}

interface MatchCasesProps {
  /** The match first. */
  readonly cases: readonly MatchCase[];
}

/** What comes of every pair of answers. Stands on the match plane. */
export function MatchCases({ cases }: MatchCasesProps) {
  return (
    <ul className="match-cases">
      {cases.map((one) => (
        <li key={one.when}>
          <p>{one.when}</p>
          <p>
            <strong>{one.result}</strong> <Rich text={one.text} />
          </p>
          <Answers {...one} />
        </li>
      ))}
    </ul>
  );
}
