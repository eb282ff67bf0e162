import './paragraphs.scss';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface ParagraphsProps {
  readonly paragraphs: readonly RichText[];
  /** Columns of what follows the first paragraph, where there is room: `columns` for two, `story` for three. */
  readonly layout: 'columns' | 'story';
}

/** A text to be read from start to end; its first paragraph is the largest. */
export function Paragraphs({ paragraphs, layout }: ParagraphsProps) {
  return (
    <div className={`paragraphs paragraphs--${layout}`}>
      {paragraphs.map((text) => (
        <p key={text}>
          <Rich text={text} />
        </p>
      ))}
    </div>
  );
}
