import './figure-rows.scss';
import type { Figure as FigureData, Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import { Figure } from './figure.tsx';

interface FigureRowsProps {
  readonly rows: readonly {
    readonly figure: FigureData;
    readonly title: string;
    /** What the figure needs, or its date. */
    readonly aside: RichText;
  }[];
}

/** Rows of a large figure, what it is, and at their end what goes with it. */
export function FigureRows({ rows }: FigureRowsProps) {
  return (
    <dl className="figure-rows">
      {rows.map(({ figure, title, aside }) => (
        <div key={title}>
          <dt>
            <span className="figure-rows__figure">
              <Figure figure={figure} />
            </span>{' '}
            <span className="figure-rows__title">{title}</span>
          </dt>
          <dd className="figure-rows__aside">
            <Rich text={aside} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
