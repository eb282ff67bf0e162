import './reasons.scss';
import type { Entry } from '../../../content/types.ts';
import { type Ink, inkCard } from '../../common/ink-card/ink-card.ts';
import { Rich } from '../../common/rich/rich.tsx';

const INKS: readonly Ink[] = ['company', 'talent', 'pale', 'both'];

/** Reasons as large statements on planes: a wide one and a narrow one, then the other way round. */
export function Reasons({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className="reasons ink-cards">
      {entries.map(({ title, text }, index) => (
        <li key={title} className={inkCard(INKS[index] ?? 'pale')}>
          <h3>{title}</h3>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
