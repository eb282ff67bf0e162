import './role-profile.scss';
import type { ModelNote } from '../../../content/guides/types.ts';
import { payModels, payRange, payUnit, type Role } from '../../../content/roles.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface PayProps {
  readonly role: Role;
  readonly text: RichText;
  readonly models: readonly ModelNote[];
}

/** What a role earns, and the ways it can be paid: a talent's card, so its corners are round. */
export function Pay({ role, text, models }: PayProps) {
  return (
    <div className={`card pay pay--${role.id}`}>
      <h3>{role.jobTitle}</h3>
      <p className="pay__range">{payRange(role)}</p>
      <p className="pay__unit">
        {payUnit} <b>{role.payNote}</b>
      </p>
      <p>
        <Rich text={text} />
      </p>
      <dl>
        {models.map(({ model, text: note }) => (
          <div key={model}>
            <dt>{payModels[model].name}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
