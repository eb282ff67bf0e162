import { Closing } from '../components/common/closing/closing.tsx';
import { CompareTable } from '../components/common/data-table/compare-table.tsx';
import { Faq } from '../components/common/faq/faq.tsx';
import { Hero } from '../components/common/hero/hero.tsx';
import { MatchDeck } from '../components/common/match-deck/match-deck.tsx';
import { Section } from '../components/common/section/section.tsx';
import { Rail } from '../components/common/sequence/rail.tsx';
import { JOB_PICTURES } from '../components/talent/art/job-pictures.tsx';
import { StartStep } from '../components/talent/art/start-step.tsx';
import { MatchCases } from '../components/talent/match/match-cases.tsx';
import { PayCalculator } from '../components/talent/pay-calculator/pay-calculator.tsx';
import { PrivacyStates } from '../components/talent/privacy-states/privacy-states.tsx';
import { TalentReasons } from '../components/talent/reasons/reasons.tsx';
import { RoleStaircase } from '../components/talent/role-staircase/role-staircase.tsx';
import * as landing from '../content/talent/landing.ts';
import { payDisclaimer, payIntro, payNoScript, payRoles, payTexts } from '../content/talent/pay-texts.ts';

export { meta } from '../content/talent/landing.ts';

export default function TalentLandingPage() {
  const { rolesIntro, startIntro, benefitsIntro, matching, privacy, comparison, faqIntro } = landing;
  return (
    <>
      <Hero hero={landing.hero} facts={landing.hero.facts}>
        <MatchDeck deck={landing.deck} reader="talent" pictures={JOB_PICTURES} />
      </Hero>
      <Section id={rolesIntro.id} title={rolesIntro.heading}>
        <RoleStaircase
          lines={landing.roleLines}
          linkLabel={landing.roleLink}
          note={rolesIntro.note}
          basis={rolesIntro.basis}
        />
      </Section>
      <Section id={payIntro.id} title={payIntro.heading} intro={payIntro.text} tone="tint">
        <PayCalculator
          roles={payRoles}
          texts={payTexts}
          noScript={payNoScript}
          disclaimer={payDisclaimer}
          anchor={payIntro.id}
        />
      </Section>
      <Section id={startIntro.id} title={startIntro.heading} intro={startIntro.text} split="full">
        <Rail steps={landing.startSteps} art={StartStep} />
      </Section>
      <Section id={benefitsIntro.id} title={benefitsIntro.heading} tone="tint">
        <TalentReasons />
      </Section>
      <Section id={matching.id} title={matching.heading} intro={matching.text} tone="match">
        <MatchCases cases={matching.cases} />
      </Section>
      <Section id={privacy.id} title={privacy.heading} tone="tint" split="full" scene>
        <PrivacyStates states={privacy.states} profile={privacy.profile} />
      </Section>
      <Section id={comparison.id} title={comparison.heading} intro={comparison.text} tone="surface">
        <CompareTable caption={comparison.caption} ways={comparison.ways} criteria={comparison.rows} />
      </Section>
      <Section id={faqIntro.id} title={faqIntro.heading} split="4/8">
        <Faq name="faq" questions={landing.faq} />
      </Section>
      <Closing closing={landing.closing} ending="talentMissing" />
    </>
  );
}
