import '../../common/drawing/drawing.scss';
import './stopwatch.scss';

const CARD = 'M338 166h176a8 8 0 0 1 8 8v232a8 8 0 0 1-8 8h-176a8 8 0 0 1-8-8v-232a8 8 0 0 1 8-8z';
const LINES = 'M354 196h116v14h-116zM354 236h84v14h-84zM354 276h128v14h-128z';
const CHOSEN = 'rotate(-6 426 290)';

/** Sixty seconds for the profile, and then a hand of jobs to choose from. Its ticks are 21.6 apart. */
export function Stopwatch() {
  return (
    <svg className="stopwatch" viewBox="0 0 640 512" aria-hidden="true">
      <clipPath id="stopwatch">
        <circle cx="240" cy="284" r="228" />
      </clipPath>
      <path fill="var(--puder)" d={CARD} transform="rotate(30 344 430)" />
      <path fill="var(--hellrosa)" d={CARD} transform="rotate(13 344 430)" />
      <path d="M220 14h40v48h-40zM62 94l24-24 30 30-24 24z" />
      <circle className="ink-talent" cx="240" cy="284" r="228" />
      <circle
        className="stopwatch__ticks"
        cx="240"
        cy="284"
        r="206.26"
        strokeDasharray="4.6 17"
        strokeDashoffset="2.3"
      />
      <path d="M234 120h12v150h-12zM222 284a18 18 0 1 1 36 0a18 18 0 1 1-36 0z" />
      <text x="222" y="414" fontSize="126">
        60
      </text>
      <path className="ink-company" d={CARD} transform={CHOSEN} />
      <g className="ink-both" clipPath="url(#stopwatch)">
        <path d={CARD} transform={CHOSEN} />
      </g>
      <g transform={CHOSEN}>
        <path className="ink-talent" d={LINES} />
        <path className="stopwatch__yes" d="M362 352l26 26 50-58" />
      </g>
    </svg>
  );
}
