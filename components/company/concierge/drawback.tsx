import './drawback.scss';
import { drawback } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** What speaks against the Concierge, below the table that has both plans' days. */
export const Drawback = () => (
  <div className="drawback">
    <h3>{drawback.title}</h3>
    <p>
      <Rich text={drawback.text} />
    </p>
  </div>
);
