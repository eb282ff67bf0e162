import './habit-art.scss';
import '../../common/drawing/drawing.scss';

/** A note with a figure, next to the camera of a screen that shows the talent. */
export const NoteArt = ({ figure }: { readonly figure: string }) => (
  <svg className="habit-art screen-only" viewBox="0 0 340 200" aria-hidden="true">
    <path className="ink-company" d="M0 20h250v160H0z" />
    <circle className="ink-both" cx="125" cy="38" r="7" />
    <path className="ink-talent" d="M55 180a70 70 0 0 1 140 0z" />
    <path className="habit-art__note" d="M204 54h136v100H204z" />
    <text x="272" y="126" fontSize="64" textAnchor="middle">
      {figure}
    </text>
  </svg>
);

/** 23 % of a circle; the rest up to 30 % is only claimed. */
export const RoundedArt = () => (
  <svg className="habit-art screen-only" viewBox="0 0 340 200" aria-hidden="true">
    <path className="ink-talent" d="M92 100V10a90 90 0 0 1 89.3 78.7z" />
    <path className="habit-art__claim" d="M92 10a90 90 0 1 0 85.6 117.8L92 100l89.3-11.3" />
    <path className="habit-art__claim" d="M181.3 88.7a90 90 0 0 1-3.7 39.1" />
  </svg>
);
