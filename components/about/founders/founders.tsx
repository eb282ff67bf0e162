import './founders.scss';
import './portraits.scss';
import { files, heading, type Ink, inks, lead, mark, portraits, tints } from '../../../content/founders.ts';
import '../../common/drawing/drawing.scss';
import { ButtonLink } from '../../common/button/button.tsx';
import { PageHero } from '../../common/page-hero/page-hero.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { Section } from '../../common/section/section.tsx';
import { Logo } from '../../shell/logo/logo.tsx';
import avif1 from './founder-1.avif';
import png1 from './founder-1.png';
import webp1 from './founder-1.webp';
import avif2 from './founder-2.avif';
import png2 from './founder-2.png';
import webp2 from './founder-2.webp';

/** The files, drawn from the SVG next to them; in the order of `portraits`. */
const IMAGES = [
  { avif: avif1, webp: webp1, png: png1 },
  { avif: avif2, webp: webp2, png: png2 },
] as const;

/** Edge of the square images in pixels. */
const SIZE = 900;

/** Inks by name, each with its values. */
function Inks({ inks }: { readonly inks: readonly Ink[] }) {
  return (
    <ul>
      {inks.map(({ name, rgb, hex }) => (
        <li key={name}>
          <b>{name}</b> <span>RGB {rgb}</span> <span>Hex {hex}</span>
        </li>
      ))}
    </ul>
  );
}

/** The founders' two portraits: placeholders until the real ones take the files' place. */
export function Founders() {
  return (
    <>
      <PageHero title={heading} tone="paper" />
      <div className="founders wrap">
        <p className="founders__lead">
          <Rich text={lead} />
        </p>
        {portraits.map(({ id, alt, name, role }, index) => {
          const image = IMAGES[index];
          return image ? (
            <figure key={id} id={id}>
              <picture>
                <source type="image/avif" srcSet={image.avif} />
                <source type="image/webp" srcSet={image.webp} />
                <img src={image.png} width={SIZE} height={SIZE} alt={alt} />
              </picture>
              <figcaption>
                <b>{name}</b> <span>{role}</span>
              </figcaption>
            </figure>
          ) : null;
        })}
      </div>
      <Section id={mark.id} title={mark.heading} intro={mark.text} tone="surface">
        <div className="mark">
          <svg className="screen-only" viewBox="1 6 32 22" aria-hidden="true">
            <circle className="ink-talent" cx="22" cy="17" r="11" />
            <path className="ink-company" d="M4 6h17v22H4a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z" />
            <path className="ink-both" d="M21 6.05a11 11 0 0 0 0 21.9z" />
          </svg>
          <Inks inks={inks} />
        </div>
        <div className="founders__tiles">
          <Inks inks={tints} />
          <div className="founders__words screen-only" aria-hidden="true">
            <Logo /> <Logo />
          </div>
        </div>
        <ul className="founders__files">
          {files.map(({ href, label }, index) => (
            <li key={href}>
              <ButtonLink href={href} tone={index === 0 ? 'accent' : 'quiet'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
