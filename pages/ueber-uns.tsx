import { CountBoard } from '../components/about/count-board/count-board.tsx';
import { Mission } from '../components/about/mission/mission.tsx';
import { ValueRows } from '../components/about/value-rows/value-rows.tsx';
import { Closing } from '../components/common/closing/closing.tsx';
import { Section } from '../components/common/section/section.tsx';
import { closing, mission, stats, statsIntro, values, valuesIntro } from '../content/about.ts';

export { meta } from '../content/about.ts';

export default function AboutPage() {
  return (
    <>
      <Mission {...mission} />
      <Section id={valuesIntro.id} title={valuesIntro.heading} split="full">
        <ValueRows values={values} />
      </Section>
      <Section id={statsIntro.id} title={statsIntro.heading} intro={statsIntro.text} split="full" tone="tint">
        <CountBoard counts={stats} />
      </Section>
      <Closing closing={closing} ending="twoYes" />
    </>
  );
}
