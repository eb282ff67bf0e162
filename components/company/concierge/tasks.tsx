import './tasks.scss';
import type { ConciergeFeature } from '../../../content/company/concierge.ts';
import { Figure } from '../../common/figure/figure.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** What the Concierge takes over, below what is left for the reader. */
export function Tasks({ features }: { readonly features: readonly ConciergeFeature[] }) {
  return (
    <dl className="tasks">
      {features.map(({ title, figure, text }) => (
        <div key={title}>
          <dt>
            <span className="tasks__figure">
              <b>
                <Figure figure={figure} />
              </b>{' '}
              {figure.label}
            </span>{' '}
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
