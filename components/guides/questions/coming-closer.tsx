import './coming-closer.scss';
import type { RoleId } from '../../../content/roles.ts';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** Where the company ends, and how far the circle has come: its edge is with the company, half of it, nearly all of it. */
const SCENES: Readonly<Record<RoleId, { readonly end: number; readonly middle: number }>> = {
  opener: { end: 120, middle: 258 },
  setter: { end: 208, middle: 208 },
  closer: { end: 330, middle: 208 },
};

/** Role by role a talent and a company, which reaches in from the window's edge, come closer. */
export function ComingCloser({ role }: { readonly role: RoleId }) {
  const { end, middle } = SCENES[role];
  return (
    <div className="coming-closer screen-only">
      <Overlap
        name={`coming-${role}`}
        viewBox="0 0 416 344"
        company={`M-1200 0H${end}v344H-1200z`}
        talent={{ cx: middle, cy: 172, r: 158 }}
      />
    </div>
  );
}
