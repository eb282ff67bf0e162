import { Closing } from '../../components/closing/closing.tsx';
import { Explanations } from '../../components/explanations/explanations.tsx';
import { Faq } from '../../components/faq/faq.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { LaunchNote } from '../../components/pricing/launch-note.tsx';
import { PriceMotif } from '../../components/pricing/price-motif.tsx';
import { Pricing } from '../../components/pricing/pricing.tsx';
import { Section } from '../../components/section/section.tsx';
import { StructuredData } from '../../components/structured-data/structured-data.tsx';
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
