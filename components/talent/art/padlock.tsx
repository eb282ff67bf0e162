import '../../common/drawing/drawing.scss';
import './padlock.scss';

/** A padlock of circle and square: the shackle is the talent's, and what shows through is the ground. */
export function Padlock() {
  return (
    <svg className="padlock screen-only" viewBox="50 24 196 252" aria-hidden="true">
      <clipPath id="padlock-body">
        <rect x="50" y="126" width="196" height="150" rx="8" />
      </clipPath>
      <circle className="ink-talent" cx="148" cy="118" r="94" />
      <circle className="padlock__hole" cx="148" cy="118" r="54" />
      <rect className="ink-company" x="50" y="126" width="196" height="150" rx="8" />
      <circle className="ink-both" cx="148" cy="118" r="94" clipPath="url(#padlock-body)" />
      <path className="padlock__hole" d="M141 197.5a17 17 0 1 1 14 0l5 38.5h-24z" />
    </svg>
  );
}
