import './sample-card.scss';
import type { ReactNode } from 'react';
import type { DeckTexts, SampleCard as SampleCardData } from '../../../content/types.ts';

interface SampleCardProps {
  /** Name of the question, and beginning of the card's ids. */
  readonly id: string;
  readonly card: SampleCardData;
  /** `1 von 3` */
  readonly position: string;
  readonly texts: DeckTexts;
  /** The picture, such as a portrait. */
  readonly children?: ReactNode;
}

/** An invented profile or job, as its card shows it, and the question of the app: two radio buttons, Nein and Ja. */
export function SampleCard({ id, card: { title, rows, likesBack }, position, texts, children }: SampleCardProps) {
  const { tag, no, yes, both } = texts;
  return (
    <div className="sample-card">
      <p className="sample-card__tags">
        {tag} <span>{position}</span>
      </p>
      {children}
      <p className="sample-card__title" id={id}>
        {title}
      </p>
      <dl className="sample-card__rows" id={`${id}-was`}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="sample-card__answers" role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-was`}>
        <label>
          <input type="radio" name={id} value="nein" />
          {no}
        </label>{' '}
        <label>
          <input type="radio" name={id} value={likesBack ? 'doppelja' : 'einseitig'} />
          {yes}
        </label>
      </div>
      {likesBack ? (
        <p className="sample-card__both">
          <b>{both[0]}</b> <b>{both[1]}</b>
        </p>
      ) : null}
    </div>
  );
}
