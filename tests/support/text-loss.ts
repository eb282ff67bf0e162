import type { Page } from 'puppeteer';

/** Opens all that a visitor can open on the page. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.name = '';
      details.open = true;
    }
  });

/** In the page: texts that are cut off, covered, or beside the page; the excerpt and what is wrong with it. */
function findLost(): string[] {
  const isForReadersOnly = (element: Element): boolean => {
    const { clipPath, position } = getComputedStyle(element);
    return position === 'absolute' && clipPath === 'inset(50%)';
  };
  /** What clips it, by the edges of its padding box. */
  const isCut = (box: DOMRect, element: Element): boolean => {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if (position === 'static' && overflowX === 'visible' && overflowY === 'visible') return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCutSideways = cuts(overflowX) && (box.left < left - 1 || box.right > right + 1);
    return isCutSideways || (cuts(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1));
  };

  const lost = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement as Element;
    if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const around: Element[] = [];
    for (let one: Element | null = parent; one; one = one.parentElement) around.push(one);
    if (around.some(isForReadersOnly)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // Lines may be set closer than their letters are high: what counts is the middle of the line.
      const middle = new DOMRect(line.left, line.top + line.height * 0.3, line.width, line.height * 0.4);
      const tell = (what: string) =>
        lost.add(`${what}: ${parent.tagName}.${parent.className} ${node?.textContent?.trim().slice(0, 40)}`);
      if (line.width < 1) continue;
      if (line.left < -1 || line.right > document.documentElement.clientWidth + 1) tell('beside the page');
      if (around.some((element) => isCut(middle, element))) tell('cut off');
      const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      if (hit && !hit.contains(parent) && !parent.contains(hit)) tell(`covered by ${hit.tagName}.${hit.className}`);
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
