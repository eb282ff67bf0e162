import '../../common/drawing/drawing.scss';
import './three-ways.scss';

/** The talent (circle) before three companies (squares): two stay apart, one overlaps. */
export function ThreeWays() {
  return (
    <svg className="three-ways" viewBox="0 0 420 304" aria-hidden="true">
      <clipPath id="three-ways-company">
        <path d="M226 84h132v132H226z" />
      </clipPath>
      <circle className="ink-talent" cx="150" cy="150" r="130" />
      <path className="ink-company" d="M226 84h132v132H226z" />
      <circle className="ink-both" cx="150" cy="150" r="130" clipPath="url(#three-ways-company)" />
      <circle className="outline" cx="153" cy="153" r="130" />
      <path className="outline" d="M229 87h132v132H229zM340 2h64v64h-64zM340 238h64v64h-64z" />
    </svg>
  );
}
