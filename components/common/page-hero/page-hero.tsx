import './page-hero.scss';
import type { ReactNode } from 'react';
import type { View } from '../../../content/navigation.ts';
import { RegisterLink } from '../button/button.tsx';
import { Rich } from '../rich/rich.tsx';
import { Sentences } from '../sentences/sentences.tsx';

interface PageHeroProps {
  readonly title: string;
  readonly lead?: string;
  /** `plane` fills the ground with the view's colour; `paper` stays plain, for guides and legal texts. */
  readonly tone?: 'plane' | 'paper';
  /** Buttons below the lead. */
  readonly actions?: ReactNode;
  /** Whom the button to register addresses; on small screens the bottom bar holds it. */
  readonly reader?: View;
  /** Illustration at the right. */
  readonly children?: ReactNode;
}

/** The head of an inner page: its one h1. */
export function PageHero({ title, lead, tone = 'plane', actions, reader, children }: PageHeroProps) {
  return (
    <section className={`page-hero page-hero--${tone}`} aria-labelledby="titel">
      <div className="page-hero__inner wrap">
        <div className="page-hero__text">
          <h1 id="titel">
            <Sentences text={title} />
          </h1>
          {lead ? (
            <p className="page-hero__lead">
              <Rich text={lead} />
            </p>
          ) : null}
          {actions ? <div className="page-hero__actions">{actions}</div> : null}
          {reader ? (
            <div className="page-hero__register">
              <RegisterLink reader={reader} tone="plane" />
            </div>
          ) : null}
        </div>
        {children ? <div className="page-hero__art">{children}</div> : null}
      </div>
    </section>
  );
}
