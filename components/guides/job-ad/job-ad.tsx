import './job-ad.scss';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import { CopyButton } from '../../common/copy-button/copy-button.tsx';

interface JobAdProps {
  readonly id: string;
  /** Blanks are in brackets: named, or `[…]`. */
  readonly text: string;
  /** `poster` for a few sentences, set large. */
  readonly look?: 'sheet' | 'poster';
}

/** A line without the signs around its words. */
const words = (line = ''): string => line.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * A blank to type into. An input's value would be missing where the text is selected and copied by hand. What it is
 * about: its own name, else the words of its line before it, else those after it.
 */
const field = (blank: string, before = '', after = '') => ({
  contentEditable: 'plaintext-only' as const,
  suppressContentEditableWarning: true,
  role: 'textbox',
  'aria-label': words(blank) || words(before.split('\n').at(-1)) || words(after.split('\n')[0]),
});

/** A job ad with blanks to fill in and a button that copies all of it. By hand that works without script, too. */
export function JobAd({ id, text, look = 'sheet' }: JobAdProps) {
  const parts = text.split(/(\[.+?\])/);
  return (
    <div className={`job-ad job-ad--${look}`}>
      <p id={id} className="job-ad__text">
        {parts.map((part, index) =>
          index % 2 ? (
            <span key={`${index}`} className="job-ad__blank" {...field(part, parts[index - 1], parts[index + 1])}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </p>
      <CopyButton target={id} label={chapterLabels.copy} done={chapterLabels.copied} />
    </div>
  );
}
