import { Section } from '../components/common/section/section.tsx';
import { Sequence } from '../components/common/sequence/sequence.tsx';
import { Guide } from '../components/guides/guide/guide.tsx';
import { GuideEnd } from '../components/guides/guide/guide-end.tsx';
import { GuideHero } from '../components/guides/guide/guide-hero.tsx';
import { FlagsArt } from '../components/guides/guide/hero-art.tsx';
import { InterviewCalendar } from '../components/guides/interview-plan/interview-calendar.tsx';
import { InterviewPlan } from '../components/guides/interview-plan/interview-plan.tsx';
import { RoleQuestions } from '../components/guides/questions/role-questions.tsx';
import { SameMeasure } from '../components/guides/questions/same-measure.tsx';
import { RoleChapters } from '../components/guides/role-chapters/role-chapters.tsx';
import { ScorecardDesk, ScorecardPrint } from '../components/guides/scorecard/scorecard-desk.tsx';
import * as guide from '../content/guides/interviewfragen.ts';
import { roleIds } from '../content/roles.ts';

export { meta } from '../content/guides/interviewfragen.ts';

export default function InterviewQuestionsPage() {
  const { interviews, practicesIntro, planIntro, scorecard } = guide;
  return (
    <Guide>
      <GuideHero hero={guide.hero} links={guide.heroLinks} print={scorecard.printButton} tone="plane">
        <FlagsArt />
      </GuideHero>
      <RoleChapters index={guide.index}>
        {roleIds.map((role) => (
          <RoleQuestions key={role} role={role} interview={interviews[role]} />
        ))}
      </RoleChapters>
      <Section
        id={practicesIntro.id}
        title={practicesIntro.heading}
        intro={practicesIntro.text}
        split="4/8"
        tone="match"
        actions={<SameMeasure />}
      >
        <Sequence steps={guide.practices} />
      </Section>
      <Section id={planIntro.id} title={planIntro.heading} intro={planIntro.text} split="full">
        <InterviewPlan plan={guide.interviewPlan} />
        <InterviewCalendar />
      </Section>
      <Section
        id={scorecard.id}
        title={scorecard.heading}
        intro={scorecard.text}
        split="4/8"
        tone="tint"
        actions={<ScorecardPrint />}
      >
        <ScorecardDesk />
      </Section>
      <GuideEnd closing={guide.closing} reader="company" ending="flags" />
    </Guide>
  );
}
