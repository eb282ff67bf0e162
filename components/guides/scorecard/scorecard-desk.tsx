import './scorecard-desk.scss';
import { Fragment } from 'react';
import { interviews, scorecard } from '../../../content/guides/interviewfragen.ts';
import { roleIds, roles } from '../../../content/roles.ts';
import { PrintButton } from '../../common/print-button/print-button.tsx';
import { Scorecard } from './scorecard.tsx';

/** The sheets: on paper one per role, on screen one of them as a picture, half filled in. Prints all of them or one. */
export function ScorecardDesk() {
  return (
    <div className="scorecard-desk">
      <div className="scorecard-desk__print">
        <PrintButton label={scorecard.printButton} tone="accent" />{' '}
        {roleIds.map((role) => (
          <Fragment key={role}>
            <PrintButton only={role} label={`${scorecard.printOne} ${roles[role].name}`} size="small" />{' '}
          </Fragment>
        ))}
      </div>
      <figure className="scorecard-desk__sheets" aria-label={scorecard.picture}>
        {roleIds.map((role) => (
          <Scorecard key={role} role={role} criteria={interviews[role].criteria} filled={role === 'closer'} />
        ))}
      </figure>
    </div>
  );
}
