import { ButtonLink } from '../../components/common/button/button.tsx';
import { Closing } from '../../components/common/closing/closing.tsx';
import { Faq } from '../../components/common/faq/faq.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { Explanations } from '../../components/company/pricing/explanations.tsx';
import { LaunchNote } from '../../components/company/pricing/launch-note.tsx';
import { Pricing } from '../../components/company/pricing/pricing.tsx';
import { PlanReceipt } from '../../components/company/receipt/plan-receipt.tsx';
import { ReceiptHero } from '../../components/company/receipt/receipt-hero.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import {
  closing,
  explanations,
  explanationsIntro,
  faq,
  faqIntro,
  hero,
  plansIntro,
  receipt,
  register,
} from '../../content/company/pricing.ts';
import { breadcrumbs, faqPage, service } from '../../content/structured-data.ts';

export { meta } from '../../content/company/pricing.ts';

export default function PricingPage() {
  return (
    <>
      <ReceiptHero
        title={hero.headline}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink href={register.href} tone="plane">
              {register.label}
            </ButtonLink>{' '}
            <a href={receipt.plans.href}>{receipt.plans.label}</a>
          </>
        }
      >
        <PlanReceipt />
      </ReceiptHero>
      <Pricing id={plansIntro.id} title={plansIntro.heading} intro={plansIntro.text}>
        <LaunchNote />
      </Pricing>
      <Section id={explanationsIntro.id} title={explanationsIntro.heading} split="full" tone="tint">
        <Explanations explanations={explanations} />
      </Section>
      <Section id={faqIntro.id} title={faqIntro.heading} split="4/8">
        <Faq name="faq" questions={faq} />
      </Section>
      <Closing closing={closing} ending="bill" />
      <StructuredData data={[breadcrumbs('/unternehmen/preise'), service(), faqPage(faq)]} />
    </>
  );
}
