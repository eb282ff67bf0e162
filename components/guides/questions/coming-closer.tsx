import './coming-closer.scss';
import type { RoleId } from '../../../content/roles.ts';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** How far the circle has come: its edge is with the company, half of it, nearly all of it. */
const MIDDLES: Readonly<Record<RoleId, number>> = { opener: 302, setter: 220, closer: 146 };

/** Role by role a talent comes closer to a company, which reaches in from the window's edge. */
export const ComingCloser = ({ role }: { readonly role: RoleId }) => (
  <div className="coming-closer screen-only">
    <Overlap
      name={`coming-${role}`}
      viewBox="0 0 416 240"
      company="M-1200 0H220v240H-1200z"
      talent={{ cx: MIDDLES[role], cy: 120, r: 100 }}
    />
  </div>
);
