import './section-link.scss';
import type { Link } from '../../../content/types.ts';
import { ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

interface SectionLinkProps {
  readonly link: Link;
}

/** The way on from a section to the page that says more about it. */
export function SectionLink({ link: { href, label } }: SectionLinkProps) {
  return (
    <p className="section-link">
      <ButtonLink href={href} tone="quiet">
        {label}
        <Icon name="arrow-right" />
      </ButtonLink>
    </p>
  );
}
