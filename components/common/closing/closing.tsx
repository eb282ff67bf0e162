import './closing.scss';
import type { Closing as ClosingData } from '../../../content/types.ts';
import { ButtonLink } from '../button/button.tsx';
import { Rich } from '../rich/rich.tsx';
import { Sentences } from '../sentences/sentences.tsx';

interface ClosingProps {
  readonly closing: ClosingData;
}

/** The last section of a page: both shapes, finally overlapping, and one button. */
export function Closing({ closing: { heading, text, button, secondary } }: ClosingProps) {
  return (
    <section className="closing" aria-labelledby="schluss">
      <div className="closing__inner wrap">
        <div className="closing__text" data-reveal="1">
          <h2 id="schluss">
            <Sentences text={heading} />
          </h2>
          <p className="closing__lead">
            <Rich text={text} />
          </p>
          <div className="closing__actions">
            <ButtonLink href={button.href} tone="plane">
              {button.label}
            </ButtonLink>{' '}
            {secondary ? <a href={secondary.href}>{secondary.label}</a> : null}
          </div>
        </div>
        <svg className="closing__art" viewBox="0 0 420 300" aria-hidden="true" data-reveal="2">
          <clipPath id="closing-company">
            <rect x="10" y="40" width="230" height="220" rx="6" />
          </clipPath>
          <rect className="closing__company" x="10" y="40" width="230" height="220" rx="6" />
          <circle className="closing__talent" cx="270" cy="150" r="130" />
          <circle className="closing__match" cx="270" cy="150" r="130" clipPath="url(#closing-company)" />
          <rect className="closing__line" x="13" y="43" width="230" height="220" rx="6" />
          <circle className="closing__line" cx="273" cy="153" r="130" />
        </svg>
      </div>
    </section>
  );
}
