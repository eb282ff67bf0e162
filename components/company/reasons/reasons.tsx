import '../../common/reason-list/reason-list.scss';
import './reasons.scss';
import { shareOf } from '../../../content/claims.ts';
import { benefits } from '../../../content/company/landing.ts';
import { ReasonList } from '../../common/reason-list/reason-list.tsx';

/** A row of 25 dots; `count` of them. */
const dots = (count: number) => `M2 2h${count * 4 - 3}`;

/** The share of matches that lead to an interview, of 25 dots. */
function InterviewShare() {
  return (
    <svg viewBox="0 0 100 4" aria-hidden="true">
      <path stroke="var(--line)" d={dots(25)} />
      <path stroke="var(--rosa)" d={dots(Math.round(shareOf('match-zu-interview') * 25))} />
    </svg>
  );
}

/** Why the product, for companies: the main reason on their plane. */
export function CompanyReasons() {
  return <ReasonList reasons={benefits} art={[null, InterviewShare]} />;
}
