import './benefits.scss';
import type { Figure as FigureData, Rich as RichText } from '../../../content/types.ts';
import { Figure } from '../../common/figure/figure.tsx';
import { Rich } from '../../common/rich/rich.tsx';

interface BenefitsProps {
  readonly benefits: readonly {
    readonly figure: FigureData;
    readonly title: string;
    readonly text: RichText;
    readonly condition: RichText;
  }[];
}

/** Rows of a large figure, what it brings and what it needs. */
export function Benefits({ benefits }: BenefitsProps) {
  return (
    <dl className="benefits">
      {benefits.map(({ figure, title, text, condition }) => (
        <div key={title} className="benefits__row">
          <dt>
            <span className="benefits__figure">
              <Figure figure={figure} />
            </span>{' '}
            <span className="benefits__title">{title}</span>
          </dt>
          <dd className="benefits__text">
            <Rich text={text} />
          </dd>
          <dd className="benefits__condition">
            <Rich text={condition} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
