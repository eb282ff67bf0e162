import './count-board.scss';
import type { Figure as FigureData } from '../../../content/types.ts';
import { Figure } from '../../common/figure/figure.tsx';

interface CountBoardProps {
  /** The first is set largest. */
  readonly counts: readonly { readonly figure: FigureData; readonly title: string; readonly aside: string }[];
}

/** Counts as a poster: a large figure, and two next to it on its baseline. */
export function CountBoard({ counts }: CountBoardProps) {
  return (
    <dl className="count-board">
      {counts.map(({ figure, title, aside }) => (
        <div key={title}>
          <dt>
            <span className="count-board__figure">
              <Figure figure={figure} />
            </span>{' '}
            {title}
          </dt>
          <dd>{aside}</dd>
        </div>
      ))}
    </dl>
  );
}
