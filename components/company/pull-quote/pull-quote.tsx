import './pull-quote.scss';
import { note } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** The special note (spec §2), at the size of a headline. */
export function PullQuote() {
  return (
    <div className="pull-quote">
      <div className="pull-quote__inner wrap" data-reveal="0">
        <p className="pull-quote__words">{note.quote}</p>
        <p className="pull-quote__text">
          <Rich text={note.text} />
        </p>
      </div>
    </div>
  );
}
