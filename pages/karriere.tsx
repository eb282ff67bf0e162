import { Drafting } from '../components/about/art/drafting.tsx';
import { Openings } from '../components/about/openings/openings.tsx';
import { Process } from '../components/about/process/process.tsx';
import { Reasons } from '../components/about/reasons/reasons.tsx';
import { ButtonLink } from '../components/common/button/button.tsx';
import { Closing } from '../components/common/closing/closing.tsx';
import { PageHero } from '../components/common/page-hero/page-hero.tsx';
import { Section } from '../components/common/section/section.tsx';
import { closing, hero, openings, openingsIntro, processIntro, processSteps, reasons } from '../content/careers.ts';

export { meta } from '../content/careers.ts';

export default function CareersPage() {
  return (
    <>
      <PageHero
        title={hero.headline}
        lead={hero.lead}
        actions={
          <ButtonLink href={hero.button.href} tone="plane">
            {hero.button.label}
          </ButtonLink>
        }
      >
        <Drafting />
      </PageHero>
      <Section id={openingsIntro.id} title={openingsIntro.heading} intro={openingsIntro.text}>
        <Openings openings={openings} />
      </Section>
      <Section id={reasons.id} title={reasons.heading} intro={reasons.text} split="full" tone="plane">
        <Reasons product={reasons.product} entries={reasons.entries} />
      </Section>
      <Section id={processIntro.id} title={processIntro.heading} intro={processIntro.text} tone="tint">
        <Process steps={processSteps} />
      </Section>
      <Closing closing={closing} ending="board" />
    </>
  );
}
