import './role-staircase.scss';
import { payRange, payUnit, type RoleId, roleIds, roles } from '../../../content/roles.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Icon } from '../../common/icon/icon.tsx';
import { Rich } from '../../common/rich/rich.tsx';

interface RoleStaircaseProps {
  /** One sentence per role, in the address of the page. */
  readonly lines: Readonly<Record<RoleId, string>>;
  /** Label of the link to a role's description, by the role's name. */
  readonly linkLabel: (name: string) => string;
  /** What the figures stand for. */
  readonly note: RichText;
}

/** The three roles as steps: from Opener to Closer the card, the colour and the pay rise. */
export function RoleStaircase({ lines, linkLabel, note }: RoleStaircaseProps) {
  return (
    <>
      <ol className="role-staircase">
        {roleIds.map((id) => {
          const { name, payNote } = roles[id];
          return (
            <li key={id}>
              <h3>{name}</h3>
              <p>{lines[id]}</p>
              <p className="role-staircase__pay">
                <b>{payRange(roles[id])}</b> <span>{payUnit}</span> <span>{payNote}</span>
              </p>
              <a className="role-staircase__link" href={`/jobbeschreibung#${id}`}>
                {linkLabel(name)}
                <Icon name="arrow-right" />
              </a>
            </li>
          );
        })}
      </ol>
      <p className="note">
        <Rich text={note} />
      </p>
    </>
  );
}
