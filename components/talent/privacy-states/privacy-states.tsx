import './privacy-states.scss';
import type { PrivacyState, SampleProfile } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Profile } from './profile.tsx';

interface PrivacyStatesProps {
  /** Heading of the section: it stays in view while the scene plays. */
  readonly heading: string;
  readonly states: readonly PrivacyState[];
  readonly profile: SampleProfile;
}

/**
 * The three levels of visibility, from hidden to visible, as one profile that fills in. Scrolling plays it: the company's
 * ground comes as a rectangle, the one of both as a circle.
 */
export function PrivacyStates({ heading, states, profile }: PrivacyStatesProps) {
  return (
    <ol className="privacy-states">
      {states.map(({ id, title, when, sees }) => (
        <li key={id} data-heading={heading}>
          <Profile id={id} profile={profile} />
          <div>
            <h3>{title}</h3>
            <p>{when}</p>
            <p>
              <Rich text={sees} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
