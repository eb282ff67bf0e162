import '../../common/reason-list/reason-list.scss';
import './reasons.scss';
import { benefits } from '../../../content/talent/landing.ts';
import { ReasonList } from '../../common/reason-list/reason-list.tsx';

/** "Kein Anschreiben": an envelope, crossed out. */
function CrossedEnvelope() {
  return (
    <svg width="1.3em" viewBox="0 0 120 92" aria-hidden="true">
      <path fill="var(--weiss)" d="M7 13h106v74H7z" />
      <path fill="var(--hellrosa)" d="M7 13h106L60 53z" />
      <path stroke="var(--himbeer)" strokeWidth="6" d="M2 90L118 4" />
    </svg>
  );
}

/** Why the product, for talents: the main reason in their circle. */
export function TalentReasons() {
  return <ReasonList reasons={benefits} art={<CrossedEnvelope />} />;
}
