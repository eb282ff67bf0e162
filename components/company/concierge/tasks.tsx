import './tasks.scss';
import type { ConciergeFeature } from '../../../content/company/concierge.ts';
import { Figure } from '../../common/figure/figure.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { type Ink, inkCard } from '../../common/ink-card/ink-card.ts';
import { Rich } from '../../common/rich/rich.tsx';

const INKS: readonly Ink[] = ['company', 'company', 'pale', 'pale', 'outline'];

/** What the Concierge takes over, each with what is left for the reader, as a figure; the last one is its price in days. */
export function Tasks({ features }: { readonly features: readonly ConciergeFeature[] }) {
  return (
    <ul className="tasks ink-cards">
      {features.map(({ icon, title, figure, text }, index) => (
        <li key={title} className={inkCard(INKS[index] ?? 'pale')}>
          <h3>
            <Icon name={icon} />
            {title}
          </h3>
          {figure ? (
            <>
              <p className="tasks__figure">
                <Figure figure={figure} />
              </p>
              <p className="tasks__label">{figure.label}</p>
            </>
          ) : null}
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
