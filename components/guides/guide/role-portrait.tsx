import './role-portrait.scss';
import type { RoleId } from '../../../content/roles.ts';
import type { PortraitVariant } from '../../common/portrait/people.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';

/** The closer has the pen, the opener the headset, the setter the calendar. */
const VARIANTS: Readonly<Record<RoleId, PortraitVariant>> = { opener: 2, setter: 3, closer: 1 };

/** The person of a role, as a sticker next to the page's title. */
export const RolePortrait = ({ role }: { readonly role: RoleId }) => (
  <div className="role-portrait screen-only">
    <Portrait variant={VARIANTS[role]} />
  </div>
);
