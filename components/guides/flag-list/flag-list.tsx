import './flag.scss';
import './flag-list.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';

interface FlagListProps {
  readonly mark: 'green' | 'red';
  /** Absent where the list goes on. */
  readonly title?: string;
  readonly entries: readonly Entry[];
}

/** A titled list in which every entry carries the same flag. */
function FlagList({ mark, title, entries }: FlagListProps) {
  return (
    <div className={`card flag-list flag-list--${mark}`}>
      {title ? <h3>{title}</h3> : null}
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

interface FlagPairsProps {
  readonly titles: Readonly<Record<FlagListProps['mark'], string>>;
  readonly green: readonly Entry[];
  readonly red: readonly Entry[];
  /** Of the fold. */
  readonly more: string;
}

/** Good signs next to bad ones. On phones the first three pairs are in view, and the others open. */
export function FlagPairs({ titles, green, red, more }: FlagPairsProps) {
  return (
    <>
      <FlagLists>
        <FlagList mark="green" title={titles.green} entries={green.slice(0, 3)} />
        <FlagList mark="red" title={titles.red} entries={red.slice(0, 3)} />
      </FlagLists>
      <PhoneFold title={more} bare>
        <FlagLists>
          <FlagList mark="green" entries={green.slice(3)} />
          <FlagList mark="red" entries={red.slice(3)} />
        </FlagLists>
      </PhoneFold>
    </>
  );
}

/** Two lists that belong together: side by side, entry level with entry. */
export function FlagLists({ children }: { readonly children: ReactNode }) {
  return <div className="flag-lists">{children}</div>;
}
