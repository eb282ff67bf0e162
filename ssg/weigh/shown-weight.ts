import type { WeightMark } from '../render/document.tsx';
import type { WrittenPage } from '../render/render-pages.ts';
import { insertion, splice } from '../render/splice.ts';
import { type FileSizes, type PageWeight, weighPage } from './page-weight.ts';

/** Whole kilobytes (1,024 bytes), never less than it is. */
const wholeKilobytes = ({ total }: PageWeight): number => Math.ceil(total.brotli / 1024);

/** A document that says what it weighs. */
interface ShownWeight {
  readonly html: Buffer;
  readonly weight: PageWeight;
}

/** Fills in the weight of a page that shows it. The number is part of what is weighed, so it is checked once more. */
export async function showWeight(
  page: WrittenPage,
  { at, template }: WeightMark,
  empty: Buffer,
  sizes: FileSizes,
): Promise<ShownWeight> {
  const text = empty.toString();
  const say = async (kilobytes: number) => {
    const html = Buffer.from(splice(text, [insertion(at, template.replace('{}', `${kilobytes}`))]));
    const weight = await weighPage(page, html, sizes);
    return { html, weight, said: kilobytes, needed: wholeKilobytes(weight) };
  };
  const first = await say(wholeKilobytes(await weighPage(page, empty, sizes)));
  if (first.said === first.needed) return first;
  const second = await say(first.needed);
  // At the edge of a kilobyte each figure can make the other one true: the page then says the greater.
  return second.said < second.needed ? first : second;
}
