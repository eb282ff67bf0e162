import '../../common/reason-list/reason-list.scss';
import './reasons.scss';
import { benefits } from '../../../content/company/landing.ts';
import { InterviewShare } from '../../common/reason-list/interview-share.tsx';
import { ReasonList } from '../../common/reason-list/reason-list.tsx';

/** The dots are talents. */
const Share = () => <InterviewShare color="var(--rosa)" rest="var(--line)" />;

/** Why the product, for companies: the main reason on their plane. */
export function CompanyReasons() {
  return <ReasonList reasons={benefits} art={[null, Share]} />;
}
