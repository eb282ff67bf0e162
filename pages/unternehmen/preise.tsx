import { Closing } from '../../components/common/closing/closing.tsx';
import { Faq } from '../../components/common/faq/faq.tsx';
import { PageHero } from '../../components/common/page-hero/page-hero.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { Explanations } from '../../components/company/explanations/explanations.tsx';
import { LaunchNote } from '../../components/company/pricing/launch-note.tsx';
import { PriceMotif } from '../../components/company/pricing/price-motif.tsx';
import { Pricing } from '../../components/company/pricing/pricing.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import {
  closing,
  explanations,
  explanationsIntro,
  faq,
  faqIntro,
  hero,
  plansIntro,
} from '../../content/company/pricing.ts';
import { breadcrumbs, faqPage, service } from '../../content/structured-data.ts';

export { meta } from '../../content/company/pricing.ts';

export default function PricingPage() {
  return (
    <>
      <PageHero title={hero.headline} lead={hero.lead}>
        <PriceMotif />
      </PageHero>
      <Section id={plansIntro.id} title={plansIntro.heading} intro={plansIntro.text}>
        <Pricing />
        <LaunchNote />
      </Section>
      <Section
        id={explanationsIntro.id}
        title={explanationsIntro.heading}
        intro={explanationsIntro.text}
        split="full"
        tone="surface"
      >
        <Explanations explanations={explanations} />
      </Section>
      <Section id={faqIntro.id} title={faqIntro.heading} intro={faqIntro.text} split="4/8">
        <Faq name="faq" questions={faq} />
      </Section>
      <Closing closing={closing} />
      <StructuredData data={[breadcrumbs('/unternehmen/preise'), service(), faqPage(faq)]} />
    </>
  );
}
