import './benefit-rows.scss';
import type { Entry } from '../../../content/types.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';

/** The fruit basket of every other career page, crossed out. */
function CrossedBasket() {
  return (
    <svg className="benefit-rows" viewBox="0 0 260 220" aria-hidden="true">
      <circle cx="92" cy="82" r="38" />
      <circle cx="164" cy="86" r="34" />
      <circle cx="128" cy="60" r="30" />
      <path d="M28 104h200l-22 92H50z" />
      <path
        className="benefit-rows__line"
        d="M31 107h200l-22 92H53zM40 138h182M47 168h168M92 107l8 92M170 107l-8 92M131 107v92M131 33q2-14 14-20M34 104C40-28 222-28 228 104"
      />
      <path className="benefit-rows__cross" d="M16 208L246 14" />
    </svg>
  );
}

interface BenefitRowsProps {
  readonly benefits: readonly Entry[];
}

/** Ruled lines of a title and its text, next to the one benefit that is missing. */
export function BenefitRows({ benefits }: BenefitRowsProps) {
  return <EntryList terms entries={benefits} art={<CrossedBasket />} />;
}
