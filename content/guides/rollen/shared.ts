import { type RoleId, roles } from '../../roles.ts';
import type { Link } from '../../types.ts';

/** Parts that the three role pages have in the same words. */

/** Says of the worked week what it is: no figure of ours, and nobody's target. */
export const weekLabel = 'Das ist ein **Rechenbeispiel**, kein Durchschnitt und keine Vorgabe.';

/** To the guides for both sides of the interview, and to the other roles. */
export const onwardLinks = (role: RoleId): readonly Link[] => [
  { href: `/interviewfragen#${role}`, label: `Interviewfragen an ${roles[role].name}, mit Signalen` },
  { href: `/interview-tipps#${role}`, label: `Interview-Tipps für ${roles[role].name}` },
  { href: '/jobbeschreibung', label: 'Alle drei Rollen' },
];
