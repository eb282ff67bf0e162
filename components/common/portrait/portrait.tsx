import './portrait.scss';
import { PEOPLE, type PortraitVariant } from './people.ts';

interface PortraitProps {
  readonly variant: PortraitVariant;
}

/**
 * A person without a face, with one prop, as a die-cut sticker. The white edge is the drawing itself, once more and
 * outlined, so it follows every shape. Fits into the box it is put into. Decoration next to a name or a title; a page shows
 * each variant once.
 */
export function Portrait({ variant }: PortraitProps) {
  const id = `portrait-${variant}`;
  return (
    <svg className="portrait" viewBox="0 0 120 120" aria-hidden="true">
      <use href={`#${id}`} />
      <g id={id}>
        {PEOPLE[variant].map(([ink, outline]) => (
          <path key={outline} fill={ink} d={outline} />
        ))}
      </g>
    </svg>
  );
}
