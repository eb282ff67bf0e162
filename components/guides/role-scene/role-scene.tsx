import type { ReactNode } from 'react';
import type { RoleId } from '../../../content/roles.ts';
import { CloserScene } from './closer-scene.tsx';
import { OpenerScene } from './opener-scene.tsx';
import { SetterScene } from './setter-scene.tsx';

const SCENES: Readonly<Record<RoleId, () => ReactNode>> = {
  opener: OpenerScene,
  setter: SetterScene,
  closer: CloserScene,
};

/** What a role is good at, as a poster in the head of its page. */
export function RoleScene({ role }: { readonly role: RoleId }) {
  const Scene = SCENES[role];
  return <Scene />;
}
