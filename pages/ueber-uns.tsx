import { Closing } from '../components/closing/closing.tsx';
import { DatedFigures } from '../components/dated-figures/dated-figures.tsx';
import { Mission } from '../components/mission/mission.tsx';
import { Paragraphs } from '../components/paragraphs/paragraphs.tsx';
import { Section } from '../components/section/section.tsx';
import { ValueRows } from '../components/value-rows/value-rows.tsx';
import { closing, mission, stats, statsIntro, values, valuesIntro } from '../content/about.ts';

export { meta } from '../content/about.ts';

export default function AboutPage() {
  return (
    <>
      <Mission headline={mission.headline} />
      <Section id={mission.id} title={mission.heading} split="4/8">
        <Paragraphs paragraphs={mission.paragraphs} layout="story" />
      </Section>
      <Section id={valuesIntro.id} title={valuesIntro.heading} split="full">
        <ValueRows values={values} />
      </Section>
      <Section id={statsIntro.id} title={statsIntro.heading} intro={statsIntro.text} tone="tint">
        <DatedFigures stats={stats} />
      </Section>
      <Closing closing={closing} />
    </>
  );
}
