import './paragraphs.scss';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface ParagraphsProps {
  readonly paragraphs: readonly RichText[];
}

/** A text to be read from start to end; its first paragraph is the largest. */
export function Paragraphs({ paragraphs }: ParagraphsProps) {
  return (
    <div className="paragraphs">
      {paragraphs.map((text) => (
        <p key={text}>
          <Rich text={text} />
        </p>
      ))}
    </div>
  );
}
