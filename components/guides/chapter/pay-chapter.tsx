import './chapter.scss';
import './pay-chapter.scss';
import { payChapter } from '../../../content/guides/rollen/pay-chapter.ts';
import { payTable } from '../../../content/guides/rollen/pay-model.ts';
import type { RoleId } from '../../../content/roles.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { PlainTable } from './plain-table.tsx';

/** What a role earns: a worked model, what decides over commission, the kind of contract, three countries. */
export function PayChapter({ role }: { readonly role: RoleId }) {
  const { model, modelTitle, terms, contractTitle, contract, countriesTitle, countries, askTitle, ask } = payChapter;
  return (
    <div className="chapter pay-chapter">
      <h3>{modelTitle}</h3>
      <p>
        <Rich text={model[role]} />
      </p>
      <PlainTable table={payTable(role)} />
      <EntryList terms entries={terms[role]} />
      <h3>{contractTitle}</h3>
      <PlainTable table={contract} />
      <h3>{countriesTitle}</h3>
      <EntryList terms entries={countries} />
      <h3>{askTitle}</h3>
      <ul>
        {ask.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
