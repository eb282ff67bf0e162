import './quotes.scss';
import { note, testimonials } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** The special note (spec §2), at the size of a headline. */
export function PullQuote() {
  return (
    <div className="section section--match">
      <div className="wrap section__inner section__inner--7-5" data-reveal="0">
        <div className="section__head">
          <p className="pull-quote">{note.quote}</p>
          <p className="section__intro">
            <Rich text={note.text} />
          </p>
        </div>
      </div>
    </div>
  );
}

/** Voices, each labelled as an example. */
export function Voices() {
  return (
    <div className="voices">
      {testimonials.map(({ label, quote, author, role, company }) => (
        <figure key={quote}>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            {label} <b>{author}</b> {role}, {company}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
