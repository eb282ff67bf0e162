import { Fragment } from 'react';
import { rounds, signalLabels } from '../../../content/guides/interviewfragen.ts';
import type { RoleInterview } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { Fold } from '../../common/fold/fold.tsx';
import { RoleChapter } from '../role-chapters/role-chapters.tsx';
import { ComingCloser } from './coming-closer.tsx';
import { AnswerLine, QuestionCard, QuestionList } from './question-card.tsx';

interface RoleQuestionsProps {
  readonly role: RoleId;
  readonly interview: RoleInterview;
}

/**
 * The chapter of a role in the employers' guide: every question with its reason and three signals. On phones the second
 * round opens.
 */
export function RoleQuestions({ role, interview: { heading, text, questions } }: RoleQuestionsProps) {
  return (
    <RoleChapter role={role} heading={heading} text={text} drawing={<ComingCloser role={role} />}>
      <QuestionList>
        {rounds.map(({ title, from, to }) => {
          const cards = questions.slice(from, to).map(({ id, question, why, lookFor, green, red }) => (
            <QuestionCard key={id} id={id} name={`frage-${role}`} question={question} open={id === questions[0]?.id}>
              <AnswerLine label={signalLabels.why} text={why} />
              <AnswerLine mark="rule" label={signalLabels.lookFor} text={lookFor} />
              <AnswerLine mark="green" label={signalLabels.green} text={green} />
              <AnswerLine mark="red" label={signalLabels.red} text={red} />
            </QuestionCard>
          ));
          return from === 0 ? (
            <Fragment key={title}>
              <h3>{title}</h3>
              {cards}
            </Fragment>
          ) : (
            <Fold key={title} title={title}>
              {cards}
            </Fold>
          );
        })}
      </QuestionList>
    </RoleChapter>
  );
}
