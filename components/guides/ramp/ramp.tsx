import './ramp.scss';
import type { Month } from '../../../content/guides/types.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';

/** Three months of getting into a job: a step each, as high as what is expected at its end. The last one goes on. */
export const Ramp = ({ months }: { readonly months: readonly Month[] }) => (
  <div className="ramp">
    <EntryList
      look="stack"
      entries={months.map(({ goal, ...month }) => ({
        ...month,
        drawing: <span className="ramp__step screen-only" data-goal={goal} aria-hidden="true" />,
      }))}
    />
  </div>
);
