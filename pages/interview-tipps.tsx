import { EntryList } from '../components/common/entry-list/entry-list.tsx';
import { Section } from '../components/common/section/section.tsx';
import { FlagLists, FlagPairs } from '../components/guides/flag-list/flag-list.tsx';
import { Guide } from '../components/guides/guide/guide.tsx';
import { GuideEnd } from '../components/guides/guide/guide-end.tsx';
import { GuideHero } from '../components/guides/guide/guide-hero.tsx';
import { FiguresArt } from '../components/guides/guide/hero-art.tsx';
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
      <Section id={questionsIntro.id} title={questionsIntro.heading} intro={questionsIntro.text} split="4/8">
        <ModelAnswers answers={guide.modelAnswers} />
      </Section>
      <Section id={habitsIntro.id} title={habitsIntro.heading} intro={habitsIntro.text} tone="match">
        <FlagLists>
          <div>
            <h3>{habitLabels.dos}</h3>
            <EntryList terms look="stack" entries={guide.dos} />
          </div>
          <div className="flag-lists__donts">
            <h3>{habitLabels.donts}</h3>
            <EntryList terms look="stack" entries={guide.donts} />
          </div>
        </FlagLists>
      </Section>
      <Section id={employerIntro.id} title={employerIntro.heading} intro={employerIntro.text} split="full">
        <FlagPairs labels={signalLabels} more={guide.moreSignals} signs={guide.signals} />
      </Section>
      <GuideEnd closing={guide.closing} reader="talent" ending="question" />
    </Guide>
  );
}
