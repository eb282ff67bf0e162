import './role-hero.scss';
import { roleHeroLinks, rolePageLabels } from '../../../content/guides/rollen.ts';
import type { GuideHero as GuideHeroData } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { VARIANT_OF } from '../../common/portrait/people.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';
import { GuideHero } from './guide-hero.tsx';

interface RoleHeroProps {
  readonly role: RoleId;
  readonly hero: GuideHeroData;
}

/**
 * The head of a role's page: its person as a sticker next to the title, on the plane of its chapter in the overview. The
 * closer stands on the price below (closer-scene.tsx).
 */
export const RoleHero = ({ role, hero }: RoleHeroProps) => (
  <div className={`role-hero role-hero--${role}`}>
    <GuideHero hero={hero} links={roleHeroLinks} print={rolePageLabels.print} tone="plane">
      {role === 'closer' ? null : <Portrait variant={VARIANT_OF[role]} />}
    </GuideHero>
  </div>
);
