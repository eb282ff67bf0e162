import './match-cases.scss';
import type { MatchCase } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { MatchGlyph } from './match-glyph.tsx';
import { MatchGraph } from './match-graph.tsx';

interface MatchCasesProps {
  readonly youLabel: string;
  readonly companyLabel: string;
  readonly resultLabel: string;
  readonly caption: string;
  readonly cases: readonly MatchCase[];
  /** What the matching does not decide. */
  readonly limit: string;
}

/** The match graph, and what comes of every pair of answers. Stands on the match plane. */
export function MatchCases({ youLabel, companyLabel, resultLabel, caption, cases, limit }: MatchCasesProps) {
  return (
    <div className="match-cases">
      <div className="match-cases__graph">
        <MatchGraph />
        <p>
          <Rich text={limit} />
        </p>
      </div>
      <table className="match-cases__table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{youLabel}</th>
            <th scope="col">{companyLabel}</th>
            <th scope="col">{resultLabel}</th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ you, company, match, result, text }) => (
            <tr key={you + company} className={match ? 'match-cases__match' : undefined}>
              <td>{you}</td>
              <td>{company}</td>
              <td>
                <MatchGlyph talent={you === 'Ja'} company={company === 'Ja'} />
                <b>{result}</b> <Rich text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
