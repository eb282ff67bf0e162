import { PageHero } from '../components/common/page-hero/page-hero.tsx';
import { Glossary } from '../components/guides/glossary/glossary.tsx';
import { GlossaryArt } from '../components/guides/glossary/glossary-art.tsx';
import { LetterIndex } from '../components/guides/glossary/letter-index.tsx';
import { Guide } from '../components/guides/guide/guide.tsx';
import { GuideEnd } from '../components/guides/guide/guide-end.tsx';
import { StructuredData } from '../components/shell/structured-data/structured-data.tsx';
import { byLetter, closing, hero, labels, terms } from '../content/guides/glossar.ts';
import { definedTermSet } from '../content/structured-data.ts';

export { meta } from '../content/guides/glossar.ts';

export default function GlossaryPage() {
  const groups = byLetter(terms);
  return (
    <Guide>
      <PageHero title={hero.headline} lead={hero.lead} tone="paper">
        <GlossaryArt />
      </PageHero>
      {/* The index sticks as long as there are terms. */}
      <div className="lettered">
        <LetterIndex label={labels.index} groups={groups} />
        <Glossary groups={groups} labels={labels} />
      </div>
      <GuideEnd closing={closing} ending="word" />
      <StructuredData data={[definedTermSet(labels.name, terms)]} />
    </Guide>
  );
}
