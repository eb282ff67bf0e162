import './paragraphs.scss';
import type { Rich as RichText } from '../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface ParagraphsProps {
  readonly paragraphs: readonly RichText[];
}

/** What the service is: the first paragraph large, the limits after it. */
export function Paragraphs({ paragraphs }: ParagraphsProps) {
  return (
    <div className="paragraphs">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Rich text={paragraph} />
        </p>
      ))}
    </div>
  );
}
