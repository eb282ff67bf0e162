import { ClaimsRegister, OpenClaims } from '../components/about/claims-register/claims-register.tsx';
import { DerivationTables } from '../components/about/claims-register/derivations.tsx';
import { Leaflet } from '../components/about/claims-register/leaflet.tsx';
import { ButtonLink } from '../components/common/button/button.tsx';
import { Closing } from '../components/common/closing/closing.tsx';
import { PageHero } from '../components/common/page-hero/page-hero.tsx';
import { Rich } from '../components/common/rich/rich.tsx';
import { Section } from '../components/common/section/section.tsx';
import { derivedIntro } from '../content/figures-derived.ts';
import {
  closing,
  examplesNote,
  featured,
  heldBackNote,
  hero,
  openIntro,
  registerIntro,
} from '../content/figures-page.ts';

export { meta } from '../content/figures-page.ts';

export default function FiguresPage() {
  return (
    <>
      <PageHero
        title={hero.headline}
        lead={hero.lead}
        actions={
          <ButtonLink href={hero.button.href} tone="plane">
            {hero.button.label}
          </ButtonLink>
        }
      >
        <Leaflet claim={featured} />
      </PageHero>
      <Section id={registerIntro.id} title={registerIntro.heading} intro={registerIntro.text}>
        <ClaimsRegister />
        <p className="note">
          <Rich text={examplesNote} />
        </p>
      </Section>
      <Section id={openIntro.id} title={openIntro.heading} intro={openIntro.text} split="full" tone="match">
        <OpenClaims />
        <p className="note">
          <Rich text={heldBackNote} />
        </p>
      </Section>
      <Section id={derivedIntro.id} title={derivedIntro.heading} intro={derivedIntro.text} split="4/8" tone="surface">
        <DerivationTables />
      </Section>
      <Closing closing={closing} ending="percent" />
    </>
  );
}
