import './privacy-states.scss';
import type { PrivacyState, SampleProfile } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Profile } from './profile.tsx';

interface PrivacyStatesProps {
  readonly states: readonly PrivacyState[];
  readonly profile: SampleProfile;
}

/**
 * The three levels of visibility, from hidden to visible, as one profile that fills in. Scrolling plays it: the company's
 * ground comes as a rectangle, the one of both as a circle.
 */
export function PrivacyStates({ states, profile }: PrivacyStatesProps) {
  return (
    <ol className="privacy-states">
      {states.map(({ id, title, when, sees }) => (
        <li key={id}>
          <h3>{title}</h3>
          <Profile id={id} profile={profile} />
          <p>{when}</p>
          <p>
            <Rich text={sees} />
          </p>
        </li>
      ))}
    </ol>
  );
}
