import { rolePageLabels } from '../../../content/guides/rollen.ts';
import type { InterviewQuestion } from '../../../content/guides/types.ts';
import { AnswerLine, QuestionCard, QuestionList } from './question-card.tsx';

/** Questions of an interview for both who ask and who are asked: the reason, and what belongs in the answer. */
export function AskedQuestions({ questions }: { readonly questions: readonly InterviewQuestion[] }) {
  return (
    <QuestionList>
      {questions.map(({ id, question, why, lookFor }, index) => (
        <QuestionCard key={id} id={id} name="frage" question={question} open={index === 0}>
          <AnswerLine label={rolePageLabels.why} text={why} />
          <AnswerLine mark="rule" label={rolePageLabels.lookFor} text={lookFor} />
        </QuestionCard>
      ))}
    </QuestionList>
  );
}
