import './figure-rows.scss';
import type { Entry, Figure as FigureData } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import { Figure } from './figure.tsx';

/** A figure, and what goes with it. */
interface FigureRow extends Entry {
  readonly figure: FigureData;
}

/** Ruled rows that a large figure heads. */
export function FigureRows({ rows }: { readonly rows: readonly FigureRow[] }) {
  return (
    <dl className="figure-rows">
      {rows.map(({ figure, title, text }) => (
        <div key={title}>
          <dt>
            <b>
              <Figure figure={figure} />
            </b>{' '}
            {title}
          </dt>
          <dd>
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
