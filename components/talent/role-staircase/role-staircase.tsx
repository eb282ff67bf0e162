import './role-staircase.scss';
import { payRange, payUnit, type RoleId, roleIds, roles } from '../../../content/roles.ts';
import { Icon } from '../../common/icon/icon.tsx';

interface RoleStaircaseProps {
  /** One sentence per role, in the address of the page. */
  readonly lines: Readonly<Record<RoleId, string>>;
  /** Label of the link to a role's description, by the role's name. */
  readonly linkLabel: (name: string) => string;
}

/** The three roles as steps: from Opener to Closer the card, the colour and the pay rise. */
export function RoleStaircase({ lines, linkLabel }: RoleStaircaseProps) {
  return (
    <ol className="role-staircase">
      {roleIds.map((id) => {
        const { name, payNote } = roles[id];
        return (
          <li key={id} className={`role-staircase__step role-staircase__step--${id}`}>
            <h3>{name}</h3>
            <p className="role-staircase__line">{lines[id]}</p>
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
  );
}
