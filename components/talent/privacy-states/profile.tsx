import './profile.scss';
import type { PrivacyStateId, SampleProfile } from '../../../content/talent/landing.ts';

interface ProfileProps {
  readonly id: PrivacyStateId;
  readonly profile: SampleProfile;
}

const PERSON = 'M10 3a4 4 0 1 1-.1 0zM3 18a7 7 0 0 1 14 0z';

/** What there is to see of a profile: nothing, a short one, and all of it. The text next to it says the same. */
export function Profile({ id, profile: { title, rows } }: ProfileProps) {
  const seen = id !== 'verborgen';
  return (
    <div className={`profile ${seen ? 'sample-card' : 'profile--hidden'}`} aria-hidden="true">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {id === 'sichtbar' ? <path d={PERSON} /> : null}
      </svg>
      {seen ? (
        <>
          <p className="sample-card__title">{title}</p>
          <dl>
            {rows.map(({ label, value, afterMatch }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{afterMatch && id === 'vorschau' ? null : value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </div>
  );
}
