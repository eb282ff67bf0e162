import './services.scss';
import { type FeatureIcon, features } from '../../content/company/concierge.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Rich } from '../rich/rich.tsx';

const ICONS: Readonly<Record<FeatureIcon, IconName>> = {
  person: 'person',
  setup: 'settings',
  search: 'search',
  calendar: 'calendar',
  clock: 'clock',
  refund: 'refund',
};

/** What the service takes over, and on which terms, as a ruled list. */
export function Services() {
  return (
    <ul className="services">
      {features.map(({ icon, title, description }) => (
        <li key={icon}>
          <Icon name={ICONS[icon]} />
          <h3>{title}</h3>
          <p>
            <Rich text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
