import './prices.scss';
import { cost } from '../../content/booking.ts';
import { EntryList } from '../common/entry-list/entry-list.tsx';
import { Told } from './told.tsx';

/** What each side pays, in its shape, and below it what that depends on. */
export function Prices() {
  const { talents, companies } = cost;
  return (
    <div className="prices">
      <div data-view="talent">
        <div className="prices__shape">
          <h3>{talents.title}</h3>
          <p className="prices__amount">{talents.amount}</p>
          <Told text={talents.text} />
        </div>
        <EntryList entries={talents.terms} look="labels" terms />
      </div>
      <div data-view="company">
        <div className="prices__shape">
          <h3>{companies.title}</h3>
          <p className="prices__amount">{companies.amount}</p>
          <p>{companies.text}</p>
        </div>
        <EntryList entries={companies.terms} look="labels" terms />
      </div>
    </div>
  );
}
