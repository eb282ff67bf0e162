import './founders.scss';
import { files, heading, type Ink, inks, lead, mark, portraits, tints } from '../../../content/founders.ts';
import '../../common/drawing/drawing.scss';
import { ButtonLink } from '../../common/button/button.tsx';
import { PageHero } from '../../common/page-hero/page-hero.tsx';
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

/** Where the names stand in the mark on phones: company, overlap, talent. */
const NAMES_AT: readonly number[] = [6, 16, 27];

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
      <PageHero title={heading} lead={lead} tone="paper" />
      <div className="founders wrap">
        {portraits.map(({ id, alt }, index) => {
          const image = IMAGES[index];
          return image ? (
            <picture key={id} id={id}>
              <source type="image/avif" srcSet={image.avif} />
              <source type="image/webp" srcSet={image.webp} />
              <img src={image.png} width={SIZE} height={SIZE} alt={alt} />
            </picture>
          ) : null;
        })}
      </div>
      <Section id={mark.id} title={mark.heading} intro={mark.text} tone="surface">
        <div className="mark">
          <svg className="screen-only" viewBox="1 6 32 22" aria-hidden="true">
            <circle className="ink-talent" cx="22" cy="17" r="11" />
            <rect className="ink-company" x="1" y="6" width="20" height="22" rx="3" />
            <path className="ink-both" d="M19.35 6.32a11 11 0 0 0 0 21.36A3 3 0 0 0 21 25V9a3 3 0 0 0-1.65-2.68z" />
            {inks.map(({ name }, index) => (
              <text key={name} x={NAMES_AT[index]} y="18.1" fontSize="3.2">
                {name}
              </text>
            ))}
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
