import './ruled-entries.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface RuledEntriesProps {
  readonly entries: readonly Entry[];
  /** Illustration beside the entries. */
  readonly art: ReactNode;
  /** What follows from the entries, such as a link. */
  readonly children?: ReactNode;
}

/** Terms and what holds for each, one rule apart, beside an illustration. */
export function RuledEntries({ entries, art, children }: RuledEntriesProps) {
  return (
    <div className="ruled-entries">
      {art}
      <div>
        <dl>
          {entries.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Rich text={text} />
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </div>
  );
}
