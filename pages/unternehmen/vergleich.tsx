import { Closing } from '../../components/common/closing/closing.tsx';
import { MethodCards } from '../../components/common/method-cards/method-cards.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { ComparisonTable } from '../../components/company/comparison/comparison-table.tsx';
import { TimeBars } from '../../components/company/comparison/time-bars.tsx';
import { RoiCalculator } from '../../components/company/roi-calculator/roi-calculator.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import {
  closing,
  methodLabels,
  methods,
  methodsIntro,
  TIME_AXIS_DAYS,
  tableIntro,
  timeBars,
  timeIntro,
} from '../../content/company/comparison.ts';
import { breadcrumbs } from '../../content/structured-data.ts';

export { meta } from '../../content/company/comparison.ts';

export default function CompanyComparisonPage() {
  return (
    <>
      <RoiCalculator />
      <Section id={tableIntro.id} title={tableIntro.heading} intro={tableIntro.text}>
        <ComparisonTable />
      </Section>
      <Section id={methodsIntro.id} title={methodsIntro.heading} intro={methodsIntro.text} split="full" tone="surface">
        <MethodCards methods={methods} labels={methodLabels} />
      </Section>
      <Section id={timeIntro.id} title={timeIntro.heading} intro={timeIntro.text} tone="match">
        <TimeBars bars={timeBars} axis={TIME_AXIS_DAYS} />
      </Section>
      <Closing closing={closing} ending="days" />
      <StructuredData data={[breadcrumbs('/unternehmen/vergleich')]} />
    </>
  );
}
