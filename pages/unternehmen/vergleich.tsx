import { Closing } from '../../components/common/closing/closing.tsx';
import { CompareTable } from '../../components/common/data-table/compare-table.tsx';
import { MethodCards } from '../../components/common/method-cards/method-cards.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { MetricsTable } from '../../components/company/metrics-table/metrics-table.tsx';
import { RoiCalculator } from '../../components/company/roi-calculator/roi-calculator.tsx';
import { TimeBars } from '../../components/company/time-bars/time-bars.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import {
  closing,
  criteria,
  methodLabels,
  methods,
  methodsIntro,
  metrics,
  metricsIntro,
  TIME_AXIS_DAYS,
  tableIntro,
  timeBars,
  timeGridlines,
  timeIntro,
  ways,
} from '../../content/company/comparison.ts';
import { breadcrumbs } from '../../content/structured-data.ts';

export { meta } from '../../content/company/comparison.ts';

export default function CompanyComparisonPage() {
  return (
    <>
      <RoiCalculator />
      <Section id={tableIntro.id} title={tableIntro.heading} intro={tableIntro.text}>
        <CompareTable caption={tableIntro.caption} ways={ways} criteria={criteria} showReasons />
      </Section>
      <Section id={methodsIntro.id} title={methodsIntro.heading} intro={methodsIntro.text} split="4/8" tone="surface">
        <MethodCards methods={methods} labels={methodLabels} />
      </Section>
      <Section id={timeIntro.id} title={timeIntro.heading} intro={timeIntro.text} split="full">
        <TimeBars caption={timeIntro.caption} bars={timeBars} axis={TIME_AXIS_DAYS} gridlines={timeGridlines} />
      </Section>
      <Section id={metricsIntro.id} title={metricsIntro.heading} intro={metricsIntro.text} tone="surface">
        <MetricsTable caption={metricsIntro.caption} note={metricsIntro.note} ways={ways} metrics={metrics} />
      </Section>
      <Closing closing={closing} />
      <StructuredData data={[breadcrumbs('/unternehmen/vergleich')]} />
    </>
  );
}
