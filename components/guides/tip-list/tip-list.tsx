import './tip-list.scss';
import { percent } from '../../../content/format.ts';
import { importanceWords } from '../../../content/guides/interview-tipps.ts';
import type { Importance, RoleTips as RoleTipsData, Tip } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { Tally, TallyKey } from '../tally/tally.tsx';

const LEVELS: readonly Importance[] = [3, 2, 1];

/** A rate worked out: on paper there is room for one's own. */
const Example = ({ tally: { text, counts, columns } }: Required<Pick<Tip, 'tally'>>) => {
  const [base, sum = ''] = text.split('\n');
  const names = sum.split(', ');
  return (
    <figure className="tips__example screen-only">
      <figcaption>
        <b>{percent((counts.at(-1) ?? 0) / (counts[0] ?? 1))}</b>{' '}
        <span className="tips__key">
          {base}
          {names.length === counts.length ? <TallyKey names={names} /> : <span> {sum}</span>}
        </span>
      </figcaption>
      <Tally counts={counts} columns={columns} />
    </figure>
  );
};

interface GroupProps {
  readonly level: Importance;
  readonly tips: readonly Tip[];
  /** The first tip is the largest of all; without it the titles are as large as their weight. */
  readonly look?: 'first';
}

/** Tips of the same weight below the word for it. */
const Group = ({ level, tips, look }: GroupProps) => (
  <div className={`tips__group tips__group--${look ?? level}`}>
    <p className="tips__weight">{importanceWords[level]}</p>
    <ul>
      {tips.map(({ id, title, text, tally }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>
            <Rich text={text} />
          </p>
          {tally ? <Example tally={tally} /> : null}
        </li>
      ))}
    </ul>
  </div>
);

interface RoleTipsProps {
  readonly role: RoleId;
  readonly tips: RoleTipsData;
}

/** The chapter of a role in the talents' guide: one tip as large as the page, the others as rows by their weight. */
export function RoleTips({ role, tips: { heading, text, tips } }: RoleTipsProps) {
  const rest = tips.slice(1);
  return (
    <RoleChapter role={role} heading={heading} text={text}>
      <div className="tips">
        <Group level={3} tips={tips.slice(0, 1)} look="first" />
        {LEVELS.map((level) => (
          <Group key={level} level={level} tips={rest.filter(({ importance }) => importance === level)} />
        ))}
      </div>
    </RoleChapter>
  );
}
