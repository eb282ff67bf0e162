import './founders.scss';
import '../../common/drawing/drawing.scss';
import { heading, inks, lead, mark, portraits } from '../../../content/founders.ts';
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
            <svg viewBox="0 0 320 200" aria-hidden="true">
              <rect className="ink-company" width="200" height="200" rx="3" />
              <circle className="ink-talent" cx="220" cy="100" r="100" />
              <path className="ink-both" d="M200 2a100 100 0 0 0 0 196z" />
              <g className="outline" transform="translate(2 2)">
                <rect vectorEffect="non-scaling-stroke" width="200" height="200" rx="3" />
                <circle vectorEffect="non-scaling-stroke" cx="220" cy="100" r="100" />
              </g>
            </svg>
            <ul>
              {inks.map(({ name, value }) => (
                <li key={name}>
                  <b>{name}</b> <span>RGB</span> <span>{value}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
