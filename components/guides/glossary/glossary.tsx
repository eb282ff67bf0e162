import './glossary.scss';
import './shapes.scss';
import type { LetterGroup } from '../../../content/guides/glossar.ts';
import type { Term } from '../../../content/guides/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Tally } from '../tally/tally.tsx';

export interface GlossaryLabels {
  /** Stands before the other names of a term. */
  readonly also: string;
  /** Stands before the related terms. */
  readonly related: string;
  /** Stands below the last term. */
  readonly law: string;
}

/** Columns of dots, at most 25, that leave no row unfinished. */
const fullRows = ([total = 0]: readonly number[]): number => Math.ceil(total / Math.ceil(total / 25));

/** Two parts of a sum as one bar with their names; the second has a round end. */
function Parts({ sizes: [sure, rest], names }: NonNullable<Term['parts']>) {
  const edge = (100 * sure) / (sure + rest);
  return (
    <svg className="glossary__parts screen-only" aria-hidden="true">
      <rect className="ink-talent" width="100%" height="100%" rx="26" />
      <rect className="ink-company" width={`${edge.toFixed(1)}%`} height="100%" />
      <text x="16" y="50%" dy=".35em">
        {names[0]}
      </text>{' '}
      <text x="100%" y="50%" dx="-14" dy=".35em">
        {names[1]}
      </text>
    </svg>
  );
}

interface EntryProps {
  readonly term: Term;
  /** Terms by id, for the names of related ones. */
  readonly names: ReadonlyMap<string, string>;
  readonly labels: GlossaryLabels;
}

/** One term. Its anchor is the `<dt>`, the whole entry is marked when a link leads to it (glossary.scss). */
function Entry({
  term: { id, term, also, definition, sum, counts, parts, tone, related = [] },
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
        {sum ? (
          <p className="glossary__sum">
            {sum.from} <b>{sum.result}</b>
          </p>
        ) : null}
        {counts ? <Tally counts={counts} columns={fullRows(counts)} /> : null}
        {parts ? <Parts {...parts} /> : null}
      </dd>
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
