import './chapter.scss';
import { playbook } from '../../../content/guides/playbook.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { Sequence } from '../../common/sequence/sequence.tsx';
import { PlainTable } from './plain-table.tsx';

/** For companies: when a second role pays, what an appointment may cost, the first 90 days. */
export function Playbook() {
  const { rules, costTitle, formula, cost, reading, daysTitle, days, daysNote } = playbook;
  return (
    <>
      <Sequence steps={rules} look="columns" />
      <div className="chapters">
        <div className="chapter chapter--figures chapter--bill">
          <h3>{costTitle}</h3>
          <p>
            <Rich text={formula} />
          </p>
          <PlainTable table={cost} />
          <p>
            <Rich text={reading} />
          </p>
        </div>
        <div className="chapter">
          <h3>{daysTitle}</h3>
          <EntryList terms look="stack" entries={days} />
          <p className="note">{daysNote}</p>
        </div>
      </div>
    </>
  );
}
