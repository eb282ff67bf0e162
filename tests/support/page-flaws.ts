/** What a page must have nowhere, a line for each place. All of it is looked for in whatever state the page is in. */

import type { Page } from 'puppeteer';
import { STILL } from './page-pool.ts';
import { PAPER } from './pdf.ts';

/** Texts that are rendered, but not in full: they or what they are in are seen through. */
export const faintTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.checkVisibility() && opacityOf(element) < 1)
      .map((element) => `at opacity ${opacityOf(element)}: ${element.textContent?.trim().slice(0, 40)}`);
  });

/** What moves by itself. What follows the scrolling stands still with it. */
export const movements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState !== 'finished')
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        const what = animation instanceof CSSTransition ? animation.transitionProperty : animation.id;
        return { what, where: `${target?.localName}.${target?.getAttribute('class')}` };
      })
      // How the page scrolls on while an answer opens: nothing that is drawn.
      .filter(({ what }) => what !== 'overflow-anchor')
      .map(({ what, where }) => `moves: ${where} ${what}`),
  );

/** Buttons, entries to open and the bar at the foot of a phone, lower than a thumb needs; the menu is opened for it. */
export async function lowTargets(page: Page): Promise<readonly string[]> {
  await page.setViewport({ width: 390, height: 844 });
  return page.evaluate(() => {
    const menu = document.querySelector<HTMLElement>('#menue');
    menu?.showPopover();
    const low = [...document.querySelectorAll('.button, summary, .bottom-bar a')]
      .filter((target) => target.checkVisibility())
      .map((target) => ({ height: target.getBoundingClientRect().height, name: target.textContent?.trim() }))
      .filter(({ height }) => height < 44)
      .map(({ height, name }) => `only ${height} px high: ${name}`);
    menu?.hidePopover();
    return low;
  });
}

/** Planes that would cost ink of anyone who prints with background graphics; a mark in a text is none. For a still page. */
export async function printedPlanes(page: Page): Promise<readonly string[]> {
  const px = ((PAPER.width - 2 * PAPER.margin) * 96) / 25.4;
  await page.setViewport({ width: Math.round(px), height: 800 });
  // Puppeteer sets either the medium or what its reader prefers.
  const session = await page.createCDPSession();
  await session.send('Emulation.setEmulatedMedia', { media: 'print', features: STILL });
  const planes = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body, body :not(svg, svg *)')].flatMap((element) => {
      const { backgroundColor, backgroundImage, display } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isPlane = element.checkVisibility() && display !== 'inline' && width * height > 5000;
      const isBlank = /^(?:rgb\(255, 255, 255\)|rgba\(.*, 0\))$/.test(backgroundColor) && backgroundImage === 'none';
      return isPlane && !isBlank ? [`printed on ${backgroundColor}: ${element.localName}.${element.className}`] : [];
    }),
  );
  await session.detach();
  await page.emulateMediaFeatures(STILL);
  return planes;
}
