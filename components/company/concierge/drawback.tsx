import './drawback.scss';
import { drawback } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** Days as a share of the week that both bars are drawn to. */
const share = (days: number): string => `${(days / 7) * 100}%`;

/** What speaks against the Concierge: two bars on the scale of a week, each dark on the days of the first interview. */
export function Drawback() {
  const { heading, title, text, plans } = drawback;
  return (
    <div className="drawback">
      <h3>{heading}</h3>
      <dl>
        {plans.map(({ id, label, from, to, days }) => (
          <div key={id} className={`drawback__${id}`}>
            <dt>{label}</dt>{' '}
            <dd>
              {days}
              <svg aria-hidden="true">
                <rect width={share(to)} height="100%" />
                <rect x={share(from)} width={share(to - from)} height="100%" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="drawback__title">{title}</p>
        <p>
          <Rich text={text} />
        </p>
      </div>
    </div>
  );
}
