import './founders.scss';
import '../../common/drawing/drawing.scss';
import { heading, inks, lead, mark, more, portraits } from '../../../content/founders.ts';
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

/** The parts of the mark, in the order of `inks`: the square, what both share, the circle. */
const PARTS = [
  { width: 205, shape: <rect width="200" height="200" rx="30" /> },
  { width: 85, shape: <path d="M80 2a100 100 0 0 0 0 196z" /> },
  { width: 205, shape: <circle cx="100" cy="100" r="100" /> },
] as const;
const INKS = ['ink-company', 'ink-both', 'ink-talent'] as const;

/** The founders' two portraits: placeholders until the real ones take the files' place. */
export function Founders() {
  return (
    <section className="founders">
      <div className="founders__head wrap">
        <h1>{heading}</h1>
        <p>{lead}</p>
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
      <div className="founders__more wrap">
        <p>
          <Rich text={more} />
        </p>
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
          <ul>
            {PARTS.map(({ width, shape }, index) => (
              <li key={INKS[index]}>
                <svg width={width} height="205" viewBox={`0 0 ${width} 205`} aria-hidden="true">
                  <g className={INKS[index]}>{shape}</g>
                  <g className="outline" transform="translate(4 4)">
                    {shape}
                  </g>
                </svg>
                <b>{inks[index]?.name}</b> <span>{inks[index]?.value}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
