import './pill.scss';
import { Fragment } from 'react';
import { audiences, shell, type View } from '../../../content/navigation.ts';

interface AudiencePillProps {
  readonly view: View;
  /** Full width, below the header. */
  readonly mobile?: boolean;
}

/** Two links to the two halves of the site; the active one is marked, not disabled. */
export function AudiencePill({ view, mobile = false }: AudiencePillProps) {
  return (
    <nav
      className={mobile ? 'pill pill--wide' : 'pill'}
      aria-label={mobile ? shell.audienceLabelMobile : shell.audienceLabel}
    >
      {audiences.map(({ view: own, label, href, mobileHref }) => (
        <Fragment key={own}>
          <a href={mobile ? mobileHref : href} data-audience={own} {...(own === view && { 'aria-current': 'true' })}>
            {label}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
