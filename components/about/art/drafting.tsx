import '../../common/drawing/drawing.scss';
import './drafting.scss';

/** The mark on the drawing board: the rectangle is printed, the circle is only marked out. */
export function Drafting() {
  return (
    <svg className="drafting" viewBox="39 41 399 292" aria-hidden="true">
      <clipPath id="drafting-company">
        <rect x="40" y="60" width="220" height="220" />
      </clipPath>
      <rect className="ink-company" x="40" y="60" width="220" height="220" />
      <clipPath id="drafting-talent">
        <circle cx="310" cy="170" r="126" />
      </clipPath>
      <g clipPath="url(#drafting-company)">
        <path
          className="outline drafting__hatch"
          clipPath="url(#drafting-talent)"
          d="M184 134l76-76M184 152l76-76M184 170l76-76M184 188l76-76M184 206l76-76M184 224l76-76M184 242l76-76M184 260l76-76M184 278l76-76M184 296l76-76M184 314l76-76M184 332l76-76"
        />
      </g>
      <g className="outline">
        <path className="drafting__open" d="M436 170a126 126 0 1 1-252 0 126 126 0 1 1 252 0" pathLength="828" />
        <path d="M310 44v14M310 282v14M422 170h14M310 158v24M298 170h24M40 324h396M40 316v16M260 316v16M436 316v16M184 316v16" />
      </g>
    </svg>
  );
}
