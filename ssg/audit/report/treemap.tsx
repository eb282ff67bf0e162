import { type HierarchyRectangularNode, hierarchy, treemap } from 'd3-hierarchy';
import { useEffect, useRef, useState } from 'react';
import { count, percent } from '../format.ts';
import { type ModuleKind, ownerOf, type PageModuleBytes } from '../modules.ts';

/** What a part of a page is, in the words and colours of the legend. */
export const KINDS: Readonly<Record<ModuleKind, { readonly name: string; readonly colour: string }>> = {
  markup: { name: 'markup', colour: '#7cc3a6' },
  css: { name: 'inlined styles', colour: '#bfe3d1' },
  style: { name: 'linked styles', colour: '#fff' },
  script: { name: 'script', colour: '#ff9dba' },
  file: { name: 'fonts and pictures', colour: '#e3dccb' },
};

/** Height of an owner's name above its modules, width of a letter, and the space around a name; in pixels. */
const LABEL = 18;
const LETTER = 8;
const PADDING = 12;

interface Node {
  readonly name: string;
  readonly part?: PageModuleBytes;
  readonly children?: readonly Node[];
}

function treeOf(parts: readonly PageModuleBytes[]): Node {
  const owners = new Map<string, Node[]>();
  for (const part of parts) {
    const { module } = part;
    const leaf = { name: module.slice(module.lastIndexOf('/') + 1), part };
    owners.set(ownerOf(module), [...(owners.get(ownerOf(module)) ?? []), leaf]);
  }
  return { name: '', children: [...owners].map(([name, children]) => ({ name, children })) };
}

/** A name, or as much of its end as there is room for: `header` of `components/shell/header`. */
function labelOf(name: string, width: number): string | undefined {
  const steps = name.split('/');
  return steps.map((_, at) => steps.slice(at).join('/')).find((end) => width >= end.length * LETTER + PADDING);
}

function Box({ node, whole }: { readonly node: HierarchyRectangularNode<Node>; readonly whole: number }) {
  const { x0, x1, y0, y1, data } = node;
  const { part, name } = data;
  const [width, height] = [x1 - x0, y1 - y0];
  const title =
    part && `${part.module}, ${KINDS[part.kind].name}: ${count(part.bytes)} bytes, ${percent(part.bytes, whole)}`;
  const label = labelOf(part?.kind === 'markup' ? `${name} (markup)` : name, width);
  return (
    <svg x={x0} y={y0} width={width} height={height} className={part ? undefined : 'owner'}>
      <title>{title ?? name}</title>
      {part ? <rect width="100%" height="100%" fill={KINDS[part.kind].colour} /> : null}
      <text x="6" y="14">
        {part && height < LABEL ? null : label}
      </text>
    </svg>
  );
}

/** Modules as areas, those of one component or package together. A table next to it says the same. */
export function Treemap({ title, parts }: { readonly title: string; readonly parts: readonly PageModuleBytes[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const height = width < 600 ? 620 : 440;
  const root = hierarchy<Node>(treeOf(parts), ({ children }) => children)
    .sum(({ part }) => part?.bytes ?? 0)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const layout = treemap<Node>().size([width, height]).paddingInner(2);
  const nodes = layout
    .paddingTop((node) => (node.depth === 1 ? LABEL : 0))(root)
    .descendants()
    .slice(1);
  return (
    <div ref={frame} className="treemap">
      <svg role="img" aria-label={title} width={width} height={height}>
        {nodes.map((node, at) => (
          <Box key={at} node={node} whole={root.value ?? 0} />
        ))}
      </svg>
    </div>
  );
}
