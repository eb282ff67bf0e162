import './profile.scss';
import type { PrivacyStateId, SampleProfile } from '../../../content/talent/landing.ts';

interface ProfileProps {
  readonly id: PrivacyStateId;
  readonly profile: SampleProfile;
}

/** A person as on the site's portraits: shoulders, head, hair. */
const person = (
  <>
    <path fill="var(--tanne)" d="M0 20a10 7 0 0 1 20 0z" />
    <path fill="var(--puder)" d="M10 4a5 5 0 1 1-.1 0z" />
    <path fill="var(--nacht)" d="M4.8 9a5.2 5.2 0 0 1 10.4 0Q11.6 8.4 10 6 8.4 8.4 4.8 9z" />
  </>
);

/** What there is to see of a profile: nothing, a short one, and all of it. The text next to it says the same. */
export function Profile({ id, profile: { title, rows } }: ProfileProps) {
  const hidden = id === 'verborgen';
  return (
    <div className={`profile sample-card${hidden ? ' profile--hidden' : ''}`} aria-hidden="true">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {id === 'sichtbar' ? person : null}
      </svg>
      <p className="sample-card__title">{hidden ? '\u00a0' : title}</p>
      <dl>
        {rows.map(({ label, value, afterMatch }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{hidden || (afterMatch && id === 'vorschau') ? null : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
