import './guide-hero.scss';
import { Fragment, type ReactNode } from 'react';
import type { GuideHero as GuideHeroData } from '../../../content/guides/types.ts';
import type { Link } from '../../../content/types.ts';
import { PageHero } from '../../common/page-hero/page-hero.tsx';
import { PrintButton } from '../../common/print-button/print-button.tsx';

interface GuideHeroProps {
  readonly hero: GuideHeroData;
  /** Ways to what comes after the role chapters. */
  readonly links: readonly Link[];
  readonly print: string;
  readonly tone?: 'plane' | 'paper';
  /** Illustration at the right. */
  readonly children?: ReactNode;
}

/** The head of a guide: print it, or skip the chapters. */
export function GuideHero({ hero: { headline, lead }, links, print, tone = 'paper', children }: GuideHeroProps) {
  const actions = (
    <>
      <PrintButton label={print} />{' '}
      <span className="guide-hero__links">
        {links.map(({ href, label }) => (
          <Fragment key={href}>
            <a href={href}>{label}</a>{' '}
          </Fragment>
        ))}
      </span>
    </>
  );
  return (
    <PageHero title={headline} lead={lead} tone={tone} actions={actions}>
      {children}
    </PageHero>
  );
}
