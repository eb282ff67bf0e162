import '../../common/entry-list/entry-list.scss';
import './features.scss';
import { features } from '../../../content/company/concierge.ts';
import { Figure } from '../../common/figure/figure.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** The tasks that are taken over, each with a figure of its own. */
export const Features = () => (
  <dl className="entry-list features">
    {features.map(({ figure, title, text }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>
          <Rich text={text} />
        </dd>
        <dd className="features__figure">
          <b>
            <Figure figure={figure} />
          </b>{' '}
          {figure.label}
        </dd>
      </div>
    ))}
  </dl>
);
