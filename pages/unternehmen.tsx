import { Closing } from '../components/common/closing/closing.tsx';
import { CompareTable } from '../components/common/data-table/compare-table.tsx';
import { Faq } from '../components/common/faq/faq.tsx';
import { Hero } from '../components/common/hero/hero.tsx';
import { MatchDeck } from '../components/common/match-deck/match-deck.tsx';
import { Portrait } from '../components/common/portrait/portrait.tsx';
import { Section } from '../components/common/section/section.tsx';
import { SectionLink } from '../components/common/section-link/section-link.tsx';
import { Rail } from '../components/common/sequence/rail.tsx';
import { HireStep } from '../components/company/art/hire-step.tsx';
import { Funnel } from '../components/company/funnel/funnel.tsx';
import { Pricing } from '../components/company/pricing/pricing.tsx';
import { CompanyReasons } from '../components/company/reasons/reasons.tsx';
import { StructuredData } from '../components/shell/structured-data/structured-data.tsx';
import { criteria, ways } from '../content/company/criteria.ts';
import * as landing from '../content/company/landing.ts';
import { organization, website } from '../content/structured-data.ts';

export { meta } from '../content/company/landing.ts';

const PORTRAITS = ([5, 3, 2] as const).map((variant) => (
  <div key={variant} className="sample-card__picture">
    <Portrait variant={variant} />
  </div>
));

export default function CompanyLandingPage() {
  const { benefitsIntro, comparisonIntro, faqIntro, flowIntro, pricingIntro } = landing;
  return (
    <>
      <Hero hero={landing.hero} facts={landing.facts}>
        <MatchDeck deck={landing.deck} reader="company" pictures={PORTRAITS} />
      </Hero>
      <Section id={benefitsIntro.id} title={benefitsIntro.heading} intro={benefitsIntro.text}>
        <CompanyReasons />
      </Section>
      <Section id={flowIntro.id} title={flowIntro.heading} intro={flowIntro.text} split="full" tone="tint">
        <Rail steps={landing.flow} art={HireStep} />
      </Section>
      <Funnel intro={landing.funnelIntro} steps={landing.funnel} />
      <Section id={comparisonIntro.id} title={comparisonIntro.heading} intro={comparisonIntro.text}>
        <CompareTable caption={comparisonIntro.caption} ways={ways} criteria={criteria} />
        <SectionLink link={comparisonIntro.link} />
      </Section>
      <Pricing id={pricingIntro.id} title={pricingIntro.heading} tone="tint" />
      <Section id={faqIntro.id} title={faqIntro.heading} split="4/8">
        <Faq name="faq" questions={landing.faq} />
      </Section>
      <Closing closing={landing.closing} ending="companyMissing" />
      <StructuredData data={[organization, website]} />
    </>
  );
}
