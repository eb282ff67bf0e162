import './booking.scss';
import './arrow.scss';
import './booking.client.ts';
import { Fragment } from 'react';
import {
  choiceAction,
  choices,
  lead,
  noScript,
  notice as noticeOf,
  offer,
  question,
  sprintHeading,
} from '../../content/booking.ts';
import { bookingAdapter, filled } from '../../content/site.ts';
import { Rich } from '../common/rich/rich.tsx';
import { BookingDetails } from './details.tsx';
import { Sprint } from './sprint.tsx';

/** The halves, each with the view whose colours and corners it has. */
const halves = [
  { choice: choices.vertriebler, view: 'talent', url: filled('booking.onboarding') },
  { choice: choices.unternehmer, view: 'company', url: filled('booking.demo') },
] as const;

/**
 * /formular: the two halves, then the calendar of the chosen one (spec §2), and ways that need neither. The halves are
 * links to the provider's pages: without script, or before it runs, they lead there.
 */
export function Booking() {
  const notice = noticeOf({ name: filled('booking.provider'), country: filled('booking.country') });
  return (
    <>
      <section className="booking screen-only" data-adapter={bookingAdapter} data-script={filled('booking.script')}>
        <div className="booking__stage wrap">
          <h1 id="frage" className="booking__title" tabIndex={-1} data-chosen={sprintHeading}>
            {question}
          </h1>
          <div className="booking__choice">
            <p className="booking__offer">{offer}</p>
            <p className="booking__consent" id="hinweis">
              <Rich text={notice.consent} />
            </p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, these are links */}
            <div className="booking__halves" role="group" aria-labelledby="frage" aria-describedby="hinweis daten">
              {halves.map(({ choice: { id, label, statement, result }, view, url }) => (
                <Fragment key={id}>
                  <a id={id} className={`booking__half booking__half--${id}`} href={url} data-view={view}>
                    <b className="booking__label">{label}</b> <span className="booking__statement">{statement}</span>{' '}
                    <span className="booking__statement">{result}</span>{' '}
                    <span className="booking__action">{choiceAction}</span>
                  </a>{' '}
                </Fragment>
              ))}
            </div>
            <p className="booking__lead">
              <Rich text={lead} />
            </p>
            <p className="booking__data" id="daten">
              <Rich text={notice.data} />
            </p>
          </div>
          {halves.map(({ choice, url }) => (
            <Sprint key={choice.id} choice={choice} url={url} />
          ))}
        </div>
      </section>
      <noscript>
        <p className="wrap">
          <strong>{noScript}</strong>
        </p>
      </noscript>
      <BookingDetails notice={notice} />
    </>
  );
}
