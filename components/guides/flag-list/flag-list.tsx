import './flag.scss';
import './flag-list.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { Icon } from '../../common/icon/icon.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** Ticks and crosses for what to do and not to do, flags for what to watch others for. */
type Mark = 'do' | 'dont' | 'green' | 'red';

const ICONS = { do: 'check', dont: 'close', green: null, red: null } as const;

interface FlagListProps {
  readonly mark: Mark;
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A titled list in which every entry carries the same mark. */
export function FlagList({ mark, title, entries }: FlagListProps) {
  const icon = ICONS[mark];
  return (
    <div className={`card flag-list flag-list--${mark}`}>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ title: entry, text }) => (
          <li key={entry} className={icon ? undefined : `flag flag--${mark}`}>
            {icon ? <Icon name={icon} /> : null}
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

/** Two lists side by side, entry level with entry. */
export function FlagLists({ children }: { readonly children: ReactNode }) {
  return <div className="flag-lists">{children}</div>;
}
