import { count, percent } from '../format.ts';
import { ownerOf, type PageShare, type ShareKind, tally } from '../model.ts';
import { type Box, treemap } from './treemap.ts';

/** What a share is, in the words of the legend. */
export const KIND_NAMES: Readonly<Record<ShareKind, string>> = {
  markup: 'markup',
  css: 'inlined styles',
  style: 'linked styles',
  script: 'script',
};

/** Heights are pixels and widths parts of the page's: so text keeps its size on a phone. */
const WIDTH = 1000;
const HEIGHT = 440;
/** Height of an owner's name above its modules. */
const LABEL = 18;
/** Width of a letter and of the space around a name, on a page as wide as {@link WIDTH} and on a phone. */
const LETTER = 6.5;
const PADDING = 12;
const PHONE = 340;

const place = ({ x, y, width, height }: Box) => ({
  x: `${((x / WIDTH) * 100).toFixed(3)}%`,
  y: y.toFixed(1),
  width: `${((width / WIDTH) * 100).toFixed(3)}%`,
  height: height.toFixed(1),
});

const lastPart = (name: string): string => (name.startsWith('@') ? name : name.slice(name.lastIndexOf('/') + 1));

interface LabelProps {
  readonly text: string;
  /** Width of the box it stands in. */
  readonly width: number;
  readonly className?: string;
}

/** A name, where there is room for it: everywhere, on wide screens only, or nowhere. */
function Label({ text, width, className = '' }: LabelProps) {
  const needed = text.length * LETTER + PADDING;
  if (width < needed) return null;
  const onPhones = (width / WIDTH) * PHONE >= needed;
  return (
    <text className={`${className} ${onPhones ? '' : 'wide-only'}`.trim() || undefined} x="6" y="14">
      {text}
    </text>
  );
}

interface LeafProps {
  readonly box: Box;
  readonly share: PageShare;
  readonly whole: number;
}

function Leaf({ box, share, whole }: LeafProps) {
  const { width, height } = box;
  return (
    <svg {...place(box)} className={`leaf leaf--${share.kind}`}>
      <title>{`${share.module}, ${KIND_NAMES[share.kind]}: ${count(share.bytes)} bytes, ${percent(share.bytes, whole)}`}</title>
      <rect width="100%" height="100%" />
      {height >= LABEL ? (
        <Label text={share.kind === 'markup' ? 'markup' : lastPart(share.module)} width={width} />
      ) : null}
    </svg>
  );
}

interface TreemapProps {
  readonly id: string;
  readonly title: string;
  readonly shares: readonly PageShare[];
}

/** Shares as areas, those of one component or package together. What it shows stands in a table beside it too. */
export function Treemap({ id, title, shares }: TreemapProps) {
  const whole = shares.reduce((sum, { bytes }) => sum + bytes, 0);
  const owners = tally(shares, ({ module }) => ownerOf(module)).map(({ module, bytes }) => ({
    owner: module,
    size: bytes,
  }));
  const boxes = treemap(owners, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
  const largest = owners.slice(0, 3).map(({ owner, size }) => `${owner} ${percent(size, whole)}`);
  return (
    <svg
      className="treemap"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      width="100%"
      height={HEIGHT}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{`${count(whole)} bytes before compression. Largest: ${largest.join(', ')}.`}</desc>
      {boxes.map(({ item: { owner }, ...box }) => {
        const hasLabel = box.height >= LABEL * 2;
        const top = hasLabel ? LABEL : 0;
        const inner = { x: box.x, y: box.y + top, width: box.width, height: box.height - top };
        const own = shares
          .filter(({ module }) => ownerOf(module) === owner)
          .map((share) => ({ share, size: share.bytes }))
          .sort((a, b) => b.size - a.size);
        return (
          <g key={owner}>
            {hasLabel ? (
              <svg {...place({ ...box, height: LABEL })}>
                <title>{owner}</title>
                <Label text={lastPart(owner)} width={box.width} className="owner" />
              </svg>
            ) : null}
            {treemap(own, inner).map(({ item: { share }, ...leaf }) => (
              <Leaf key={`${share.module} ${share.kind}`} box={leaf} share={share} whole={whole} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
