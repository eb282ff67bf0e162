import { type RoleId, roleIds, roles } from '../../roles.ts';
import type { Link } from '../../types.ts';
import { rolePath } from '../labels.ts';

/** Parts that the three role pages have in the same words. */

/** Says of the worked week what it is: no figure of ours, and nobody's target. */
export const weekLabel = 'Das ist ein **Rechenbeispiel**, kein Durchschnitt und keine Vorgabe.';

/** To the other two roles, then to the guides for both sides of the interview. */
export const onwardLinks = (role: RoleId): readonly Link[] => [
  ...roleIds
    .filter((id) => id !== role)
    .map((id) => ({ href: rolePath(id), label: `Jobbeschreibung ${roles[id].name}` })),
  { href: `/interviewfragen#${role}`, label: `Interviewfragen an ${roles[role].name}, mit Signalen` },
  { href: `/interview-tipps#${role}`, label: `Interview-Tipps für ${roles[role].name}` },
];
