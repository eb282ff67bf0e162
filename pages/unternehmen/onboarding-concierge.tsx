import { ButtonLink } from '../../components/button/button.tsx';
import { Closing } from '../../components/closing/closing.tsx';
import { BasicPremium } from '../../components/concierge/basic-premium.tsx';
import { Journey } from '../../components/concierge/journey.tsx';
import { Paragraphs } from '../../components/concierge/paragraphs.tsx';
import { PersonCard } from '../../components/concierge/person-card.tsx';
import { PriceBlock } from '../../components/concierge/price-block.tsx';
import { PullQuote } from '../../components/concierge/pull-quote.tsx';
import { Services } from '../../components/concierge/services.tsx';
import { Voices } from '../../components/concierge/voices.tsx';
import { Faq } from '../../components/faq/faq.tsx';
import { PageHero } from '../../components/page-hero/page-hero.tsx';
import { Section } from '../../components/section/section.tsx';
import {
  about,
  closing,
  comparisonIntro,
  faq,
  faqIntro,
  featuresIntro,
  hero,
  journeyIntro,
  meta as pageMeta,
  priceCard,
  testimonialsIntro,
} from '../../content/company/concierge.ts';

export const meta = pageMeta;

export default function ConciergePage() {
  const actions = (
    <>
      <ButtonLink href={hero.primary.href} tone="plane">
        {hero.primary.label}
      </ButtonLink>
      <ButtonLink href={hero.secondary.href} tone="quiet">
        {hero.secondary.label}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHero title={hero.headline} lead={hero.lead} actions={actions}>
        <PersonCard />
      </PageHero>
      <Section id={about.id} title={about.heading} intro={about.text} split="4/8">
        <Paragraphs paragraphs={about.paragraphs} />
      </Section>
      <Section id={featuresIntro.id} title={featuresIntro.heading} intro={featuresIntro.text}>
        <Services />
      </Section>
      <Section id={journeyIntro.id} title={journeyIntro.heading} intro={journeyIntro.text} split="full" tone="tint">
        <Journey />
      </Section>
      <PullQuote />
      <Section id={comparisonIntro.id} title={comparisonIntro.heading} intro={comparisonIntro.text} split="4/8">
        <BasicPremium />
      </Section>
      <Section
        id={testimonialsIntro.id}
        title={testimonialsIntro.heading}
        intro={testimonialsIntro.text}
        tone="surface"
      >
        <Voices />
      </Section>
      <Section id={priceCard.id} title={priceCard.heading} intro={priceCard.text} split="full">
        <PriceBlock />
      </Section>
      <Section id={faqIntro.id} title={faqIntro.heading} intro={faqIntro.text} split="4/8">
        <Faq name="faq" questions={faq} />
      </Section>
      <Closing closing={closing} />
    </>
  );
}
