import './contract.scss';
import { contractSides } from '../../../content/guides/jobbeschreibung.ts';
import type { Entry } from '../../../content/types.ts';
import { Overlap } from '../../common/overlap/overlap.tsx';
import { Sequence } from '../../common/sequence/sequence.tsx';

/** Clauses on a sheet of paper, and below them where a company and a talent sign: what both shapes share is the agreement. */
export const Contract = ({ clauses }: { readonly clauses: readonly Entry[] }) => (
  <div className="contract card">
    <Sequence steps={clauses} />
    <div className="contract__lines screen-only" aria-hidden="true">
      <span>{contractSides.company}</span>{' '}
      <Overlap name="contract__seal" viewBox="0 0 30 20" company="M0 0h20v20H0z" talent={{ cx: 20, cy: 10, r: 10 }} />{' '}
      <span>{contractSides.talent}</span>
    </div>
  </div>
);
