import '../../common/drawing/drawing.scss';
import './match-cases.scss';
import type { MatchCase } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** Two answers as two shapes: filled is yes, outlined is no, and two yeses overlap. */
function Answers({ you, company, match }: MatchCase) {
  return (
    <svg viewBox="0 0 48 24" aria-hidden="true">
      <rect className={company === 'Ja' ? 'ink-company' : undefined} y="2" width="20" height="20" />
      <circle className={you === 'Ja' ? 'ink-talent' : undefined} cx={match ? 22 : 34} cy="12" r="10" />
      {match ? <path className="ink-both" d="M20 2.2a10 10 0 0 0 0 19.6z" /> : null}
    </svg>
  );
}

interface MatchCasesProps {
  readonly youLabel: string;
  readonly companyLabel: string;
  readonly caption: string;
  readonly cases: readonly MatchCase[];
}

const ANSWERS = ['Ja', 'Nein'] as const;

/** What comes of every pair of answers: the talent's in rows, the company's in columns. Stands on the match plane. */
export function MatchCases({ youLabel, companyLabel, caption, cases }: MatchCasesProps) {
  return (
    <table className="match-cases">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {ANSWERS.map((answer) => (
            <th key={answer} scope="col">
              {companyLabel} <b>{answer}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ANSWERS.map((answer) => (
          <tr key={answer}>
            <th scope="row">
              {youLabel} <b>{answer}</b>
            </th>
            {cases
              .filter(({ you }) => you === answer)
              .map((one) => (
                <td key={one.company} className={one.match ? 'match-cases__match' : undefined}>
                  <Answers {...one} />
                  <strong>{one.result}</strong> <Rich text={one.text} />
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
