import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import './flag.scss';
import './flag-list.scss';

interface FlagListProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Flies a flag at the title, and lays the list on its plane. */
  readonly mark?: 'green' | 'red';
}

/** One of the {@link FlagLists}. */
export const FlagList = ({ title, entries, mark }: FlagListProps) => (
  <div className={mark ? `flag-list flag-list--${mark}` : 'flag-list'}>
    <h3 className={mark ? `flag flag--${mark}` : undefined}>{title}</h3>
    <EntryList terms look="stack" entries={entries} />
  </div>
);

interface FlagListsProps {
  /** `habits`: what to do, and crossed out what not to do. `signals`: good signs and bad ones, a plane each. */
  readonly look: 'habits' | 'signals';
  readonly children: ReactNode;
}

/** Two lists that belong together: side by side, entry level with entry. */
export const FlagLists = ({ look, children }: FlagListsProps) => (
  <div className={`flag-lists flag-lists--${look}`}>{children}</div>
);
