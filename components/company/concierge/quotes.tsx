import './quotes.scss';
import { note, testimonials } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** The special note (spec §2), at the size of a headline. */
export function PullQuote() {
  return (
    <div className="section section--match pull-quote">
      <div className="wrap" data-reveal="0">
        <p className="pull-quote__words">{note.quote}</p>
        <p className="pull-quote__text">
          <Rich text={note.text} />
        </p>
      </div>
    </div>
  );
}

/** One large voice and two small ones, each labelled as an example. */
export function Voices() {
  return (
    <div className="voices">
      {testimonials.map(({ label, quote, author, role, company }) => (
        <figure key={quote}>
          <p className="voices__label">{label}</p>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            <b>{author}</b> {role}, {company}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
