import './founders.scss';
import { heading, inks, lead, mark, portraits } from '../../../content/founders.ts';
import { Overlap } from '../../common/overlap/overlap.tsx';
import { Rich } from '../../common/rich/rich.tsx';
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
      <div className="founders__head wrap">
        <h1>{heading}</h1>
        <p>
          <Rich text={lead} />
        </p>
      </div>
      <div className="founders__list wrap">
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
      <div className="founders__mark">
        <div className="founders__parts wrap">
          <div>
            <h2>{mark.heading}</h2>
            <p>{mark.text}</p>
            <p>
              <Rich text={mark.files} />
            </p>
          </div>
          <div className="founders__sign">
            <Overlap
              name="founders-sign"
              viewBox="0 0 324 204"
              company="M0 0h200v200H0z"
              talent={{ cx: 220, cy: 100, r: 100 }}
            />
            <ul>
              {inks.map(({ name, value }) => (
                <li key={name}>
                  <b>{name}</b> RGB {value}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
