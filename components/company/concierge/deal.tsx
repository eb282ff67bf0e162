import './deal.scss';
import { priceCard } from '../../../content/company/concierge.ts';
import { ButtonLink } from '../../common/button/button.tsx';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import { FigureRows } from '../../common/figure/figure-rows.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** What the Concierge costs, next to the stamp of the bill in the head: the refund rule in full. */
export function Deal() {
  const { amounts, button, refund, stamp, terms } = priceCard;
  return (
    <div className="deal">
      <div className="deal__amounts card">
        <FigureRows rows={amounts} />
        <ButtonLink href={button.href} tone="plane">
          {button.label}
        </ButtonLink>
      </div>
      <div className="deal__refund card">
        <h3>{stamp}</h3>
        <p>
          <Rich text={refund} />
        </p>
      </div>
      <EntryList entries={terms} terms />
    </div>
  );
}
