import './dated-figures.scss';
import type { Stat } from '../../../content/about.ts';
import { Claim } from '../../shell/footnote-mark/footnote-mark.tsx';

interface DatedFiguresProps {
  readonly stats: readonly Stat[];
}

/** Figures one below the other, each with its label, its kind and its date in the same line. */
export function DatedFigures({ stats }: DatedFiguresProps) {
  return (
    <dl className="dated-figures">
      {stats.map(({ claim, label, dated }) => (
        <div key={claim}>
          <dt>{label}</dt>
          <dd className="dated-figures__figure">
            <Claim id={claim} />
          </dd>
          <dd className="dated-figures__date">{dated}</dd>
        </div>
      ))}
    </dl>
  );
}
