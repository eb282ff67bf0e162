import '../../common/drawing/drawing.scss';
import './launch-note.scss';
import type { ReactNode } from 'react';
import { launchNote } from '../../../content/company/pricing.ts';

/** What is on the sheets, in the order of their names: questions and answers, points, the first weeks. */
const DRAWINGS: readonly ReactNode[] = [
  <>
    <path className="ink-company" d="M0 4h40v28H14L6 40v-8H0zM0 100h40v28H14l-8 8v-8H0z" />
    <path className="ink-talent" d="M182 50a16 16 0 0 1 11.3 27.3L200 92l-14.7-10.4A16 16 0 1 1 182 50z" />
    <path className="outline" d="M54 12h120M54 24h80M150 60H40M150 72H80M54 108h120M54 120h80" />
  </>,
  <>
    <path className="outline" d="M1 1h198v158H1zM1 41h198M1 81h198M1 121h198M67 1v158M133 1v158" />
    <path className="ink-company" d="M20 7h28v28H20zM86 47h28v28H86zM20 87h28v28H20zM86 127h28v28H86z" />
    <path
      className="ink-talent"
      d="M166 7a14 14 0 1 1-.1 0zM166 47a14 14 0 1 1-.1 0zM100 87a14 14 0 1 1-.1 0zM166 127a14 14 0 1 1-.1 0z"
    />
  </>,
  <>
    <path className="outline" d="M17 20v46h50v46h50v20h50" />
    <path className="ink-company" d="M2 4h30v30H2zM52 50h30v30H52zM102 96h30v30h-30z" />
    <circle className="ink-talent" cx="174" cy="132" r="26" />
  </>,
];

/** The launch special (spec §2), below all plans: what it adds, as sheets. */
export function LaunchNote() {
  return (
    <div className="launch-note">
      <h3>{launchNote.title}</h3>
      <ul>
        {launchNote.items.map((item, index) => (
          <li key={item}>
            {item}
            <svg className="screen-only" viewBox="0 0 200 160" aria-hidden="true">
              {DRAWINGS[index]}
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
