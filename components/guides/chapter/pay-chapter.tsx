import './chapter.scss';
import { payChapter } from '../../../content/guides/rollen/pay-chapter.ts';
import { payTable } from '../../../content/guides/rollen/pay-model.ts';
import { payCalculator } from '../../../content/guides/rollen.ts';
import type { ModelNote } from '../../../content/guides/types.ts';
import { payModels, type RoleId } from '../../../content/roles.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import { Fold } from '../../common/fold/fold.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { SectionLink } from '../../common/section-link/section-link.tsx';
import { PlainTable } from './plain-table.tsx';

interface PayChapterProps {
  readonly role: RoleId;
  readonly models: readonly ModelNote[];
}

/** What a role earns: a worked model, then what opens. */
export function PayChapter({ role, models }: PayChapterProps) {
  const { model, modelTitle, terms, termsTitle, modelsTitle, moreTerms, moreTermsTitle, ...more } = payChapter;
  return (
    <div className="chapters">
      <div className="chapter chapter--figures">
        <h3>{modelTitle}</h3>
        <PlainTable table={payTable(role)} />
        <p>
          <Rich text={model[role]} />
        </p>
      </div>
      <div className="chapter chapter--folds">
        <Fold always title={termsTitle}>
          <EntryList terms look="stack" entries={terms[role]} />
        </Fold>
        <Fold always title={modelsTitle}>
          <EntryList
            terms
            look="stack"
            entries={models.map(({ model: id, text }) => ({ title: payModels[id], text }))}
          />
        </Fold>
        {moreTerms[role].length > 0 ? (
          <Fold always title={moreTermsTitle}>
            <EntryList terms look="stack" entries={moreTerms[role]} />
          </Fold>
        ) : null}
        <Fold always title={more.contractTitle}>
          <PlainTable table={more.contract} />
        </Fold>
        <Fold always title={more.countriesTitle}>
          <EntryList terms look="stack" entries={more.countries} />
        </Fold>
        <Fold always title={more.askTitle}>
          <ul>
            {more.ask.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Fold>
      </div>
      <SectionLink link={payCalculator(role)} />
    </div>
  );
}
