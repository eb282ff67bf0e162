/** Something with a size, to be drawn as an area. */
interface Sized {
  readonly size: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far from a square the worst of some areas would be, laid side by side along an edge: 1 is a square. */
function worstRatio(areas: readonly number[], edge: number): number {
  const depth = areas.reduce((a, b) => a + b, 0) / edge;
  return Math.max(...areas.map((area) => Math.max(area / depth / depth, (depth * depth) / area)));
}

/**
 * A squarified treemap (Bruls, Huizing, van Wijk 2000): every item gets a part of the box in proportion to its size,
 * as square as can be; largest first, at the top left.
 * @param items in descending order of size; those without one get no area
 */
export function treemap<Item extends Sized>(items: readonly Item[], box: Box): (Box & { readonly item: Item })[] {
  const queue = items.filter(({ size }) => size > 0);
  const total = queue.reduce((sum, { size }) => sum + size, 0);
  const scale = (box.width * box.height) / total;
  const placed: (Box & { readonly item: Item })[] = [];
  let { x, y, width, height } = box;
  while (queue.length > 0) {
    const edge = Math.min(width, height);
    const areas: number[] = [];
    for (const { size } of queue) {
      const longer = [...areas, size * scale];
      if (areas.length > 0 && worstRatio(longer, edge) > worstRatio(areas, edge)) break;
      areas.push(size * scale);
    }
    const depth = areas.reduce((a, b) => a + b, 0) / edge;
    const isWide = width >= height;
    let along = isWide ? y : x;
    for (const area of areas) {
      const item = queue.shift() as Item;
      const length = area / depth;
      placed.push(
        isWide
          ? { item, x, y: along, width: depth, height: length }
          : { item, x: along, y, width: length, height: depth },
      );
      along += length;
    }
    if (isWide) [x, width] = [x + depth, width - depth];
    else [y, height] = [y + depth, height - depth];
  }
  return placed;
}
