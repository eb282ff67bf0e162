import '../../common/drawing/drawing.scss';
import './chapter.scss';
import './playbook.scss';
import { amounts, playbook } from '../../../content/guides/playbook.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { PlainTable } from './plain-table.tsx';

/** What an appointment costs and what it may cost, next to the bill. */
export function AppointmentCost() {
  const { cost, left, results, caveat, formulas, reading } = playbook;
  const [spent, limit] = amounts;
  return (
    <div className="appointment-cost">
      <div className="appointment-cost__bars">
        {results.map(({ title, text }, index) => (
          <p key={text}>
            {index === 0 ? (
              // To scale: what is left of the limit is a sliver.
              <svg className="screen-only" viewBox={`0 0 ${limit} 1`} preserveAspectRatio="none" aria-hidden="true">
                <path className="ink-company" d={`M0 0h${spent}v1H0z`} />
                <path className="ink-talent" d={`M${spent} 0H${limit}v1H${spent}z`} />
              </svg>
            ) : null}
            <b>{title}</b> {text}{' '}
            {index === 0 ? (
              <span>
                <strong>{left.title}</strong> {left.text}
              </span>
            ) : null}
          </p>
        ))}
      </div>
      <div className="appointment-cost__reading">
        <p>{caveat}</p>
        <p>
          <Rich text={reading} />
        </p>
        <p>
          <Rich text={formulas} />
        </p>
      </div>
      <div className="chapter chapter--figures chapter--bill">
        <PlainTable table={cost} />
      </div>
    </div>
  );
}
