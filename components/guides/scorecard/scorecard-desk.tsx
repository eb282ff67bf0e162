import './scorecard-desk.scss';
import { Fragment } from 'react';
import { interviews, scorecard } from '../../../content/guides/interviewfragen.ts';
import { roleIds, roles } from '../../../content/roles.ts';
import { PrintButton } from '../../common/print-button/print-button.tsx';
import { Scorecard } from './scorecard.tsx';

/** Prints the page with all sheets, or one of them. */
export const ScorecardPrint = () => (
  <div className="scorecard-print">
    <PrintButton label={scorecard.printButton} tone="accent" />{' '}
    {roleIds.map((role) => (
      <Fragment key={role}>
        <PrintButton only={role} label={`${scorecard.printOne} ${roles[role].name}`} size="small" />{' '}
      </Fragment>
    ))}
  </div>
);

/** The sheets: on paper one per role, on screen one of them as a picture, half filled in. */
export const ScorecardDesk = () => (
  <figure className="scorecard-desk" aria-label={scorecard.picture}>
    {roleIds.map((role) => (
      <Scorecard key={role} role={role} criteria={interviews[role].criteria} filled={role === 'closer'} />
    ))}
  </figure>
);
