import './tip-list.scss';
import { percent } from '../../../content/format.ts';
import type { Importance as Level, RoleTips as RoleTipsData, Tip } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { Tally } from '../tally/tally.tsx';
import { Importance } from './importance.tsx';

const LEVELS: readonly Level[] = [3, 2, 1];

/** A rate worked out: on paper there is room for one's own. */
const Example = ({ tally: { text, counts, columns } }: Required<Pick<Tip, 'tally'>>) => (
  <figure className="tips__example screen-only">
    <figcaption>
      <b>{percent((counts.at(-1) ?? 0) / (counts[0] ?? 1))}</b> {text}
    </figcaption>
    <Tally counts={counts} columns={columns} />
  </figure>
);

interface RoleTipsProps {
  readonly role: RoleId;
  readonly tips: RoleTipsData;
}

/** The chapter of a role in the talents' guide: tips by their weight, the weightiest on a card. */
export function RoleTips({ role, tips: { heading, text, tips } }: RoleTipsProps) {
  return (
    <RoleChapter role={role} heading={heading} text={text}>
      <div className="tips">
        {LEVELS.map((level) => (
          <div key={level} className={level === 3 ? 'tips__group tips__group--card card' : 'tips__group'}>
            <Importance level={level} />
            <ul>
              {tips
                .filter(({ importance }) => importance === level)
                .map(({ id, title, text: tip, tally }) => (
                  <li key={id}>
                    <h3>{title}</h3>
                    <p>
                      <Rich text={tip} />
                    </p>
                    {tally ? <Example tally={tally} /> : null}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </RoleChapter>
  );
}
