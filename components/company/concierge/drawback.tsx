import './drawback.scss';
import './lanes.scss';
import { drawback } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** The days of a week, with day 0 as in the week above. */
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7];

/** What speaks against the Concierge: two weeks, with the days of the first interview filled. */
export function Drawback() {
  const { title, text, plans } = drawback;
  return (
    <div className="drawback">
      <h3>{title}</h3>
      <dl>
        {plans.map(({ id, label, from, to, days }) => (
          <div key={id} className={`drawback__${id}`}>
            <dt>{label}</dt>{' '}
            <dd>
              {days}
              <span className="drawback__days" aria-hidden="true">
                {DAYS.map((day) => (
                  <i key={day} className={day >= from && day <= to ? 'drawback__planned' : undefined} />
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Rich text={text} />
      </p>
    </div>
  );
}
