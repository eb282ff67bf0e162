import { Closing } from '../../components/common/closing/closing.tsx';
import { EntryList } from '../../components/common/entry-list/entry-list.tsx';
import { Approach, Chat } from '../../components/common/how-art/how-art.tsx';
import { PageHero } from '../../components/common/page-hero/page-hero.tsx';
import { Pillars } from '../../components/common/pillars/pillars.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { Week } from '../../components/common/sequence/week.tsx';
import { Decision } from '../../components/company/decision/decision.tsx';
import { StepGroups } from '../../components/company/step-groups/step-groups.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import {
  actors,
  afterMatch,
  aiLimits,
  closing,
  hero,
  matchingIntro,
  pillars,
  stepGroups,
  stepsIntro,
  timeline,
  timelineIntro,
} from '../../content/company/how-it-works.ts';
import { breadcrumbs } from '../../content/structured-data.ts';

export { meta } from '../../content/company/how-it-works.ts';

export default function CompanyHowItWorksPage() {
  return (
    <>
      <PageHero title={hero.headline} lead={hero.lead} reader="company">
        <Approach dayLabel={timelineIntro.dayLabel} match={hero.match} />
      </PageHero>
      <Section id={stepsIntro.id} title={stepsIntro.heading} intro={stepsIntro.text}>
        <StepGroups groups={stepGroups} actors={actors} />
      </Section>
      <Section id={matchingIntro.id} title={matchingIntro.heading} intro={matchingIntro.text}>
        <Pillars pillars={pillars} looksAtLabel={matchingIntro.looksAtLabel} />
      </Section>
      <Section
        id={aiLimits.id}
        title={aiLimits.heading}
        intro={aiLimits.text}
        split="4/8"
        tone="surface"
        actions={<Decision />}
      >
        <EntryList look="stack" entries={aiLimits.items} />
      </Section>
      <Section
        id={afterMatch.id}
        title={afterMatch.heading}
        intro={afterMatch.text}
        split="half"
        tone="match"
        actions={<Chat {...afterMatch.chat} />}
      >
        <EntryList entries={afterMatch.steps} look="poster" />
      </Section>
      <Section id={timelineIntro.id} title={timelineIntro.heading} intro={timelineIntro.text} tone="tint">
        <Week {...timelineIntro} entries={timeline} />
      </Section>
      <Closing closing={closing} ending="arrivedTalent" />
      <StructuredData data={[breadcrumbs('/unternehmen/so-funktionierts')]} />
    </>
  );
}
