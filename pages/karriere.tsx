import { Closing } from '../components/closing/closing.tsx';
import { Drafting } from '../components/drafting/drafting.tsx';
import { Openings } from '../components/openings/openings.tsx';
import { PageHero } from '../components/page-hero/page-hero.tsx';
import { Section } from '../components/section/section.tsx';
import { StepLedger } from '../components/step-ledger/step-ledger.tsx';
import { closing, hero, openings, openingsIntro, processIntro, processSteps } from '../content/careers.ts';

export { meta } from '../content/careers.ts';

export default function CareersPage() {
  return (
    <>
      <PageHero title={hero.headline} lead={hero.lead}>
        <Drafting />
      </PageHero>
      <Section id={openingsIntro.id} title={openingsIntro.heading} intro={openingsIntro.text}>
        <Openings openings={openings} />
      </Section>
      <Section id={processIntro.id} title={processIntro.heading} intro={processIntro.text} split="4/8" tone="surface">
        <StepLedger steps={processSteps} />
      </Section>
      <Closing closing={closing} />
    </>
  );
}
