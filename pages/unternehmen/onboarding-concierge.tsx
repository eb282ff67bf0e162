import { ButtonLink } from '../../components/common/button/button.tsx';
import { Closing } from '../../components/common/closing/closing.tsx';
import { Faq } from '../../components/common/faq/faq.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { BasicPremium } from '../../components/company/concierge/basic-premium.tsx';
import { Deal } from '../../components/company/concierge/deal.tsx';
import { Drawback } from '../../components/company/concierge/drawback.tsx';
import { Features } from '../../components/company/concierge/features.tsx';
import { FirstWeek } from '../../components/company/concierge/first-week.tsx';
import { PullQuote, Voices } from '../../components/company/concierge/quotes.tsx';
import { ShortlistSheet } from '../../components/company/concierge/shortlist-sheet.tsx';
import { ConciergeReceipt } from '../../components/company/receipt/concierge-receipt.tsx';
import { ReceiptHero } from '../../components/company/receipt/receipt-hero.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import {
  closing,
  comparisonIntro,
  faq,
  faqIntro,
  featuresIntro,
  hero,
  journey,
  journeyIntro,
  priceCard,
  testimonialsIntro,
} from '../../content/company/concierge.ts';
import { breadcrumbs, faqPage } from '../../content/structured-data.ts';

export { meta } from '../../content/company/concierge.ts';

export default function ConciergePage() {
  return (
    <>
      <ReceiptHero
        title={hero.headline}
        lead={hero.lead}
        actions={
          <>
            <ButtonLink href={hero.primary.href} tone="plane">
              {hero.primary.label}
            </ButtonLink>{' '}
            <a href={hero.secondary.href}>{hero.secondary.label}</a>
            <p className="screen-only">{hero.note}</p>
          </>
        }
      >
        <ConciergeReceipt />
      </ReceiptHero>
      <Section id={featuresIntro.id} title={featuresIntro.heading} intro={featuresIntro.text}>
        <div className="handover">
          <ShortlistSheet />
          <Features />
        </div>
      </Section>
      <Section id={journeyIntro.id} title={journeyIntro.heading} intro={journeyIntro.text} split="full" tone="tint">
        <FirstWeek {...journeyIntro} legs={journey} />
      </Section>
      <PullQuote />
      <Section id={comparisonIntro.id} title={comparisonIntro.heading} intro={comparisonIntro.text}>
        <BasicPremium />
        <Drawback />
      </Section>
      <Section
        id={testimonialsIntro.id}
        title={testimonialsIntro.heading}
        intro={testimonialsIntro.text}
        split="full"
        tone="plane"
      >
        <Voices />
      </Section>
      <Section id={priceCard.id} title={priceCard.heading} intro={priceCard.text} split="full" tone="tint">
        <Deal />
      </Section>
      <Section id={faqIntro.id} title={faqIntro.heading} split="4/8">
        <Faq name="faq" questions={faq} />
      </Section>
      <Closing closing={closing} ending="shortlist" />
      <StructuredData data={[breadcrumbs('/unternehmen/onboarding-concierge'), faqPage(faq)]} />
    </>
  );
}
