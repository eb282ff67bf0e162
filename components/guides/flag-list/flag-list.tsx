import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import './flag.scss';
import './flag-list.scss';

interface FlagListProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The title is a flag on a pole as high as the list, on a plane of its own. */
  readonly mark?: 'green' | 'red';
  /** Below the title: what the first entry is about. */
  readonly children?: ReactNode;
}

/** One of the {@link FlagLists}. Its first entry is the largest. */
export const FlagList = ({ title, entries, mark, children }: FlagListProps) => (
  <div className={mark ? `flag-list flag-list--${mark}` : 'flag-list'}>
    <h3 className={mark ? `flag flag--${mark}` : undefined}>{title}</h3>
    {children}
    <EntryList terms look="stack" entries={entries} />
  </div>
);

interface FlagListsProps {
  /** `habits`: what to do next to what not to do. `signals`: good signs above bad ones, a plane each. */
  readonly look: 'habits' | 'signals';
  readonly children: ReactNode;
}

/** Two lists that belong together. */
export const FlagLists = ({ look, children }: FlagListsProps) => (
  <div className={`flag-lists flag-lists--${look}`}>{children}</div>
);
