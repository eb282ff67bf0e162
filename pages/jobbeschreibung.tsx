import { Section } from '../components/common/section/section.tsx';
import { AppointmentCost } from '../components/guides/chapter/playbook.tsx';
import { SecondRole } from '../components/guides/chapter/second-role.tsx';
import { Contract } from '../components/guides/contract/contract.tsx';
import { Guide } from '../components/guides/guide/guide.tsx';
import { GuideEnd } from '../components/guides/guide/guide-end.tsx';
import { GuideHero } from '../components/guides/guide/guide-hero.tsx';
import { JobPosting } from '../components/guides/job-posting/job-posting.tsx';
import { Ramp } from '../components/guides/ramp/ramp.tsx';
import { Relay, RelayBand } from '../components/guides/relay/relay.tsx';
import { RoleBrief } from '../components/guides/role-brief/role-brief.tsx';
import { RoleChapters } from '../components/guides/role-chapters/role-chapters.tsx';
import { RoleTable } from '../components/guides/role-table/role-table.tsx';
import * as guide from '../content/guides/jobbeschreibung.ts';
import { playbook } from '../content/guides/playbook.ts';
import { roleIds } from '../content/roles.ts';

export { meta } from '../content/guides/jobbeschreibung.ts';

export default function JobDescriptionsPage() {
  const { relayIntro, commissionIntro, comparisonIntro } = guide;
  const { costIntro, daysIntro } = playbook;
  return (
    <Guide>
      <div className="relay-head">
        <GuideHero hero={guide.hero} links={guide.heroLinks} print={guide.printButton} />
        <RelayBand />
      </div>
      <Section id={relayIntro.id} title={relayIntro.heading} intro={relayIntro.text}>
        <Relay legs={guide.relay} />
      </Section>
      <RoleChapters index={guide.index}>
        {roleIds.map((role) => (
          <RoleBrief key={role} role={role} chapter={guide.chapters[role]} />
        ))}
      </RoleChapters>
      <Section
        id={commissionIntro.id}
        title={commissionIntro.heading}
        intro={commissionIntro.text}
        split="full"
        tone="match"
      >
        <Contract clauses={guide.commissionClauses} />
      </Section>
      <Section id={comparisonIntro.id} title={comparisonIntro.heading} intro={comparisonIntro.text} split="full">
        <RoleTable caption={guide.comparisonCaption} corner={guide.comparisonCorner} rows={guide.comparison} />
      </Section>
      <Section id={guide.adIntro.id} title={guide.adIntro.heading} intro={guide.adIntro.text} split="4/8" tone="tint">
        <JobPosting id="kurzanzeige" text={guide.shortAd} look="poster" />
      </Section>
      <Section id={playbook.id} title={playbook.heading} intro={playbook.text}>
        <SecondRole />
      </Section>
      <Section id={costIntro.id} title={costIntro.heading} intro={costIntro.text} split="full" tone="tint">
        <AppointmentCost />
      </Section>
      <Section id={daysIntro.id} title={daysIntro.heading} intro={daysIntro.text} split="full">
        <Ramp months={playbook.days} />
      </Section>
      <GuideEnd closing={guide.closing} ending="relay" />
    </Guide>
  );
}
