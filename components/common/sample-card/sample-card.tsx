import './sample-card.scss';
import type { ReactNode } from 'react';
import type { Row } from '../../../content/types.ts';

/** An invented profile or job, as its card shows it. */
interface SampleCardData {
  readonly tag: string;
  /** Opposite the tag. */
  readonly video?: string;
  readonly title: string;
  readonly rows: readonly Row[];
  /** What the rows' amounts are. */
  readonly note?: string;
  readonly no: string;
  readonly yes: string;
}

interface SampleCardProps {
  /** Profiles are round and jobs square on the pages of either side (art direction). */
  readonly kind: 'profile' | 'job';
  readonly card: SampleCardData;
  /** The picture, such as a portrait. */
  readonly children?: ReactNode;
}

/** A card of the app, rotated, as a sample. Its buttons are only drawn: there is nothing to press. */
export function SampleCard({ kind, card: { tag, video, title, rows, note, no, yes }, children }: SampleCardProps) {
  return (
    <div className={`sample-card sample-card--${kind}`}>
      <p className="sample-card__tags">
        {tag} {video ? <span>{video}</span> : null}
      </p>
      {children ? <div className="sample-card__picture">{children}</div> : null}
      <p className="sample-card__title">{title}</p>
      <dl className="sample-card__rows">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="sample-card__note">{note}</p> : null}
      <p className="sample-card__answers" aria-hidden="true">
        <span>{no}</span> <span>{yes}</span>
      </p>
    </div>
  );
}
