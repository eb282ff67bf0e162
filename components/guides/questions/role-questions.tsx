import { signalLabels } from '../../../content/guides/interviewfragen.ts';
import type { RoleInterview } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { AnswerLine, QuestionCard, QuestionList } from './question-card.tsx';

interface RoleQuestionsProps {
  readonly role: RoleId;
  readonly interview: RoleInterview;
  /** Shows the first question with its answer. */
  readonly open?: boolean;
}

/** The chapter of a role in the employers' guide: every question with its reason and three signals. */
export function RoleQuestions({ role, interview: { heading, text, questions }, open = false }: RoleQuestionsProps) {
  return (
    <RoleChapter role={role} heading={heading} text={text}>
      <QuestionList>
        {questions.map(({ id, question, why, lookFor, green, red }, index) => (
          <QuestionCard key={id} id={id} name="frage" question={question} open={open && index === 0}>
            <AnswerLine label={signalLabels.why} text={why} />
            <AnswerLine mark="rule" label={signalLabels.lookFor} text={lookFor} />
            <AnswerLine mark="green" label={signalLabels.green} text={green} />
            <AnswerLine mark="red" label={signalLabels.red} text={red} />
          </QuestionCard>
        ))}
      </QuestionList>
    </RoleChapter>
  );
}
