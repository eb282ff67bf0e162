import '../../common/drawing/drawing.scss';
import '../../common/reason-list/reason-list.scss';
import './reasons.scss';
import { benefits } from '../../../content/talent/landing.ts';
import { InterviewShare } from '../../common/reason-list/interview-share.tsx';
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

const Share = () => <InterviewShare color="var(--accent)" rest="var(--tint-talent-2)" />;

/** Why the product, for talents: the main reason in their circle. */
export function TalentReasons() {
  return <ReasonList reasons={benefits} art={[CrossedEnvelope, Share]} />;
}
