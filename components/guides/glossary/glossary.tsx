import './glossary.scss';
import './shapes.scss';
import type { LetterGroup } from '../../../content/guides/glossar.ts';
import type { Term } from '../../../content/guides/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Tally } from '../tally/tally.tsx';
import { Parts } from './parts.tsx';

export interface GlossaryLabels {
  /** Stands before the other names of a term. */
  readonly also: string;
  /** Stands before the related terms. */
  readonly related: string;
  /** Stands below the last term. */
  readonly law: string;
}

/** Columns of dots, at most ten, that leave no row unfinished. */
const fullRows = ([total = 0]: readonly number[]): number =>
  [10, 9, 8, 7, 6, 5].find((columns) => total % columns === 0) ?? 10;

interface EntryProps {
  readonly term: Term;
  /** Terms by id, for the names of related ones. */
  readonly names: ReadonlyMap<string, string>;
  readonly labels: GlossaryLabels;
}

/** One term. Its anchor is the `<dt>`, the whole entry is marked when a link leads to it (glossary.scss). */
function Entry({
  term: { id, term, also, definition, sum, counts, absent, parts, tone, related = [] },
  names,
  labels,
}: EntryProps) {
  return (
    <div className={tone && `glossary__shape glossary__shape--${tone}`}>
      <dt id={id}>
        <dfn>{term}</dfn>{' '}
        {also ? (
          <span>
            {labels.also} {also}
          </span>
        ) : null}
      </dt>
      <dd>
        <Rich text={definition} />
      </dd>
      {sum ? (
        <dd className={absent ? 'glossary__example glossary__absent' : 'glossary__example'}>
          <p>
            {sum.from} <b>{sum.result}</b>
          </p>
          {counts ? <Tally counts={counts} columns={fullRows(counts)} /> : null}
          {parts ? <Parts {...parts} /> : null}
        </dd>
      ) : null}
      {related.length > 0 ? (
        <dd className="glossary__note">
          {labels.related}{' '}
          {related.map((other, index) => (
            <span key={other}>
              {index > 0 ? ', ' : null}
              <a href={`#${other}`}>{names.get(other)}</a>
            </span>
          ))}
        </dd>
      ) : null}
    </div>
  );
}

interface GlossaryProps {
  readonly groups: readonly LetterGroup[];
  readonly labels: GlossaryLabels;
}

/** Terms under their letters, like a type specimen: the letter large at the left, a hairline between two terms. */
export function Glossary({ groups, labels }: GlossaryProps) {
  const names = new Map(groups.flatMap(({ terms }) => terms.map(({ id, term }) => [id, term] as const)));
  return (
    <div className="glossary wrap">
      {groups.map(({ id, letter, terms }) => (
        <div key={id} className="glossary__group">
          <h2 id={id}>{letter}</h2>
          <dl>
            {terms.map((term) => (
              <Entry key={term.id} term={term} names={names} labels={labels} />
            ))}
          </dl>
        </div>
      ))}
      <p className="glossary__note">{labels.law}</p>
    </div>
  );
}
