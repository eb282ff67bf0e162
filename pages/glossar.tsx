import { Glossary } from '../components/glossary/glossary.tsx';
import { GlossaryArt } from '../components/glossary/glossary-art.tsx';
import { LetterIndex } from '../components/glossary/letter-index.tsx';
import { Guide } from '../components/guide/guide.tsx';
import { GuideEnd } from '../components/guide-end/guide-end.tsx';
import { PageHero } from '../components/page-hero/page-hero.tsx';
import { StructuredData } from '../components/structured-data/structured-data.tsx';
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
      <LetterIndex label={labels.index} groups={groups} />
      <Glossary groups={groups} labels={labels} />
      <GuideEnd closing={closing} />
      <StructuredData data={[definedTermSet(labels.name, terms)]} />
    </Guide>
  );
}
