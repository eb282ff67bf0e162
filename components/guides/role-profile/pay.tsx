import '../role-chapters/role-ink.scss';
import './role-profile.scss';
import { payRange, payUnit, type Role } from '../../../content/roles.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface PayProps {
  readonly role: Role;
  readonly text: RichText;
}

/** What a role earns: a talent's card, so its corners are round. */
export function Pay({ role, text }: PayProps) {
  return (
    <div className={`card role-pay role-ink role-ink--${role.id}`}>
      <h3>{role.jobTitle}</h3>
      <p className="role-pay__range">{payRange(role)}</p>
      <p className="role-pay__unit">
        {payUnit}
        <br /> {role.payNote}
      </p>
      <p className="role-pay__basis">
        <Rich text={text} />
      </p>
    </div>
  );
}
