import './chapter.scss';
import './playbook.scss';
import { playbook } from '../../../content/guides/playbook.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { PlainTable } from './plain-table.tsx';

/** What an appointment costs and what it may cost, next to the bill. */
export function AppointmentCost() {
  const { cost, results, reading } = playbook;
  return (
    <div className="appointment-cost">
      <div>
        {results.map(({ title, text }) => (
          <p key={text} className="appointment-cost__figure">
            <b>{title}</b> {text}
          </p>
        ))}
        <p>
          <Rich text={reading} />
        </p>
      </div>
      <div className="chapter chapter--figures chapter--bill">
        <PlainTable table={cost} />
      </div>
    </div>
  );
}
