import './after-match.scss';
import { afterMatch } from '../../../content/talent/how-it-works.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import { Person } from '../../common/how-art/how-art.tsx';

/** The person behind the profile stands on the rule above what comes next; the company's plane reaches in from the window's edge. */
export const AfterMatch = () => (
  <div className="after-match">
    <Person />
    <EntryList entries={afterMatch.steps} look="stack" />
  </div>
);
