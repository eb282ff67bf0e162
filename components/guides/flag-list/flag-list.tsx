import './flag.scss';
import './flag-list.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';

interface FlagListProps {
  readonly mark: 'green' | 'red';
  readonly title: string;
  /** Whether a list above has shown the title. */
  readonly continued?: boolean;
  readonly entries: readonly Entry[];
}

/** A titled list in which every entry carries the same flag. */
function FlagList({ mark, title, continued = false, entries }: FlagListProps) {
  return (
    <div className={`card flag-list flag-list--${mark}`}>
      <h3 className={continued ? 'visually-hidden' : undefined}>{title}</h3>
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

/** How many pairs phones show before the fold. */
const IN_VIEW = 3;

interface FlagPairsProps {
  readonly titles: Readonly<Record<FlagListProps['mark'], string>>;
  readonly green: readonly Entry[];
  readonly red: readonly Entry[];
  /** Of the fold. */
  readonly more: string;
}

/** Good signs next to bad ones. On phones the first pairs are in view, and the others open. */
export function FlagPairs({ titles, green, red, more }: FlagPairsProps) {
  return (
    <>
      <FlagLists>
        <FlagList mark="green" title={titles.green} entries={green.slice(0, IN_VIEW)} />
        <FlagList mark="red" title={titles.red} entries={red.slice(0, IN_VIEW)} />
      </FlagLists>
      <PhoneFold title={more} bare>
        <FlagLists>
          <FlagList mark="green" title={titles.green} continued entries={green.slice(IN_VIEW)} />
          <FlagList mark="red" title={titles.red} continued entries={red.slice(IN_VIEW)} />
        </FlagLists>
      </PhoneFold>
    </>
  );
}

/** Two lists that belong together: side by side, entry level with entry. */
export function FlagLists({ children }: { readonly children: ReactNode }) {
  return <div className="flag-lists">{children}</div>;
}
