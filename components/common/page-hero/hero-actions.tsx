import type { Link } from '../../../content/types.ts';
import { ButtonLink } from '../button/button.tsx';

interface HeroActionsProps {
  readonly primary: Link;
  readonly secondary: Link;
}

/** The two buttons below the lead of a page's head. */
export function HeroActions({ primary, secondary }: HeroActionsProps) {
  return (
    <>
      <ButtonLink href={primary.href} tone="plane">
        {primary.label}
      </ButtonLink>{' '}
      <ButtonLink href={secondary.href} tone="quiet">
        {secondary.label}
      </ButtonLink>
    </>
  );
}
