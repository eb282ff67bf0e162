import '../../common/reason-list/reason-list.scss';
import './reasons.scss';
import { benefits } from '../../../content/company/landing.ts';
import { ReasonList } from '../../common/reason-list/reason-list.tsx';

/** Why the product, for companies: the main reason on their plane. */
export function CompanyReasons() {
  return <ReasonList reasons={benefits} />;
}
