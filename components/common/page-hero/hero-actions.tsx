import type { Hero } from '../../../content/types.ts';
import { ButtonLink } from '../button/button.tsx';

type HeroActionsProps = Pick<Hero, 'primary' | 'secondary' | 'note'>;

/** The two buttons below the lead of a page's head, and what follows the click. */
export function HeroActions({ primary, secondary, note }: HeroActionsProps) {
  return (
    <>
      <ButtonLink href={primary.href} tone="plane">
        {primary.label}
      </ButtonLink>{' '}
      <ButtonLink href={secondary.href} tone="quiet">
        {secondary.label}
      </ButtonLink>
      {note ? <p className="screen-only">{note}</p> : null}
    </>
  );
}
