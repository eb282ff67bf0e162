import { rolePageLabels } from '../../../content/guides/rollen.ts';
import type { InterviewQuestion } from '../../../content/guides/types.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';

/** Questions of an interview for both who ask and who are asked, as large as headings: and what belongs in the answer. */
export const AskedQuestions = ({ questions }: { readonly questions: readonly InterviewQuestion[] }) => (
  <EntryList
    look="poster"
    entries={questions.map(({ question, lookFor }) => ({
      title: question,
      text: `**${rolePageLabels.lookFor}:** ${lookFor}`,
    }))}
  />
);
