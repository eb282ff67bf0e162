import '../../common/figure/figure-rows.scss';
import './tasks.scss';
import type { ConciergeFeature } from '../../../content/company/concierge.ts';
import { Figure } from '../../common/figure/figure.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** What the Concierge takes over, next to what is left for the reader. */
export function Tasks({ features }: { readonly features: readonly ConciergeFeature[] }) {
  return (
    <dl className="figure-rows tasks">
      {features.map(({ title, figure, text }) => (
        <div key={title}>
          <dt>
            <span className="figure-rows__title">{title}</span>{' '}
            <span className="tasks__figure">
              <span className="figure-rows__figure">
                <Figure figure={figure} />
              </span>{' '}
              <span className="tasks__label">{figure.label}</span>
            </span>
          </dt>
          <dd className="figure-rows__text">
            <Rich text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
