import './role-hero.scss';
import type { GuideHero as GuideHeroData } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { PageHero } from '../../common/page-hero/page-hero.tsx';
import { RoleScene } from '../role-scene/role-scene.tsx';

interface RoleHeroProps {
  readonly role: RoleId;
  readonly hero: GuideHeroData;
}

/**
 * The head of a role's page: its title above what the role is good at, on the plane of its chapter in the overview. The
 * person stands above the largest shape of the scene.
 */
export const RoleHero = ({ role, hero }: RoleHeroProps) => (
  <div className={`role-hero role-hero--${role}`}>
    <PageHero title={hero.headline} lead={hero.lead} />
    <RoleScene role={role} />
  </div>
);
