import './reason-list.scss';
import type { ComponentType } from 'react';
import type { Reason } from '../../../content/types.ts';
import { Figure } from '../figure/figure.tsx';
import { Rich } from '../rich/rich.tsx';

interface ReasonListProps {
  /** The first one is the main reason: it fills the shape of the side that reads. */
  readonly reasons: readonly Reason[];
  /** Drawings next to the figures, in their order. */
  readonly art?: readonly (ComponentType | null)[];
}

/** Reasons with one figure each: the first large, in the reader's shape, the others as lines next to it. */
export function ReasonList({ reasons, art }: ReasonListProps) {
  return (
    <ul className="reason-list">
      {reasons.map(({ figure, title, text, condition }, place) => {
        const Art = art?.[place];
        return (
          <li key={title}>
            <p className="reason-list__figure">
              {Art ? (
                <>
                  <span>
                    <Figure figure={figure} />
                  </span>
                  <Art />
                </>
              ) : (
                <Figure figure={figure} />
              )}
            </p>
            <div>
              <h3>{title}</h3>
              <p>
                <Rich text={text} />
              </p>
              {condition ? (
                <p>
                  <Rich text={condition} />
                </p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
