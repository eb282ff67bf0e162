import './role-boundary.scss';
import { relay } from '../../../content/guides/jobbeschreibung.ts';
import { rolePageLabels } from '../../../content/guides/rollen.ts';
import type { RoleId } from '../../../content/roles.ts';
import type { Entry } from '../../../content/types.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import { Leg, LegPlace } from './relay.tsx';

interface RoleBoundaryProps {
  readonly role: RoleId;
  readonly isNot: readonly Entry[];
}

/** What is the role's on a round card, and next to it, for the setter below it, what it is taken for and is not. */
export function RoleBoundary({ role, isNot }: RoleBoundaryProps) {
  return (
    <div className={`role-boundary role-boundary--${role}`}>
      {relay
        .filter((leg) => leg.role === role)
        .map((leg) => (
          <div key={role} className="role-boundary__own card">
            <div className="role-boundary__head">
              <h3>{rolePageLabels.leg(role)}</h3>
              <LegPlace role={role} />
            </div>
            <Leg leg={leg} />
          </div>
        ))}
      <EntryList terms look="stack" entries={isNot} />
    </div>
  );
}
