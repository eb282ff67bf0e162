import './playbook.scss';
import { playbook } from '../../../content/guides/playbook.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { PlainTable } from '../plain-table/plain-table.tsx';
import { RuleList } from '../rule-list/rule-list.tsx';

/** For companies: when a second role pays, what an appointment may cost, the first 90 days. */
export function Playbook() {
  const { rules, costTitle, formula, cost, reading, daysTitle, days } = playbook;
  return (
    <div className="playbook">
      <RuleList rules={rules} />
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
