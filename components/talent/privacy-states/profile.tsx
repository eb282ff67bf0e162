import './profile.scss';
import type { PrivacyStateId, SampleProfile } from '../../../content/talent/landing.ts';

interface ProfileProps {
  readonly id: PrivacyStateId;
  readonly profile: SampleProfile;
}

/**
 * A person as on the site's portraits: chin and collar are dark, where face and shirt overlap. The ground is a shape of its
 * own, as one below the box would shine through at its edge.
 */
const person = (
  <>
    <path fill="var(--minze)" d="M0 0h20v20H0z" />
    <path fill="var(--rosa)" d="M10 3a5 5 0 1 1-.1 0z" />
    <path fill="var(--tanne)" d="M5 12h10v8H5z" />
    <path fill="var(--nacht)" d="M5 9a5 5 0 1 1 9.8-2L12 5zM7 12a5 5 0 0 0 6 0z" />
    <path fill="var(--weiss)" d="M8 12h4l-2 4z" />
  </>
);

/** What there is to see of a profile: nothing, a short one, and all of it. The text next to it says the same. */
export function Profile({ id, profile: { name, rows } }: ProfileProps) {
  const hidden = id === 'verborgen';
  const afterBoth = id === 'sichtbar';
  return (
    <div className={`profile sample-card${hidden ? ' profile--hidden' : ''}`} aria-hidden="true">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {hidden ? null : person}
      </svg>
      <p className="sample-card__title">{afterBoth ? <mark>{name}</mark> : null}</p>
      <dl>
        {rows.map(({ label, value, afterMatch }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{afterMatch ? afterBoth && <mark>{value}</mark> : !hidden && value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
