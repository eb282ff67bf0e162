import './contract.scss';
import { contractSides } from '../../../content/guides/jobbeschreibung.ts';
import type { Entry } from '../../../content/types.ts';
import { Sequence } from '../../common/sequence/sequence.tsx';
import { Shape } from '../../common/sequence/shape.tsx';

/** Clauses on a sheet of paper, and below them where a company and a talent sign: what both shapes share is the agreement. */
export const Contract = ({ clauses }: { readonly clauses: readonly Entry[] }) => (
  <div className="contract card">
    <Sequence steps={clauses} />
    <div className="contract__lines screen-only" aria-hidden="true">
      <span>{contractSides.company}</span> <Shape kind="both" />
      <span>{contractSides.talent}</span>
    </div>
  </div>
);
