import './chapter.scss';
import type { ReactNode } from 'react';
import { payChapter } from '../../../content/guides/rollen/pay-chapter.ts';
import { payTable } from '../../../content/guides/rollen/pay-model.ts';
import { payCalculator } from '../../../content/guides/rollen.ts';
import type { ModelNote } from '../../../content/guides/types.ts';
import { payModels, type RoleId } from '../../../content/roles.ts';
import { EntryList } from '../../common/entry-list/entry-list.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { SectionLink } from '../../common/section-link/section-link.tsx';
import { PhoneFold } from '../phone-fold/phone-fold.tsx';
import { PlainTable } from './plain-table.tsx';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Fold = ({ title, children }: FoldProps) => (
  <details className="chapter--more">
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
);

interface PayChapterProps {
  readonly role: RoleId;
  readonly models: readonly ModelNote[];
}

/** What a role earns: a worked model and what decides over commission, then what opens. */
export function PayChapter({ role, models }: PayChapterProps) {
  const { model, modelTitle, terms, termsTitle, modelsTitle, moreTerms, moreTermsTitle, ...more } = payChapter;
  return (
    <div className="chapters">
      <div className="chapter chapter--figures">
        <h3>{modelTitle}</h3>
        <p>
          <Rich text={model[role]} />
        </p>
        <PlainTable table={payTable(role)} />
      </div>
      <PhoneFold title={termsTitle}>
        <EntryList terms look="stack" entries={terms[role]} />
      </PhoneFold>
      <div className="chapter chapter--folds">
        <Fold title={modelsTitle}>
          <EntryList
            terms
            look="stack"
            entries={models.map(({ model: id, text }) => ({ title: payModels[id], text }))}
          />
        </Fold>
        {moreTerms[role].length > 0 ? (
          <Fold title={moreTermsTitle}>
            <EntryList terms look="stack" entries={moreTerms[role]} />
          </Fold>
        ) : null}
        <Fold title={more.contractTitle}>
          <PlainTable table={more.contract} />
        </Fold>
        <Fold title={more.countriesTitle}>
          <EntryList terms look="stack" entries={more.countries} />
        </Fold>
        <Fold title={more.askTitle}>
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
