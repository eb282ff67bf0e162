import '../../common/drawing/drawing.scss';
import '../../common/reason-list/reason-list.scss';
import './reasons.scss';
import { shareOf } from '../../../content/claims.ts';
import { benefits } from '../../../content/talent/landing.ts';
import { ReasonList } from '../../common/reason-list/reason-list.tsx';

/** "Kein Anschreiben": an envelope, crossed out. */
function CrossedEnvelope() {
  return (
    <svg viewBox="0 -9 120 110" aria-hidden="true">
      <path fill="var(--weiss)" d="M7 13h106v74H7z" />
      <path fill="var(--hellrosa)" d="M7 13h106L60 70z" />
      <path stroke="var(--himbeer)" strokeWidth="6" d="M2 90L118 4" />
    </svg>
  );
}

/** The first `count` of 25 dots, five in a row. */
const dots = (count: number) =>
  Array.from(
    { length: Math.ceil(count / 5) },
    (_, row) => `M2 ${2 + row * 4}h${Math.min(5, count - row * 5) * 4 - 3}`,
  ).join('');

/** The share of matches that lead to an interview, of 25 dots. */
function InterviewShare() {
  return (
    <svg viewBox="0 0 20 20" strokeWidth="3.2" strokeDasharray="0 4" strokeLinecap="round" aria-hidden="true">
      <path stroke="var(--tint-talent-2)" d={dots(25)} />
      <path stroke="var(--accent)" d={dots(Math.round(shareOf('match-zu-interview') * 25))} />
    </svg>
  );
}

/** Why the product, for talents: the main reason in their circle. */
export function TalentReasons() {
  return <ReasonList reasons={benefits} art={[CrossedEnvelope, InterviewShare]} />;
}
