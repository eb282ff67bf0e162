import './ruled-entries.scss';
import type { ReactNode } from 'react';
import type { Entry, Link } from '../../../content/types.ts';
import { TermList } from '../term-list/term-list.tsx';

interface RuledEntriesProps {
  readonly entries: readonly Entry[];
  /** Illustration beside the entries. */
  readonly art: ReactNode;
  /** Where there is more to read. */
  readonly link?: Link;
}

/** Terms and what holds for each, one rule apart, beside an illustration. */
export function RuledEntries({ entries, art, link }: RuledEntriesProps) {
  return (
    <div className="ruled-entries">
      {art}
      <div>
        <TermList entries={entries} />
        {link ? (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
