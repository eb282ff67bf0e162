import './role-hero.scss';
import { roleHeroLinks, rolePageLabels } from '../../../content/guides/rollen.ts';
import type { GuideHero as GuideHeroData } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import type { PortraitVariant } from '../../common/portrait/people.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';
import { GuideHero } from './guide-hero.tsx';

/** The opener has the headset, the setter the calendar; the closer stands on the price below (closer-scene.tsx). */
const VARIANTS: Readonly<Partial<Record<RoleId, PortraitVariant>>> = { opener: 2, setter: 3 };

interface RoleHeroProps {
  readonly role: RoleId;
  readonly hero: GuideHeroData;
}

/** The head of a role's page: its person as a sticker next to the title, on the plane of its chapter in the overview. */
export const RoleHero = ({ role, hero }: RoleHeroProps) => {
  const variant = VARIANTS[role];
  return (
    <div className={`role-hero role-hero--${role}`}>
      <GuideHero hero={hero} links={roleHeroLinks} print={rolePageLabels.print} tone="plane">
        {variant ? <Portrait variant={variant} /> : null}
      </GuideHero>
    </div>
  );
};
