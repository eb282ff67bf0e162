import './section.scss';
import type { ReactNode } from 'react';
import { Rich } from '../rich/rich.tsx';
import { Sentences } from '../sentences/sentences.tsx';

interface SectionProps {
  /** Anchor of the section; its heading gets `<id>-titel`. */
  readonly id: string;
  readonly title: string;
  /** Context to the heading: bottom right of it, or below it in a narrow split. */
  readonly intro?: string;
  /**
   * Columns of the head: `7/5` heading next to context, `4/8` heading sticky at the left of the content,
   * `full` heading alone, `half` all in one half, next to a drawing that has the other.
   */
  readonly split?: '7/5' | '4/8' | 'full' | 'half';
  /** The head belongs to a scene that scrolling moves, so it does not fade in. */
  readonly scene?: true;
  readonly tone?: 'paper' | 'surface' | 'tint' | 'plane' | 'match';
  /** Buttons or a drawing below the context. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page: heading, context, content. It fades in once when scrolled to (spec §2). */
export function Section({ id, title, intro, split = '7/5', scene, tone = 'paper', actions, children }: SectionProps) {
  return (
    <section id={id} className={`section section--${tone}`} aria-labelledby={`${id}-titel`}>
      <div className={`wrap section__inner section__inner--${split.replace('/', '-')}`}>
        <div className="section__head" data-reveal={scene ? undefined : '0'}>
          <h2 id={`${id}-titel`}>
            <Sentences text={title} />
          </h2>
          {intro ? (
            <p className="section__intro">
              <Rich text={intro} />
            </p>
          ) : null}
          {actions}
        </div>
        <div className="section__body" data-reveal="1">
          {children}
        </div>
      </div>
    </section>
  );
}
