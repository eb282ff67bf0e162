import './hero.scss';
import type { ReactNode } from 'react';
import type { Fact, Hero as HeroData } from '../../../content/types.ts';
import { ButtonLink } from '../button/button.tsx';
import { Figure } from '../figure/figure.tsx';
import { Rich } from '../rich/rich.tsx';
import { Sentences } from '../sentences/sentences.tsx';

interface HeroProps {
  readonly hero: HeroData;
  readonly facts: readonly Fact[];
  /** The deck of cards next to the overlap of both shapes. */
  readonly children: ReactNode;
}

/**
 * The first section of a landing page. The view of the page decides the geometry (hero.scss): the host's shape fills
 * the ground, the guest's shape intrudes, and the copy of the guest inside the host is their match.
 */
export function Hero({ hero: { headline, lead, primary, secondary, note }, facts, children }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="titel">
      <div className="hero__art" aria-hidden="true">
        <div className="hero__guest" />
        <div className="hero__host">
          <div className="hero__guest hero__guest--match" />
        </div>
      </div>
      <div className="hero__text">
        <h1 id="titel">
          <Sentences text={headline} />
        </h1>
        <p className="hero__lead">
          <Rich text={lead} />
        </p>
        <div className="hero__actions">
          <ButtonLink href={primary.href} tone="plane">
            {primary.label}
          </ButtonLink>{' '}
          <a href={secondary.href}>{secondary.label}</a>
          {note ? <p>{note}</p> : null}
        </div>
      </div>
      {children}
      <ul className="hero__facts">
        {facts.map(({ figure, label }) => (
          <li key={label}>
            <b>
              <Figure figure={figure} />
            </b>{' '}
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
