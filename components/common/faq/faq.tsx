import './faq.scss';
import type { View } from '../../../content/navigation.ts';
import type { Question } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface FaqProps {
  /** Entries with the same name open one at a time (spec §4); unique on the page. */
  readonly name: string;
  /** `view` is the side that a question concerns, where it is one. */
  readonly questions: readonly (Question & { readonly view?: View })[];
}

/** Collapsible questions by `<details name>`: exclusive, by keyboard and without script. */
export function Faq({ name, questions }: FaqProps) {
  return (
    <div className="faq">
      {questions.map(({ id, question, answer, view }) => (
        <details key={id} id={id} name={name} className="faq__entry" data-view={view}>
          <summary>{question}</summary>
          <p>
            <Rich text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
