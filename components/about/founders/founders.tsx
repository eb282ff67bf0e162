import './founders.scss';
import { heading, lead, portraits } from '../../../content/founders.ts';
import { PageHero } from '../../common/page-hero/page-hero.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import avif1 from './founder-1.avif';
import png1 from './founder-1.png';
import webp1 from './founder-1.webp';
import avif2 from './founder-2.avif';
import png2 from './founder-2.png';
import webp2 from './founder-2.webp';
import { InkValues, Plates } from './plates.tsx';

/** The files, drawn from the SVG next to them; in the order of `portraits`. */
const IMAGES = [
  { avif: avif1, webp: webp1, png: png1 },
  { avif: avif2, webp: webp2, png: png2 },
] as const;

/** Edge of the square images in pixels. */
const SIZE = 900;

/** The founders' two portraits, placeholders until the real ones take the files' place, and what the brand is made of. */
export function Founders() {
  return (
    <>
      <PageHero title={heading} />
      <div className="founders">
        <div className="founders__pair wrap">
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
        <div className="wrap">
          <InkValues ink="tanne" />
        </div>
      </div>
      <Plates />
    </>
  );
}
