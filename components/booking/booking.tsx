import './booking.scss';
import './booking-note.scss';
import {
  alternatives,
  backLabel,
  choices,
  noScript,
  notice as noticeOf,
  question,
  sprintHeading,
} from '../../content/booking.ts';
import { shell } from '../../content/navigation.ts';
import { parseRich, textOf } from '../../content/rich.ts';
import { bookingAdapter, filled, registerUrl } from '../../content/site.ts';
import type { Rich as RichText } from '../../content/types.ts';
import { Rich } from '../common/rich/rich.tsx';
import BookingIsland, { type Piece } from './booking.island.tsx';

/** Text with links as plain data, as an island takes it. */
const piecesOf = (paragraph: RichText): Piece[] =>
  parseRich(paragraph).map((part) => ({
    text: textOf(part),
    ...(part.type === 'link' && { href: part.href }),
  }));

/** /formular: the choice with its notice, the calendar, and ways that need neither. */
export function Booking() {
  const notice = noticeOf({ name: filled('booking.provider'), country: filled('booking.country') });
  const { id, heading, links } = alternatives(filled('company.email'), registerUrl);
  return (
    <>
      <BookingIsland
        question={question}
        heading={sprintHeading}
        back={backLabel}
        notice={notice.paragraphs.map(piecesOf)}
        choices={[
          { ...choices.vertriebler, url: filled('booking.onboarding') },
          { ...choices.unternehmer, url: filled('booking.demo') },
        ]}
        provider={{ adapter: bookingAdapter, script: filled('booking.script') }}
      />
      <noscript>
        <p className="booking-note booking-note--script wrap">{noScript}</p>
      </noscript>
      <div className="booking-note wrap">
        <section aria-labelledby="ausloeser">
          <h2 id="ausloeser">{notice.heading}</h2>
          <ul className="booking-note__details">
            {notice.details.map((text) => (
              <li key={text}>
                <Rich text={text} />
              </li>
            ))}
          </ul>
        </section>
        <section id={id} aria-labelledby={`${id}-titel`}>
          <h2 id={`${id}-titel`}>{heading}</h2>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                {href.startsWith('mailto:') ? (
                  <a href={href}>{label}</a>
                ) : (
                  <a href={href} target="_blank" rel="noopener">
                    {label} ({shell.newTab})
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
