import '../../common/drawing/drawing.scss';
import './quotes.scss';
import { note, testimonials } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

const COMPANY = 'M8 4h130v92H48l-32 32V96H8z';

/** What is left for both: they talk, and agree. */
const Talk = () => (
  <svg className="talk screen-only" viewBox="0 -24 240 180" preserveAspectRatio="xMaxYMid" aria-hidden="true">
    <clipPath id="talk">
      <path d={COMPANY} />
    </clipPath>
    <path className="ink-company" d={COMPANY} />
    <path className="ink-talent" d="M200 131l38 24-14-42z" />
    <circle className="ink-talent" cx="176" cy="64" r="76" />
    <circle className="ink-both" cx="176" cy="64" r="76" clipPath="url(#talk)" />
    <path className="talk__tick" d="M107 51l10 11 16-22" />
  </svg>
);

/** The special note (spec §2), at the size of a headline. */
export function PullQuote() {
  return (
    <div className="section section--match">
      <div className="wrap section__inner section__inner--7-5" data-reveal="0">
        <div className="section__head">
          <Talk />
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
