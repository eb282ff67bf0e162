import './sprint.scss';
import { backLabel, type Choice, loading } from '../../content/booking.ts';
import { buttonClass } from '../common/button/button.tsx';
import { EntryList } from '../common/entry-list/entry-list.tsx';

interface SprintProps {
  readonly choice: Choice;
  /** The provider's page. */
  readonly url: string;
}

/** What follows a choice: the way back, its promise, the calendar or a sheet that links to it, and what to have at hand. */
export function Sprint({ choice: { id, promise, points, frameTitle, linkLabel, failure }, url }: SprintProps) {
  return (
    <div className="sprint" data-half={id} hidden>
      <a className="sprint__back" href="#frage">
        {backLabel}
      </a>
      <p className="sprint__promise">{promise}</p>
      <div className="sprint__widget" data-title={frameTitle} data-loading={loading} data-failure={failure}>
        <div className="sprint__room">
          <p role="status" />
          <a className={buttonClass({ tone: 'plane', wide: true })} href={url}>
            {linkLabel}
          </a>
        </div>
        <div className="sprint__frame" />
      </div>
      <div className="sprint__points">
        <EntryList entries={points} look="labels" terms />
      </div>
    </div>
  );
}
