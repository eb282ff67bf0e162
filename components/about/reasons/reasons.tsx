import './reasons.scss';
import type { Reason } from '../../../content/careers.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';

/** Reasons below figures, which repeat for the eye what the text says. */
export function Reasons({ entries }: { readonly entries: readonly Reason[] }) {
  return (
    <EntryList
      look="grid"
      entries={entries.map(({ figure, ...entry }) => ({
        ...entry,
        drawing: (
          <span className="reasons__figure" aria-hidden="true">
            {figure}
          </span>
        ),
      }))}
    />
  );
}
