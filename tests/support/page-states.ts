import type { Page } from 'puppeteer';

/** Something that a visitor can do on a page and that changes a part of it. */
interface Deed {
  /** The part that changes. */
  readonly part: string;
  /** Does it. `false` when the page has nothing of the kind. */
  readonly act: (page: Page) => Promise<boolean>;
}

/** Runs `act` on the first element that the selector finds and that is rendered. */
const on = (selector: string, act: (element: HTMLElement) => void) => async (page: Page) => {
  for (const element of await page.$$(selector)) {
    if (!(await element.evaluate((one) => one.checkVisibility()))) continue;
    await element.evaluate(act as (element: Element) => void);
    return true;
  }
  return false;
};

/** What lies under nothing else, so that all of it can be looked at together. */
const inThePage: readonly Deed[] = [
  {
    part: 'main details[open]',
    act: (page) =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
        for (const details of all) {
          details.name = ''; // the first and the last of one group
          details.open = details === all.at(0) || details === all.at(-1);
        }
        return all.length > 0;
      }),
  },
  { part: '.pricing', act: on('.pricing [value="28days"]', (radio) => radio.click()) },
  {
    part: 'island-root:has([type="range"])',
    async act(page) {
      const sliders = await page.$$('[type="range"]:enabled');
      for (const slider of sliders) {
        await slider.focus();
        await page.keyboard.press('End');
      }
      return sliders.length > 0;
    },
  },
  {
    part: '.hero',
    act: (page) =>
      page.evaluate(() => {
        const yes = document.querySelector<HTMLElement>('.match-deck [value="doppelja"]');
        yes?.click();
        return yes !== null;
      }),
  },
];

const overThePage: readonly Deed[] = [
  { part: '#menue', act: on('.header__bar > .header__menu', (button) => button.click()) },
  { part: '#ressourcen', act: on('.header__toggle', (button) => button.click()) },
];

/** States of a page by name, in the order in which one can follow the other; entering one twice changes nothing. */
export const STATES = {
  'as it opens': [],
  'first and last answer open, monthly billing, sliders moved, match': inThePage,
  'menu or Ressourcen open': overThePage,
} as const satisfies Record<string, readonly Deed[]>;

/** Brings the page into a state. The parts of it that have changed. */
export async function enter(page: Page, state: keyof typeof STATES): Promise<readonly string[]> {
  await page.evaluate(() => document.querySelector<HTMLElement>(':popover-open')?.hidePopover());
  const changed: string[] = [];
  for (const { part, act } of STATES[state]) {
    if (await act(page)) changed.push(part);
  }
  return changed;
}
