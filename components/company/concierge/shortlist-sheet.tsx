import './shortlist-sheet.scss';
import { shortlistSheet } from '../../../content/company/concierge.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';

/** Closers (people.ts). */
const PORTRAITS = [1, 5, 7] as const;

/** What the reader gets for the money: a sheet of profiles, each with a note of the person who read it. */
export function ShortlistSheet() {
  const { tag, title, must, answer, people, counts } = shortlistSheet;
  return (
    <figure className="shortlist" aria-label={tag}>
      <div className="shortlist__sheet">
        <p>{tag}</p>
        <h3>{title}</h3>
        <p>{must}</p>
        <ol>
          {people.map((person, index) => (
            <li key={person.title}>
              <Portrait variant={PORTRAITS[index] ?? 1} />
              <div>
                <b>{person.title}</b>
                <p>{person.facts}</p>
                <p className="shortlist__note">{person.note}</p>
              </div>
              <p className="shortlist__answer">
                {answer} <span className="visually-hidden">{person.answer}</span>
                <svg viewBox="0 -6 32 30" aria-hidden="true">
                  <path d="M1 1h22v22H1z" />
                  {person.answer === 'Ja' ? <path d="M4 12c3 2 5 5 6.5 8.5C14 12 20 4 30-4" /> : null}
                </svg>
              </p>
            </li>
          ))}
        </ol>
        <dl>
          {counts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
