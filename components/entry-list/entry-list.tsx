import './entry-list.scss';
import type { Entry } from '../../content/types.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Rich } from '../rich/rich.tsx';

interface EntryListProps {
  readonly entries: readonly Entry[];
  /** Decoration at each entry. */
  readonly icon: IconName;
}

/** Ruled entries with a heading each, one below the other. */
export function EntryList({ entries, icon }: EntryListProps) {
  return (
    <ul className="entry-list">
      {entries.map(({ title, text }) => (
        <li key={title} className="entry-list__entry">
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
