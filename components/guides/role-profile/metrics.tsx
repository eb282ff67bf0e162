import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { Metric } from '../../../content/guides/types.ts';

/** What a role can be measured by: how it is counted, and how it misleads. */
export function Metrics({ metrics }: { readonly metrics: readonly Metric[] }) {
  return (
    <dl>
      {metrics.map(({ name, definition, caution }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{definition}</dd>
          <dd>
            <b>{chapterLabels.caution}:</b> {caution}
          </dd>
        </div>
      ))}
    </dl>
  );
}
