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
  const { audienceLabel, audienceLabelMenu, audienceLabelMobile } = shell;
  const label = wide ? audienceLabelMenu : audienceLabel;
  return (
    <nav className={wide ? 'pill pill--wide' : 'pill'} aria-label={mobile ? audienceLabelMobile : label}>
      {audiences.map(({ view: own, label: name, href, mobileHref }) => (
        <Fragment key={own}>
          <a href={mobile ? mobileHref : href} data-audience={own} {...(own === view && { 'aria-current': 'true' })}>
            {name}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
