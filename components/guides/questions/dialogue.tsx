import './dialogue.scss';
import { Overlap } from '../../common/overlap/overlap.tsx';

/** A company asks, a talent answers: their bubbles overlap. */
export function Dialogue() {
  return (
    <div className="dialogue screen-only">
      <Overlap
        name="dialogue-bubbles"
        viewBox="0 0 400 284"
        company="M0 0h236v170H76l-46 50v-50H0z"
        talent={{ cx: 288, cy: 162, r: 107 }}
      >
        <path className="ink-talent" d="M374 220l20 64-70-24z" />
      </Overlap>
    </div>
  );
}
