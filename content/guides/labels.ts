import { type RoleId, roleIds, roles } from '../roles.ts';
import type { Link } from '../types.ts';
import { typeset } from '../typography.ts';
import type { PerRole } from './types.ts';

/** Words that all three guides show. They address nobody: the guides differ in Sie and du. */
export const guideLabels = typeset({
  roles: 'Rollen auf dieser Seite',
  onward: 'Passt dazu',
});

/** A value for each role, in their order. */
export const perRole = <T>(value: (id: RoleId) => T): PerRole<T> => ({
  opener: value('opener'),
  setter: value('setter'),
  closer: value('closer'),
});

/** An entry of the sticky index; the role's id is the chapter's anchor. */
export interface RoleIndexEntry {
  readonly role: RoleId;
  readonly name: string;
  readonly note: string;
}

/** The role index with a line below each name: a pay range, a count. */
export const roleIndex = (noteOf: (id: RoleId) => string): readonly RoleIndexEntry[] =>
  Object.values(perRole((role) => ({ role, name: roles[role].name, note: noteOf(role) })));

/** The page of a role. */
export const rolePath = (role: RoleId): string => `/jobbeschreibung/${role}`;

/** The role pages by the roles' names. */
export const roleLinks: readonly Link[] = roleIds.map((role) => ({ href: rolePath(role), label: roles[role].name }));
