import type { Page } from 'puppeteer';

/** Opens all that a visitor can open on the page. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.name = '';
      details.open = true;
    }
  });

/** In the page: texts that are cut off, covered, or off the page; the excerpt and what is wrong with it. */
function findLost(): string[] {
  const isForReadersOnly = (element: Element): boolean => {
    const { clipPath, position } = getComputedStyle(element);
    return position === 'absolute' && clipPath === 'inset(50%)';
  };
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const clips = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return cuts(overflowX) || cuts(overflowY);
  };
  /** What clips it, by the edges of its padding box. */
  const isCut = (box: DOMRect, element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isCutSideways = cuts(overflowX) && (box.left < left - 1 || box.right > right + 1);
    return isCutSideways || (cuts(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1));
  };

  /** Whether an element draws something at a point: a ground, a picture, a shape, or a text of its own. */
  const draws = (element: Element, x: number, y: number): boolean => {
    const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
    if (element instanceof SVGElement) return fill !== 'none' && element.localName !== 'svg';
    if (element.matches('img, iframe, input') || backgroundImage !== 'none') return true;
    if (!/, 0\)$|^transparent$/.test(backgroundColor)) return true;
    return [...element.childNodes].some((child) => {
      if (child.nodeType !== Node.TEXT_NODE) return false;
      const own = document.createRange();
      own.selectNodeContents(child);
      return [...own.getClientRects()].some(
        ({ left, right, top, bottom }) => left <= x && x <= right && top + 4 <= y && y <= bottom - 4,
      );
    });
  };
  /** What lies over a point of a text, other than what the text is in and what is in it. */
  const cover = (parent: Element, x: number, y: number): Element | undefined => {
    const stack = document.elementsFromPoint(x, y);
    const own = stack.findIndex((element) => element.contains(parent) || parent.contains(element));
    return stack.slice(0, Math.max(own, 0)).find((element) => !isBar(element) && draws(element, x, y));
  };
  // Bars stay at the edge of the screen: the reader scrolls past them.
  const isBar = (element: Element | null): boolean =>
    element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || isBar(element.parentElement));
  /** What it says is in the text next to it, or in its own label. */
  const isDrawing = (element: Element) => element.closest('svg:is([aria-hidden], [role="img"])') !== null;

  const lost = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement as Element;
    if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const around: Element[] = [];
    for (let one: Element | null = parent; one; one = one.parentElement) around.push(one);
    if (around.some(isForReadersOnly) || isDrawing(parent)) continue;
    const clipping = around.filter(clips);
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // Lines may be set closer than their letters are high: what counts is the middle of the line.
      const middle = new DOMRect(line.left, line.top + line.height * 0.3, line.width, line.height * 0.4);
      const tell = (what: string) =>
        lost.add(`${what}: ${parent.tagName}.${parent.className} ${node?.textContent?.trim().slice(0, 40)}`);
      if (line.width < 1) continue;
      if (line.left < -1 || line.right > document.documentElement.clientWidth + 1) tell('off the page');
      if (clipping.some((element) => isCut(middle, element))) tell('cut off');
      // A drawing reaches into a line from its side.
      for (const part of [0.1, 0.5, 0.9]) {
        const over = cover(parent, line.left + line.width * part, line.top + line.height / 2);
        if (over) tell(`covered by ${over.localName}.${over.getAttribute('class')}`);
      }
    }
  }
  return [...lost];
}

/** How far the page can be moved sideways, and which of its texts a reader does not get to see. */
export async function losses(page: Page, width: number): Promise<readonly string[]> {
  // As high as the page, so that all of it is on the screen at once.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewport({ width, height: Math.min(height, 30_000) });
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const lost = await page.evaluate(findLost);
  return by > 0 ? [`moves sideways by ${by} px`, ...lost] : lost;
}
