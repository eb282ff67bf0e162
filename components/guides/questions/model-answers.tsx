import { answerLabels } from '../../../content/guides/interview-tipps.ts';
import type { ModelAnswer } from '../../../content/guides/types.ts';
import { AnswerLine, QuestionCard, QuestionList } from './question-card.tsx';
import './model-answers.scss';

/** Common questions, each with an answer in a talent's words and why it holds. */
export function ModelAnswers({ answers }: { readonly answers: readonly ModelAnswer[] }) {
  return (
    <QuestionList>
      {answers.map(({ id, question, answer, why }, index) => (
        <QuestionCard key={id} id={id} name="antwort" question={question} open={index === 0}>
          <AnswerLine mark="quote" label={answerLabels.answer} text={answer} />
          <AnswerLine label={answerLabels.why} text={why} />
        </QuestionCard>
      ))}
    </QuestionList>
  );
}
