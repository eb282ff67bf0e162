import '../../common/drawing/drawing.scss';
import './coming-closer.scss';
import type { RoleId } from '../../../content/roles.ts';

/** How far the circle has come: its edge is with the company, half of it, all of it. */
const MIDDLES: Readonly<Record<RoleId, number>> = { opener: 302, setter: 220, closer: 118 };
const COMPANY = 'M-1200 0H220v240H-1200z';

/** Role by role a talent comes closer to a company, which reaches in from the window's edge. */
export const ComingCloser = ({ role }: { readonly role: RoleId }) => (
  <svg className="coming-closer screen-only" viewBox="0 0 416 240" aria-hidden="true">
    <clipPath id={`coming-${role}`}>
      <path d={COMPANY} />
    </clipPath>
    <path className="ink-company" d={COMPANY} />
    <circle className="ink-talent" cx={MIDDLES[role]} cy="120" r="100" />
    <circle className="ink-both" cx={MIDDLES[role]} cy="120" r="100" clipPath={`url(#coming-${role})`} />
  </svg>
);
