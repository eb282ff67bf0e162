import './chapter.scss';
import { playbook } from '../../../content/guides/playbook.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { Sequence } from '../../common/sequence/sequence.tsx';
import { PlainTable } from './plain-table.tsx';

/** For companies: when a second role pays, what an appointment may cost, the first 90 days. */
export function Playbook() {
  const { rules, costTitle, formula, cost, reading, daysTitle, days } = playbook;
  return (
    <div className="chapter">
      <Sequence steps={rules} look="columns" />
      <h3>{costTitle}</h3>
      <p>
        <Rich text={formula} />
      </p>
      <PlainTable table={cost} />
      <p>
        <Rich text={reading} />
      </p>
      <h3>{daysTitle}</h3>
      <PlainTable table={days} />
    </div>
  );
}
