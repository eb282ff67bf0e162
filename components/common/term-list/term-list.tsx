import './term-list.scss';
import type { Entry } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface TermListProps {
  readonly entries: readonly Entry[];
}

/** Terms and what holds for each, a group per entry; the rules between them are the surroundings' own. */
export function TermList({ entries }: TermListProps) {
  return (
    <dl className="term-list">
      {entries.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
