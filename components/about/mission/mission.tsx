import './mission.scss';
import type { Entry } from '../../../content/types.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';

interface MissionProps {
  /** The sentence in three parts: one for each side, and one for us. */
  readonly headline: readonly [string, string, string];
  readonly lead: string;
  readonly reasons: readonly Entry[];
}

/**
 * The mission as the page's headline, across the whole screen: the company's rectangle and the talent's circle, which
 * do not meet. The missing yes is the gap between them; what both inks make together is the ground of the answer.
 */
export function Mission({ headline: [company, talent, us], lead, reasons }: MissionProps) {
  return (
    <section className="mission" aria-labelledby="titel">
      <h1 id="titel">
        <span className="mission__sides">
          <span className="mission__company">{company}</span> <span className="mission__talent">{talent}</span>
        </span>{' '}
        <span className="mission__us wrap">{us}</span>
      </h1>
      <div className="wrap">
        <p className="mission__lead">{lead}</p>
        <EntryList terms look="poster" entries={reasons} />
      </div>
    </section>
  );
}
