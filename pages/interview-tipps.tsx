import { Section } from '../components/common/section/section.tsx';
import { FlagList, FlagLists } from '../components/guides/flag-list/flag-list.tsx';
import { NoteArt, RoundedArt } from '../components/guides/flag-list/habit-art.tsx';
import { Guide } from '../components/guides/guide/guide.tsx';
import { GuideEnd } from '../components/guides/guide/guide-end.tsx';
import { GuideHero } from '../components/guides/guide/guide-hero.tsx';
import { FiguresArt } from '../components/guides/guide/hero-art.tsx';
import { Dialogue } from '../components/guides/questions/dialogue.tsx';
import { ModelAnswers } from '../components/guides/questions/model-answers.tsx';
import { RoleChapters } from '../components/guides/role-chapters/role-chapters.tsx';
import { RoleTips } from '../components/guides/tip-list/tip-list.tsx';
import * as guide from '../content/guides/interview-tipps.ts';
import { roleIds } from '../content/roles.ts';

export { meta } from '../content/guides/interview-tipps.ts';

export default function InterviewTipsPage() {
  const { questionsIntro, habitsIntro, habitLabels, employerIntro, signalLabels } = guide;
  return (
    <Guide view="talent">
      <GuideHero hero={guide.hero} links={guide.heroLinks} print={guide.printButton} tone="plane">
        <FiguresArt {...guide.heroFigures} />
      </GuideHero>
      <RoleChapters index={guide.index}>
        {roleIds.map((role) => (
          <RoleTips key={role} role={role} tips={guide.roleTips[role]} />
        ))}
      </RoleChapters>
      <Section
        id={questionsIntro.id}
        title={questionsIntro.heading}
        intro={questionsIntro.text}
        split="4/8"
        actions={<Dialogue />}
      >
        <ModelAnswers answers={guide.modelAnswers} />
      </Section>
      <Section id={habitsIntro.id} title={habitsIntro.heading} intro={habitsIntro.text} tone="match">
        <FlagLists look="habits">
          <FlagList title={habitLabels.dos} entries={guide.dos}>
            <NoteArt figure={guide.heroFigures.real} />
          </FlagList>
          <FlagList title={habitLabels.donts} entries={guide.donts}>
            <RoundedArt />
          </FlagList>
        </FlagLists>
      </Section>
      <Section id={employerIntro.id} title={employerIntro.heading} intro={employerIntro.text} split="full">
        <FlagLists look="signals">
          <FlagList title={signalLabels.green} entries={guide.signals.green} mark="green" />
          <FlagList title={signalLabels.red} entries={guide.signals.red} mark="red" />
        </FlagLists>
      </Section>
      <GuideEnd closing={guide.closing} reader="talent" ending="question" />
    </Guide>
  );
}
