import './chapter.scss';
import { payChapter } from '../../../content/guides/rollen/pay-chapter.ts';
import { payTable } from '../../../content/guides/rollen/pay-model.ts';
import { payCalculator } from '../../../content/guides/rollen.ts';
import type { RoleId } from '../../../content/roles.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { SectionLink } from '../../common/section-link/section-link.tsx';
import { PlainTable } from './plain-table.tsx';

/** What a role earns: a worked model, what decides over commission, the kind of contract, three countries. */
export function PayChapter({ role }: { readonly role: RoleId }) {
  const { model, modelTitle, terms, termsTitle, contractTitle, contract, countriesTitle, countries, askTitle, ask } =
    payChapter;
  return (
    <div className="chapters">
      <div className="chapter chapter--figures">
        <h3>{modelTitle}</h3>
        <p>
          <Rich text={model[role]} />
        </p>
        <PlainTable table={payTable(role)} />
      </div>
      <div className="chapter">
        <h3>{termsTitle}</h3>
        <EntryList terms look="stack" entries={terms[role]} />
      </div>
      <details className="chapter chapter--more">
        <summary>
          <h3>{contractTitle}</h3>
        </summary>
        <PlainTable table={contract} />
      </details>
      <details className="chapter chapter--more">
        <summary>
          <h3>{countriesTitle}</h3>
        </summary>
        <EntryList terms look="stack" entries={countries} />
      </details>
      <div className="chapter chapter--wide">
        <h3>{askTitle}</h3>
        <ul>
          {ask.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <SectionLink link={payCalculator(role)} />
      </div>
    </div>
  );
}
