import './role-staircase.scss';
import { payRange, payUnit, type RoleId, roleIds, roles } from '../../../content/roles.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Fold } from '../../common/fold/fold.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { Rich } from '../../common/rich/rich.tsx';

interface RoleStaircaseProps {
  /** One sentence per role, in the address of the page. */
  readonly lines: Readonly<Record<RoleId, string>>;
  /** What the link of a role's name leads to. */
  readonly linkLabel: string;
  /** What the figures stand for, and on request what they rest on. */
  readonly note: RichText;
  readonly basis: { readonly title: string; readonly text: RichText };
}

/** The three roles as steps: from Opener to Closer the card, the colour and the pay rise. */
export function RoleStaircase({ lines, linkLabel, note, basis }: RoleStaircaseProps) {
  return (
    <>
      <ol className="role-staircase">
        {roleIds.map((id) => {
          const { name, payNote } = roles[id];
          return (
            <li key={id} className="card">
              <h3>
                <a href={`/jobbeschreibung#${id}`}>
                  <span className="visually-hidden">{linkLabel}</span> {name}
                  <Icon name="arrow-right" />
                </a>
              </h3>
              <p>{lines[id]}</p>
              <p className="role-staircase__pay">
                <b>{payRange(roles[id])}</b> {payUnit}, {payNote}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="role-staircase__note">
        <Rich text={note} />
      </p>
      <Fold title={basis.title} bare always>
        <p className="note">
          <Rich text={basis.text} />
        </p>
      </Fold>
    </>
  );
}
