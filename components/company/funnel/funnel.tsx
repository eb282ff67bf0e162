import './funnel.scss';
import './funnel-field.scss';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';
import { dotsPath, halves, leaving, VIEW_BOX } from './dots.ts';

interface FunnelProps {
  readonly intro: {
    readonly id: string;
    readonly heading: string;
    readonly text: RichText;
    /** What the figures are shares of. */
    readonly basis: string;
  };
  readonly steps: readonly {
    readonly count: number;
    readonly figure: string;
    readonly label: string;
    readonly text: string;
  }[];
}

/**
 * One field of dots that scrolling empties: each step lets those go that are not in the next one, and one of the last
 * meets a square. Where scrolling moves nothing, each step has a picture of the same dots.
 */
export function Funnel({ intro: { id, heading, text, basis }, steps }: FunnelProps) {
  const groups = steps.map(({ count }, step) => ({
    id: `f${step}`,
    paths: halves(leaving(steps[step + 1]?.count ?? 0, count)).map(dotsPath),
  }));
  return (
    <section id={id} className="funnel" aria-labelledby={`${id}-titel`}>
      <div className="funnel__stage">
        <div className="funnel__head">
          <h2 id={`${id}-titel`}>{heading}</h2>
          <p>
            <Rich text={text} />
          </p>
        </div>
        <ol>
          {steps.map(({ figure, label, text: words }) => (
            <li key={label}>
              <p>
                {figure} <small>{basis}</small>
              </p>
              <svg viewBox={VIEW_BOX} aria-hidden="true">
                {groups.map((group) => (
                  <use key={group.id} href={`#${group.id}`} />
                ))}
              </svg>
              <div>
                <h3>{label}</h3>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="funnel__field">
          <svg viewBox={VIEW_BOX} preserveAspectRatio="none" aria-hidden="true">
            {groups.map((group) => (
              <g key={group.id} id={group.id}>
                {group.paths.map((path) => (
                  <path key={path} d={path} />
                ))}
              </g>
            ))}
          </svg>
          <i />
        </div>
      </div>
    </section>
  );
}
