import './limit.scss';
import { limit } from '../../../content/company/comparison.ts';
import { Sentences } from '../../common/sentences/sentences.tsx';

/** The longest bar. */
const most = Math.max(...limit.figures.map(({ amount }) => amount));

/** From how many hires on the product is cheaper than a job board. */
export function Limit() {
  return (
    <>
      <p className="roi-limit">
        <Sentences text={limit.heading} />
      </p>
      <dl>
        {limit.figures.map(({ way, label, amount, value }) => (
          <div key={label}>
            <dt>{label}</dt>{' '}
            <dd>
              {value}
              <svg
                className={`roi-limit__bar roi-limit__bar--${way}`}
                width={`${(amount / most) * 100}%`}
                aria-hidden="true"
              >
                <rect width="100%" height="100%" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
