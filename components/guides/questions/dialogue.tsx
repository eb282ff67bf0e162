import '../../common/drawing/drawing.scss';
import './dialogue.scss';

const ASKS = 'M0 0h236v170H76l-46 50v-50H0z';

/** A company asks, a talent answers: their bubbles overlap. */
export function Dialogue() {
  return (
    <svg className="dialogue screen-only" viewBox="0 0 400 284" aria-hidden="true">
      <clipPath id="dialogue">
        <path d={ASKS} />
      </clipPath>
      <path className="ink-company" d={ASKS} />
      <circle className="ink-talent" cx="288" cy="162" r="107" />
      <path className="ink-talent" d="M374 220l20 64-70-24z" />
      <circle className="ink-both" cx="288" cy="162" r="107" clipPath="url(#dialogue)" />
    </svg>
  );
}
