import './voices.scss';
import { testimonials } from '../../../content/company/concierge.ts';

/** One large voice and two small ones, each labelled as an example. */
export function Voices() {
  return (
    <div className="voices">
      {testimonials.map(({ label, quote, author, role, company }) => (
        <figure key={quote} className="voices__voice">
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
