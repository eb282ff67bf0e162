import { Fragment } from 'react';
import { scorecard } from '../../../content/guides/interviewfragen.ts';
import { roleIds, roles } from '../../../content/roles.ts';
import { PrintButton } from '../../common/print-button/print-button.tsx';
import { SheetArt } from './sheet-art.tsx';

/** Says on screen what the printed sheets are, and prints all of them or one. */
export function ScorecardGuide() {
  return (
    <div className="scorecard-guide">
      <div className="scorecard-guide__text">
        <p>{scorecard.rule}</p>
        <PrintButton label={scorecard.printButton} tone="accent" />
        <div className="scorecard-guide__single">
          {roleIds.map((role) => (
            <Fragment key={role}>
              <PrintButton only={role} label={`${scorecard.printOne} ${roles[role].name}`} size="small" />{' '}
            </Fragment>
          ))}
        </div>
      </div>
      <SheetArt />
    </div>
  );
}
