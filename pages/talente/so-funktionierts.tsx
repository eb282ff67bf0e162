import { Closing } from '../../components/common/closing/closing.tsx';
import { PageHero } from '../../components/common/page-hero/page-hero.tsx';
import { Pillars } from '../../components/common/pillars/pillars.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { SectionLink } from '../../components/common/section-link/section-link.tsx';
import { Week } from '../../components/common/sequence/week.tsx';
import { StepPlanes } from '../../components/common/step-planes/step-planes.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import { Padlock } from '../../components/talent/art/padlock.tsx';
import { Stopwatch } from '../../components/talent/art/stopwatch.tsx';
import { Lengths } from '../../components/talent/lengths/lengths.tsx';
import { Thread } from '../../components/talent/thread/thread.tsx';
import { breadcrumbs } from '../../content/structured-data.ts';
import {
  actors,
  afterMatch,
  closing,
  hero,
  matchingIntro,
  pillars,
  privacy,
  steps,
  stepsIntro,
  timeline,
  timelineIntro,
} from '../../content/talent/how-it-works.ts';

export { meta } from '../../content/talent/how-it-works.ts';

export default function TalentHowItWorksPage() {
  return (
    <>
      <PageHero title={hero.headline} lead={hero.lead} reader="talent">
        <Stopwatch />
      </PageHero>
      <Section id={stepsIntro.id} title={stepsIntro.heading} intro={stepsIntro.text}>
        <Lengths />
        <StepPlanes steps={steps} actors={actors} own="talent" />
      </Section>
      <Section id={timelineIntro.id} title={timelineIntro.heading} intro={timelineIntro.text} tone="tint">
        <Week {...timelineIntro} entries={timeline} />
      </Section>
      <Section id={privacy.id} title={privacy.heading} intro={privacy.text} split="4/8" tone="match">
        <Padlock items={privacy.items}>
          <SectionLink link={privacy.link} />
        </Padlock>
      </Section>
      <Section id={matchingIntro.id} title={matchingIntro.heading} intro={matchingIntro.text}>
        <Pillars pillars={pillars} looksAtLabel={matchingIntro.looksAtLabel} note={matchingIntro.limit} />
      </Section>
      <Section id={afterMatch.id} title={afterMatch.heading} intro={afterMatch.text} tone="tint">
        <Thread steps={afterMatch.steps} />
      </Section>
      <Closing closing={closing} ending="elapsed" />
      <StructuredData data={[breadcrumbs('/talente/so-funktionierts')]} />
    </>
  );
}
