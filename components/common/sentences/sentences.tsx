import './sentences.scss';
import { Fragment } from 'react';

interface SentencesProps {
  readonly text: string;
}

/**
 * A heading of several sentences: no line holds the end of one and the beginning of the next by accident. A line break in
 * the text ends a line too.
 */
export function Sentences({ text }: SentencesProps) {
  const sentences = text.split(/\n|(?<=[.?]) (?=\p{Lu})/u);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 ? ' ' : null}
      <span className="sentence">{sentence}</span>
    </Fragment>
  ));
}
