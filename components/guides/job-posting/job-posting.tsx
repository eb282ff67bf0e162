import './job-posting.scss';
import type { ReactNode } from 'react';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import { CopyButton } from '../../common/copy-button/copy-button.tsx';
import { Fold } from '../../common/fold/fold.tsx';

interface JobPostingProps {
  readonly id: string;
  /** Blanks are in brackets: named, or `[…]`. */
  readonly text: string;
  /** `poster` for a few sentences, set large; a `sheet` is long, so on phones it opens. */
  readonly look?: 'sheet' | 'poster';
  /** Buttons of a sheet, next to the one that copies it. */
  readonly children?: ReactNode;
}

/** A line without the signs around its words. */
const words = (line = ''): string => line.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** What a blank is about: its own name, else the words of its line before it, else those after it. */
const labelOf = (blank: string, before = '', after = ''): string =>
  words(blank) || words(before.split('\n').at(-1)) || words(after.split('\n')[0]);

/** A text with its blanks marked. */
function Blanks({ text }: { readonly text: string }) {
  const parts = text.split(/(\[.+?\])/);
  return parts.map((part, index) =>
    index % 2 ? (
      <mark key={`${index}`} data-blank={labelOf(part, parts[index - 1], parts[index + 1])}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/**
 * A job ad. The script of the copy button makes its blanks fields to type into; without it, it is a text to select.
 * Its classes must not hold `-ad-`: reader modes drop such elements as advertising.
 */
export function JobPosting({ id, text, look = 'sheet', children }: JobPostingProps) {
  const copy = <CopyButton target={id} label={chapterLabels.copy} done={chapterLabels.copied} />;
  if (look === 'poster') {
    return (
      <div className="job-posting job-posting--poster">
        <p id={id} className="job-posting__text">
          <Blanks text={text} />
        </p>
        {copy}
      </div>
    );
  }
  return (
    <div className="job-posting">
      <Fold bare title={chapterLabels.wholeAd}>
        <p id={id} className="job-posting__text">
          {text.split(/(?<=\n\n)/).map((block) => (
            <span key={block}>
              {block.split(/(?<=\n)(?=– )/).map((line) =>
                line.startsWith('– ') ? (
                  <span key={line} className="job-posting__point">
                    <Blanks text={line} />
                  </span>
                ) : (
                  <Blanks key={line} text={line} />
                ),
              )}
            </span>
          ))}
        </p>
      </Fold>
      <div className="job-posting__actions screen-only">
        {copy}
        {children}
      </div>
    </div>
  );
}
