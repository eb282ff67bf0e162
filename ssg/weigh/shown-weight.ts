import { type FileSizes, type PageWeight, weighPage } from './page-weight.ts';

/** An empty element that asks for the page's weight: `{}` in its attribute becomes a number of kilobytes. */
const WEIGHT_MARK = /<(\w+) data-page-weight="([^"]*)"><\/\1>/;

/** Whole kilobytes (1,024 bytes), never less than it is. */
const wholeKilobytes = ({ total }: PageWeight): number => Math.ceil(total.brotli / 1024);

/** A document that says what it weighs. */
interface ShownWeight {
  readonly html: string;
  readonly weight: PageWeight;
}

/**
 * Fills in the weight of a page that shows it. The number is part of what is weighed, so it is checked once more.
 * @returns nothing when the page does not show its weight
 */
export async function showWeight(route: string, html: string, sizes: FileSizes): Promise<ShownWeight | undefined> {
  const [mark = '', tag, template = ''] = WEIGHT_MARK.exec(html) ?? [];
  if (mark === '') return undefined;
  const say = async (kilobytes: number) => {
    const shown = html.replace(mark, () => `<${tag}>${template.replace('{}', `${kilobytes}`)}</${tag}>`);
    const weight = await weighPage(route, shown, sizes);
    return { html: shown, weight, said: kilobytes, needed: wholeKilobytes(weight) };
  };
  const first = await say(wholeKilobytes(await weighPage(route, html, sizes)));
  if (first.said === first.needed) return first;
  const second = await say(first.needed);
  // At the edge of a kilobyte each figure can make the other one true: the page then says the greater.
  return second.said < second.needed ? first : second;
}
