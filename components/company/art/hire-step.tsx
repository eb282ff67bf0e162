import '../../common/drawing/drawing.scss';
import { Shape, type ShapeProps } from '../../common/sequence/shape.tsx';

/** The company's job, a talent's profile, and at the end both speak. */
export function HireStep(props: ShapeProps) {
  if (props.kind !== 'both') return <Shape {...props} />;
  return (
    <svg className="shape" viewBox="0 0 29 22" aria-hidden="true">
      <path className="ink-company" d="M0 0h20v18H9l-6 4v-4H0z" />
      <path className="ink-talent" d="M20 0a9 9 0 0 1 0 18 9 9 0 0 1 0-18zm9 9v13l-6-4.5z" />
      <path className="ink-both" d="M20 0a9 9 0 0 0 0 18z" />
      <path stroke="var(--on-match)" d="M3 5h6m-6 3h6m-6 3h4M23 8h3" />
      <text className="shape__on-both" x="14.9" y="12" fontSize="8.5">
        {props.number}
      </text>
    </svg>
  );
}
