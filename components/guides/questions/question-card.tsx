import '../flag-list/flag.scss';
import './question-card.scss';
import type { ReactNode } from 'react';
import type { Rich as RichText } from '../../../content/types.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** Numbers the cards inside it. */
export function QuestionList({ children }: { readonly children: ReactNode }) {
  return <div className="question-list">{children}</div>;
}

interface QuestionCardProps {
  /** Anchor; on the answer, because a browser opens what it is sent into, not what it is sent to. */
  readonly id: string;
  /** Cards with the same name open one at a time (spec §4). */
  readonly name: string;
  readonly question: string;
  /** Open from the start, so that a list shows what is in it. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A question that unfolds, by `<details name>`: exclusive, by keyboard and without script. */
export function QuestionCard({ id, name, question, open, children }: QuestionCardProps) {
  return (
    <details name={name} className="question-card" open={open}>
      <summary>{question}</summary>
      <dl id={id} className="question-card__answer">
        {children}
      </dl>
    </details>
  );
}

interface AnswerLineProps {
  readonly label: string;
  readonly text: RichText;
  /** `rule` marks what to listen for, a flag what the answer tells; `quote` is an answer in somebody's words. */
  readonly mark?: 'rule' | 'quote' | 'green' | 'red';
}

/** A labelled line inside a {@link QuestionCard}. */
export function AnswerLine({ label, text, mark }: AnswerLineProps) {
  return (
    <div className={mark ? `answer-line answer-line--${mark}` : 'answer-line'}>
      <dt className={mark === 'green' || mark === 'red' ? `flag flag--${mark}` : undefined}>{label}</dt>
      <dd>
        <Rich text={text} />
      </dd>
    </div>
  );
}
