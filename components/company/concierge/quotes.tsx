import '../../common/drawing/drawing.scss';
import './quotes.scss';
import { note, testimonials } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** What the note leaves to the reader: two who talk, and the yes where their bubbles overlap. */
const Talk = () => (
  <svg className="screen-only" viewBox="0 0 88 72" aria-hidden="true">
    <path className="ink-company" d="M0 0h60v44H24L12 56V44H0z" />
    <path className="ink-talent" d="M58 18a26 26 0 0 1 21 41.4L85 72l-17-4A26 26 0 1 1 58 18z" />
    <path className="ink-both" d="M60 18.1V44H32A26 26 0 0 1 60 18.1z" />
    <path className="outline" d="M42 33l5 5 9-11" />
  </svg>
);

/** The special note (spec §2), at the size of a headline. */
export function PullQuote() {
  return (
    <div className="section section--match">
      <div className="wrap section__inner section__inner--7-5" data-reveal="0">
        <div className="section__head">
          <p className="pull-quote">{note.quote}</p>
          <Talk />
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
