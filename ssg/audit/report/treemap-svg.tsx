import { count, percent } from '../format.ts';
import { type ModuleKind, ownerOf, type PageModuleBytes, tally } from '../model.ts';
import { type Box, treemap } from './treemap.ts';

/** What a part of a page is, in the words of the legend. */
export const KIND_NAMES: Readonly<Record<ModuleKind, string>> = {
  markup: 'markup',
  css: 'inlined styles',
  style: 'linked styles',
  script: 'script',
};

/**
 * A drawing for wide screens and one for phones. Heights are pixels, and widths parts of the page's: so text keeps its
 * size between the two.
 */
const LAYOUTS = [
  { name: 'wide', width: 1000, height: 440 },
  { name: 'narrow', width: 340, height: 620 },
] as const;
type Layout = (typeof LAYOUTS)[number];

/** Height of an owner's name above its modules. */
const LABEL = 18;
/** Width of a letter and of the space around a name. */
const LETTER = 6.5;
const PADDING = 12;

const place = ({ x, y, width, height }: Box, layout: Layout) => ({
  x: `${((x / layout.width) * 100).toFixed(3)}%`,
  y: y.toFixed(1),
  width: `${((width / layout.width) * 100).toFixed(3)}%`,
  height: height.toFixed(1),
});

const lastPart = (name: string): string => (name.startsWith('@') ? name : name.slice(name.lastIndexOf('/') + 1));

interface LabelProps {
  readonly text: string;
  /** Width of the box it stands in. */
  readonly width: number;
  readonly className?: string;
}

/** A name, where there is room for it. */
const Label = ({ text, width, className }: LabelProps) =>
  width < text.length * LETTER + PADDING ? null : (
    <text className={className} x="6" y="14">
      {text}
    </text>
  );

interface LeafProps {
  readonly box: Box;
  readonly layout: Layout;
  readonly part: PageModuleBytes;
  readonly whole: number;
}

function Leaf({ box, layout, part, whole }: LeafProps) {
  const { width, height } = box;
  return (
    <svg {...place(box, layout)} className={`leaf leaf--${part.kind}`}>
      <title>{`${part.module}, ${KIND_NAMES[part.kind]}: ${count(part.bytes)} bytes, ${percent(part.bytes, whole)}`}</title>
      <rect width="100%" height="100%" />
      {height >= LABEL ? (
        <Label text={part.kind === 'markup' ? 'markup' : lastPart(part.module)} width={width} />
      ) : null}
    </svg>
  );
}

interface TreemapProps {
  readonly id: string;
  readonly title: string;
  readonly modules: readonly PageModuleBytes[];
}

function Drawing({ id, title, modules, layout }: TreemapProps & { readonly layout: Layout }) {
  const whole = modules.reduce((sum, { bytes }) => sum + bytes, 0);
  const owners = tally(modules, ({ module }) => ownerOf(module)).map(({ module, bytes }) => ({
    owner: module,
    size: bytes,
  }));
  const boxes = treemap(owners, { x: 0, y: 0, width: layout.width, height: layout.height });
  const largest = owners.slice(0, 3).map(({ owner, size }) => `${owner} ${percent(size, whole)}`);
  return (
    <svg
      className={`treemap treemap--${layout.name}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      width="100%"
      height={layout.height}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{`${count(whole)} bytes before compression. Largest: ${largest.join(', ')}.`}</desc>
      {boxes.map(({ item: { owner }, ...box }) => {
        const hasLabel = box.height >= LABEL * 2;
        const top = hasLabel ? LABEL : 0;
        const inner = { x: box.x, y: box.y + top, width: box.width, height: box.height - top };
        const own = modules
          .filter(({ module }) => ownerOf(module) === owner)
          .map((part) => ({ part, size: part.bytes }))
          .sort((a, b) => b.size - a.size);
        return (
          <g key={owner}>
            {hasLabel ? (
              <svg {...place({ ...box, height: LABEL }, layout)}>
                <title>{owner}</title>
                <Label text={lastPart(owner)} width={box.width} className="owner" />
              </svg>
            ) : null}
            {treemap(own, inner).map(({ item: { part }, ...leaf }) => (
              <Leaf key={`${part.module} ${part.kind}`} box={leaf} layout={layout} part={part} whole={whole} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** Modules as areas, those of one component or package together. What it shows stands in a table next to it too. */
export const Treemap = ({ id, ...props }: TreemapProps) =>
  LAYOUTS.map((layout) => <Drawing key={layout.name} {...props} id={`${id}-${layout.name}`} layout={layout} />);
