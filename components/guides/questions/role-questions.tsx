import { Fragment } from 'react';
import { rounds, signalLabels } from '../../../content/guides/interviewfragen.ts';
import type { RoleInterview } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { AnswerLine, QuestionCard, QuestionList } from './question-card.tsx';

interface RoleQuestionsProps {
  readonly role: RoleId;
  readonly interview: RoleInterview;
}

/** The chapter of a role in the employers' guide: every question with its reason and three signals. */
export function RoleQuestions({ role, interview: { heading, text, questions } }: RoleQuestionsProps) {
  return (
    <RoleChapter role={role} heading={heading} text={text}>
      <QuestionList>
        {rounds.map(({ title, from, to }) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            {questions.slice(from, to).map(({ id, question, why, lookFor, green, red }, place) => (
              <QuestionCard
                key={id}
                id={`${role}-${from + place + 1}`}
                name={`frage-${role}`}
                question={question}
                open={from + place === 0}
              >
                <AnswerLine label={signalLabels.why} text={why} />
                <AnswerLine mark="rule" label={signalLabels.lookFor} text={lookFor} />
                <AnswerLine mark="green" label={signalLabels.green} text={green} />
                <AnswerLine mark="red" label={signalLabels.red} text={red} />
              </QuestionCard>
            ))}
          </Fragment>
        ))}
      </QuestionList>
    </RoleChapter>
  );
}
