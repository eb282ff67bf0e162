import './plates.scss';
import './exhibits.scss';
import type { ReactNode } from 'react';
import {
  cuts,
  type InkId,
  inks,
  mark,
  type Plate as PlateTexts,
  rights,
  sample,
  type,
  use,
  words,
  wrongs,
} from '../../../content/founders.ts';
import { ButtonLink } from '../../common/button/button.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { Logo } from '../../shell/logo/logo.tsx';

/** An ink's name and values, at the foot of the plane that is printed in it. */
export function InkValues({ ink }: { readonly ink: InkId }) {
  const { name, rgb, hex } = inks[ink];
  return (
    <p className="ink-values">
      <b>{name}</b> <span>RGB {rgb}</span> <span>Hex {hex}</span>
    </p>
  );
}

/** One plane: its words, what it shows, the files of that, and its ink. */
function Plate({ texts, children }: { readonly texts: PlateTexts; readonly children: ReactNode }) {
  const { id, ink, heading, text, files } = texts;
  return (
    <section id={id} className={`plate plate--${ink}`} aria-labelledby={`${id}-titel`}>
      <div data-reveal="0">
        <h2 id={`${id}-titel`}>{heading}</h2>
        <p className="plate__text">{text}</p>
      </div>
      <div className="plate__body" data-reveal="1">
        {children}
      </div>
      {files ? (
        <ul className="plate__files">
          {files.map(({ href, label }) => (
            <li key={href}>
              <ButtonLink href={href} tone="quiet">
                {label}
                <Icon name="download" />
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
      <InkValues ink={ink} />
    </section>
  );
}

/** The mark's parts in the word mark's proportions: 32 wide, 20 high, 8 of them shared. */
const RECTANGLE = 'M3 .2h17v19.6H3a3 3 0 0 1-3-3V3.2a3 3 0 0 1 3-3z';
const CIRCLE = 'M20 .2a10 10 0 1 1 0 19.6z';
const SHARED = 'M20 .2a10 10 0 0 0 0 19.6z';
/** The circle where nothing covers it. */
const WHOLE = 'M22 0a10 10 0 1 1-.1 0z';

/** A tile of the last plane: the mark as it should be. */
function Tile({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <li className="tile">
      <div className="tile__ground screen-only">{children}</div>
      {label}
    </li>
  );
}

/** A smaller tile: the mark as it should not be, crossed out. */
function WrongTile({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <li className="tile tile--wrong">
      <div className="tile__ground screen-only">
        <svg viewBox="-16 -14 64 48" aria-hidden="true">
          {children}
          <path className="tile__cross" d="M-16 34L48-14" />
        </svg>
      </div>
      {label}
    </li>
  );
}

const Mark = () => (
  <>
    <path fill="var(--tanne)" d={RECTANGLE} />
    <path fill="var(--rosa)" d={CIRCLE} />
    <path fill="var(--nacht)" d={SHARED} />
  </>
);

/** What the brand is made of: every plane is one of its inks and shows one of its parts. */
export function Plates() {
  return (
    <div className="plates">
      <Plate texts={mark}>
        <svg className="plate__mark screen-only" viewBox="0 0 32 20" aria-hidden="true">
          <Mark />
        </svg>
      </Plate>
      <Plate texts={words}>
        <div className="plate__words screen-only" aria-hidden="true">
          <Logo /> <Logo />
        </div>
      </Plate>
      <Plate texts={type}>
        <ul className="plate__cuts">
          {cuts.map(({ name, values }) => (
            <li key={name}>
              <b>{sample}</b> <span>{name}</span> <span>{values}</span>
            </li>
          ))}
        </ul>
      </Plate>
      <Plate texts={use}>
        <ul className="tiles">
          <Tile label={rights[0]}>
            <svg viewBox="-16 -14 64 48" aria-hidden="true">
              <path className="tile__measure" d="M-8 6h8v8h-8zM32 6h8v8h-8zM12-8h8v8h-8zM12 20h8v8h-8z" />
              <path className="tile__room" d="M-8-8h48v36H-8z" />
              <Mark />
            </svg>
          </Tile>
          <Tile label={rights[1]}>
            <svg width="32" height="20" viewBox="0 0 32 20" aria-hidden="true">
              <Mark />
            </svg>
          </Tile>
          <WrongTile label={wrongs[0]}>
            <g transform="rotate(90 16 10)">
              <Mark />
            </g>
          </WrongTile>
          <WrongTile label={wrongs[1]}>
            <path fill="var(--rosa)" d={RECTANGLE} />
            <path fill="var(--tanne)" d={CIRCLE} />
            <path fill="var(--nacht)" d={SHARED} />
          </WrongTile>
          <WrongTile label={wrongs[2]}>
            <path fill="var(--tanne)" d={RECTANGLE} transform="translate(-6)" />
            <path fill="var(--rosa)" d={WHOLE} transform="translate(6)" />
          </WrongTile>
        </ul>
      </Plate>
    </div>
  );
}
