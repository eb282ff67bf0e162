import './details.scss';
import { alternatives as alternativesOf, cost, type Notice, nextSteps } from '../../content/booking.ts';
import { shell } from '../../content/navigation.ts';
import { filled, registerUrl } from '../../content/site.ts';
import { Rich } from '../common/rich/rich.tsx';

/** Below the choice: what happens next, what it costs, how consent ends, and the ways without a calendar. */
export function BookingDetails({ notice }: { readonly notice: Notice }) {
  const alternatives = alternativesOf(filled('company.email'), registerUrl);
  return (
    <div className="booking-details">
      <section className="booking-details__steps" aria-labelledby="schritte">
        <div className="wrap">
          <h2 id="schritte">{nextSteps.heading}</h2>
          <ol>
            {nextSteps.entries.map((text) => (
              <li key={text}>
                <Rich text={text} />
              </li>
            ))}
          </ol>
        </div>
      </section>
      <div className="booking-details__terms wrap">
        <section aria-labelledby="kosten">
          <h2 id="kosten">{cost.heading}</h2>
          <ul>
            {cost.entries.map((text) => (
              <li key={text}>
                <Rich text={text} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="einwilligung">
          <h2 id="einwilligung">{notice.heading}</h2>
          <ul>
            {notice.details.map((text) => (
              <li key={text}>
                <Rich text={text} />
              </li>
            ))}
          </ul>
        </section>
        <section id={alternatives.id} className="booking-details__wide" aria-labelledby={`${alternatives.id}-titel`}>
          <h2 id={`${alternatives.id}-titel`}>{alternatives.heading}</h2>
          <ul>
            {alternatives.entries.map(({ href, label, text }) => (
              <li key={href}>
                {href.startsWith('mailto:') ? (
                  <a href={href}>{label}</a>
                ) : (
                  <a href={href} target="_blank" rel="noopener">
                    {label} ({shell.newTab})
                  </a>
                )}
                <br />
                <Rich text={text} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
