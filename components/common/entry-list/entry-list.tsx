import './entry-list.scss';
import type { Entry } from '../../../content/types.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Rich } from '../rich/rich.tsx';

interface EntryListProps {
  /** Each entry may have a drawing of its own. */
  readonly entries: readonly (Entry & { readonly icon?: IconName })[];
  /** `offer` for what one gets, `limit` for what one doesn't: it is crossed out and closed by a rule. */
  readonly kind: 'offer' | 'limit';
}

/** Ruled entries with an icon and a heading each, one below the other. */
export function EntryList({ entries, kind }: EntryListProps) {
  return (
    <ul className={`entry-list entry-list--${kind}`}>
      {entries.map(({ title, text, icon = kind === 'limit' ? 'close' : 'check' }) => (
        <li key={title}>
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
