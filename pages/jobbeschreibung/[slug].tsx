import { Faq } from '../../components/common/faq/faq.tsx';
import { PrintButton } from '../../components/common/print-button/print-button.tsx';
import { Section } from '../../components/common/section/section.tsx';
import { PayChapter } from '../../components/guides/chapter/pay-chapter.tsx';
import { Guide } from '../../components/guides/guide/guide.tsx';
import { GuideEnd } from '../../components/guides/guide/guide-end.tsx';
import { RoleHero } from '../../components/guides/guide/role-hero.tsx';
import { JobPosting } from '../../components/guides/job-posting/job-posting.tsx';
import { AskedQuestions } from '../../components/guides/questions/asked-questions.tsx';
import { RoleBoundary } from '../../components/guides/relay/role-boundary.tsx';
import { Pay } from '../../components/guides/role-profile/pay.tsx';
import { RoleDay } from '../../components/guides/role-profile/role-day.tsx';
import { Craft, Measured, ProfilePart } from '../../components/guides/role-profile/role-parts.tsx';
import { RoleWeek } from '../../components/guides/role-week/role-week.tsx';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import { chapterLabels, chapters } from '../../content/guides/jobbeschreibung.ts';
import { rolePath } from '../../content/guides/labels.ts';
import { roleOfSlug, rolePageLabels, rolePages } from '../../content/guides/rollen.ts';
import { roleIds, roles } from '../../content/roles.ts';
import { breadcrumbs, faqPage } from '../../content/structured-data.ts';

export const slugs = roleIds;
export const meta = (slug: string) => rolePages[roleOfSlug(slug)].meta;

export default function RolePage({ slug }: { readonly slug: string }) {
  const role = roleOfSlug(slug);
  const chapter = chapters[role];
  const page = rolePages[role];
  const { boundary, payIntro, dayIntro, metricsIntro, weekIntro, questionsIntro, faqIntro } = page;
  return (
    <Guide>
      <RoleHero role={role} hero={page.hero} />
      <Section id={boundary.id} title={boundary.heading} intro={boundary.text} split="full">
        <RoleBoundary role={role} isNot={page.isNot} />
      </Section>
      <Section id={rolePageLabels.profileId} title={chapter.heading} intro={chapter.text} tone="tint">
        <ProfilePart>
          <Craft chapter={chapter} />
          <div className="role-profile__ad">
            <h3>{chapterLabels.ad}</h3>
            <p>{chapterLabels.adHint}</p>
            <JobPosting id="anzeige" text={chapter.ad}>
              <PrintButton label={rolePageLabels.print} size="small" />
            </JobPosting>
          </div>
        </ProfilePart>
      </Section>
      <Section id={payIntro.id} title={payIntro.heading} intro={payIntro.text} split="full">
        <ProfilePart>
          <Pay role={roles[role]} text={chapter.pay} />
        </ProfilePart>
        <PayChapter role={role} models={chapter.models} />
      </Section>
      <Section id={dayIntro.id} title={dayIntro.heading} intro={dayIntro.text} split="full" tone="plane">
        <RoleDay chapter={chapter} />
      </Section>
      <Section id={metricsIntro.id} title={metricsIntro.heading} intro={metricsIntro.text} split="full">
        <ProfilePart>
          <Measured chapter={chapter} />
        </ProfilePart>
      </Section>
      <Section id={weekIntro.id} title={weekIntro.heading} intro={weekIntro.text} split="full" tone="plane">
        <RoleWeek role={role} week={page.week} outcomes={page.weekOutcomes} reading={page.weekReading} />
      </Section>
      <Section id={questionsIntro.id} title={questionsIntro.heading} intro={questionsIntro.text} tone="match">
        <AskedQuestions role={role} />
      </Section>
      <Section id={faqIntro.id} title={faqIntro.heading} intro={faqIntro.text} split="4/8">
        <Faq name="faq" questions={page.faq} />
      </Section>
      <GuideEnd closing={page.closing} ending={role} />
      <StructuredData data={[breadcrumbs(rolePath(role)), faqPage(page.faq)]} />
    </Guide>
  );
}
