import './pill.scss';
import { Fragment } from 'react';
import { audiences, shell, type View } from '../../../content/navigation.ts';

interface AudiencePillProps {
  readonly view: View;
  /** Full width and with the links that the specification gives it, below the header. */
  readonly mobile?: boolean;
  readonly wide?: boolean;
}

/** Two links to the two halves of the site; the active one is marked, not disabled. */
export function AudiencePill({ view, mobile = false, wide = mobile }: AudiencePillProps) {
  return (
    <nav
      className={wide ? 'pill pill--wide' : 'pill'}
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
