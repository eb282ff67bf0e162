import './prices.scss';
import { cost } from '../../content/booking.ts';
import { EntryList } from '../common/entry-list/entry-list.tsx';
import { Told } from './told.tsx';

/** What each side pays, and below it what that depends on. */
export function Prices() {
  const { talents, companies } = cost;
  return (
    <div className="prices">
      <div data-view="talent">
        <h3>{talents.title}</h3>
        <p className="prices__amount">{talents.amount}</p>
        <Told text={talents.text} />
        <EntryList entries={talents.terms} look="labels" terms />
      </div>
      <div data-view="company">
        <h3>{companies.title}</h3>
        <p className="prices__amount">{companies.amount}</p>
        <p>{companies.text}</p>
        <EntryList entries={companies.terms} look="labels" terms />
      </div>
    </div>
  );
}
