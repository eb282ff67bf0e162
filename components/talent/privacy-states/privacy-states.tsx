import './privacy-states.scss';
import type { PrivacyState } from '../../../content/talent/landing.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Profile } from './profile.tsx';

interface PrivacyStatesProps {
  readonly states: readonly PrivacyState[];
}

/**
 * The three levels of visibility, from hidden to visible, as a profile that opens. Scrolling plays it: each state
 * comes as a circle and spreads over the one before.
 */
export function PrivacyStates({ states }: PrivacyStatesProps) {
  return (
    <ol className="privacy-states">
      {states.map(({ id, title, when, sees }) => (
        <li key={id}>
          <Profile id={id} />
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
