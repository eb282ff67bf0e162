import './flag.scss';
import './flag-list.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

interface FlagListProps {
  readonly mark: 'green' | 'red';
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A titled list in which every entry carries the same flag. */
export function FlagList({ mark, title, entries }: FlagListProps) {
  return (
    <div className={`card flag-list flag-list--${mark}`}>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ title: entry, text }) => (
          <li key={entry} className={`flag flag--${mark}`}>
            <p>
              <b>{entry}</b>{' '}
              <span>
                <Rich text={text} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two lists that belong together: side by side, entry level with entry. */
export function FlagLists({ children }: { readonly children: ReactNode }) {
  return <div className="flag-lists">{children}</div>;
}
