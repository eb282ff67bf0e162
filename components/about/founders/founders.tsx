import './founders.scss';
import { Fragment } from 'react';
import { heading, portraits } from '../../../content/founders.ts';
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

/** The founders' two portraits: placeholders until the real ones take the files' place. */
export function Founders() {
  return (
    <section className="founders">
      <h1 className="wrap">{heading}</h1>
      <div className="founders__list wrap">
        {portraits.map(({ id, alt, caption }, index) => {
          const image = IMAGES[index];
          return image ? (
            <Fragment key={id}>
              <figure id={id}>
                <picture>
                  <source type="image/avif" srcSet={image.avif} />
                  <source type="image/webp" srcSet={image.webp} />
                  <img src={image.png} width={SIZE} height={SIZE} alt={alt} />
                </picture>
                <figcaption>{caption}</figcaption>
              </figure>{' '}
            </Fragment>
          ) : null;
        })}
      </div>
    </section>
  );
}
