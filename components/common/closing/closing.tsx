import './closing.scss';
import type { Closing as ClosingData } from '../../../content/types.ts';
import { ButtonLink } from '../button/button.tsx';
import { Rich } from '../rich/rich.tsx';
import { Sentences } from '../sentences/sentences.tsx';
import { ClosingArt } from './closing-art.tsx';
import type { Ending } from './endings.ts';

interface ClosingProps {
  readonly closing: ClosingData;
  /** The drawing that the page has begun. */
  readonly ending: Ending;
}

/** The end of a page: its drawing, finished, and one button. */
export function Closing({ closing: { heading, text, button, secondary }, ending }: ClosingProps) {
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
          <div className="closing__actions" data-reveal="2">
            <ButtonLink href={button.href} tone="accent">
              {button.label}
            </ButtonLink>{' '}
            {secondary ? <a href={secondary.href}>{secondary.label}</a> : null}
          </div>
        </div>
        <ClosingArt ending={ending} />
      </div>
    </section>
  );
}
