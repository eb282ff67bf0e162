import { Fragment } from 'react';
import { Closing } from '../../components/common/closing/closing.tsx';
import type { Row } from '../../components/common/data-table/data-table.tsx';
import { ReasonTable } from '../../components/common/data-table/reason-table.tsx';
import { EntryList } from '../../components/common/entry-list/entry-list.tsx';
import { MethodCards } from '../../components/common/method-cards/method-cards.tsx';
import { PageHero } from '../../components/common/page-hero/page-hero.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import { Apart } from '../../components/talent/art/apart.tsx';
import { Score } from '../../components/talent/art/score.tsx';
import { breadcrumbs } from '../../content/structured-data.ts';
import {
  closing,
  criteria,
  hero,
  methodLabels,
  methods,
  methodsIntro,
  notForYou,
  score,
  sums,
  tableIntro,
  ways,
} from '../../content/talent/comparison.ts';

export { meta } from '../../content/talent/comparison.ts';

const sum: Row = {
  id: 'summe',
  head: sums.label,
  cells: score.map(({ id, ticks }) => (
    <Fragment key={id}>
      <b>{ticks}</b> {sums.hint}
    </Fragment>
  )),
};

export default function TalentComparisonPage() {
  return (
    <>
      <PageHero title={hero.headline} lead={hero.lead} reader="talent">
        <Score />
      </PageHero>
      <Section id={tableIntro.id} title={tableIntro.heading} intro={tableIntro.text}>
        <ReasonTable caption={tableIntro.caption} ways={ways} criteria={criteria} figures={[sum]} />
      </Section>
      <Section id={methodsIntro.id} title={methodsIntro.heading} intro={methodsIntro.text} split="full" tone="tint">
        <MethodCards methods={methods} labels={methodLabels} />
      </Section>
      <Section
        id={notForYou.id}
        title={notForYou.heading}
        intro={notForYou.text}
        split="half"
        tone="match"
        actions={<Apart />}
      >
        <EntryList entries={notForYou.items} look="plain" />
      </Section>
      <Closing closing={closing} ending="jobs" />
      <StructuredData data={[breadcrumbs('/talente/vergleich')]} />
    </>
  );
}
