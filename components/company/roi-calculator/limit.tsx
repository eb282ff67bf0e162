import '../../common/drawing/drawing.scss';
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
              <svg className="roi-limit__bar" width={`${(amount / most) * 100}%`} aria-hidden="true">
                {way === 'doppelja' ? (
                  <>
                    <circle className="ink-talent" cx="100%" cy="50%" r="1.5rem" />
                    <rect className="ink-company" width="100%" height="100%" />
                    <circle className="ink-both roi-limit__both" cx="100%" cy="50%" r="1.5rem" />
                  </>
                ) : (
                  <rect width="100%" height="100%" />
                )}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
