import '../../common/drawing/drawing.scss';
import './padlock.scss';

/** A padlock of circle and square: the shackle is the talent's, and so is the key. */
export function Padlock() {
  return (
    <svg className="padlock screen-only" viewBox="48 22 204 258" aria-hidden="true">
      <clipPath id="padlock-body">
        <rect x="50" y="126" width="196" height="150" rx="8" />
      </clipPath>
      <circle className="ink-talent" cx="148" cy="118" r="94" />
      <circle className="padlock__hole" cx="148" cy="118" r="54" />
      <rect className="ink-company" x="50" y="126" width="196" height="150" rx="8" />
      <circle className="ink-both" cx="148" cy="118" r="94" clipPath="url(#padlock-body)" />
      <circle className="ink-talent" cx="148" cy="182" r="17" />
      <path className="ink-talent" d="M141 190h14l5 46h-24z" />
      <g className="outline">
        <path d="M57.3 129a94 94 0 1 1 187.4 0M97.6 129a54 54 0 1 1 106.8 0" />
        <rect x="53" y="129" width="196" height="150" rx="8" />
      </g>
    </svg>
  );
}
