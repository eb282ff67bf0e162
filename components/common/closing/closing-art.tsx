import '../drawing/drawing.scss';
import { Fragment } from 'react';
import { drawingOf, type Ending } from './endings.ts';

/**
 * The page's own drawing, finished: the last part arrives, and both sides overlap. One that waits is filled later. The word
 * comes with its ground.
 */
export function ClosingArt({ ending }: { readonly ending: Ending }) {
  const { left, foot, right, whole, waits, mirrored, company, talent, arrives, last, line, ink, figure, ticks, word } =
    drawingOf(ending);
  const [still, arriving] = arrives === 'talent' ? [company, talent] : [talent, company];
  const [stillInk, arrivingInk] = arrives === 'talent' ? ['ink-company', 'ink-talent'] : ['ink-talent', 'ink-company'];
  return (
    <svg
      className={`closing__art${whole ? ' closing__art--whole' : ''}${waits ? ' closing__art--waits' : ''}${mirrored ? ' closing__art--mirrored' : ''}`}
      viewBox={`${left} 0 ${right - left} ${foot}`}
      preserveAspectRatio={mirrored ? 'xMinYMax' : 'xMaxYMax'}
      aria-hidden="true"
    >
      <clipPath id="closing">
        <path d={still} />
      </clipPath>
      {line ? <path className="outline" d={line} /> : null}
      <path className={stillInk} d={still} />
      {ink ? <path fill="var(--schwarz)" d={ink} /> : null}
      {ticks ? (
        <path
          fill="none"
          stroke="var(--schwarz)"
          strokeWidth="10"
          pathLength="240"
          strokeDasharray="0 1.5 1 1.5"
          d={ticks}
        />
      ) : null}
      {last ? <path className={arrivingInk} d={arriving} /> : null}
      <path className={arrivingInk} d={last ?? arriving} />
      <g className="ink-both" clipPath="url(#closing)">
        {last ? <path d={arriving} /> : null}
        <path d={last ?? arriving} />
        {word ? (
          <text fill="var(--paper)" strokeOpacity="0" fontWeight="700" fontSize="104" x="109" y="182">
            {word}
          </text>
        ) : null}
      </g>
      {figure ? (
        <text
          fill="var(--paper)"
          fontWeight="700"
          fontStretch="condensed"
          textAnchor="middle"
          transform={mirrored ? 'scale(-1 1)' : undefined}
        >
          {figure.lines.map(({ y, size }, index) => (
            <Fragment key={y}>
              <tspan x={mirrored ? -figure.x : figure.x} y={y} fontSize={size}>
                {figure.text.split(/\s/)[index]}
              </tspan>{' '}
            </Fragment>
          ))}
        </text>
      ) : null}
    </svg>
  );
}
