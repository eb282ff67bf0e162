import './contract.scss';
import type { Entry } from '../../../content/types.ts';
import { Sequence } from '../../common/sequence/sequence.tsx';
import { Shape } from '../../common/sequence/shape.tsx';

/** Clauses on a sheet of paper, and below them two lines to sign on: a company's and a talent's. */
export const Contract = ({ clauses }: { readonly clauses: readonly Entry[] }) => (
  <div className="contract card">
    <Sequence steps={clauses} look="columns" />
    <div className="contract__lines screen-only" aria-hidden="true">
      <span>
        <Shape kind="company" />
      </span>
      <span>
        <Shape kind="talent" />
      </span>
    </div>
  </div>
);
