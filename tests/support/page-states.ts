import type { Page } from 'puppeteer';

/** Something a visitor can do on a page that changes what it shows. */
export interface PageState {
  readonly name: string;
  /** What changes. */
  readonly within: string;
  /** Brings the page into the state. `false` when there is nothing of the kind on it. */
  readonly enter: (page: Page) => Promise<boolean>;
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

const openAnswer = (place: 0 | -1) => (page: Page) =>
  page.evaluate((at) => {
    const all = [...document.querySelectorAll('main details')];
    for (const details of all) (details as HTMLDetailsElement).open = details === all.at(at);
    return all.length > 0;
  }, place);

/** Everything below the header can be in these states, whatever the page; each leaves the page as the next one needs it. */
export const STATES: readonly PageState[] = [
  { name: 'menu open', within: '#menue', enter: on('.header__bar > .header__menu', (button) => button.click()) },
  { name: 'Ressourcen open', within: '#ressourcen', enter: on('.header__toggle', (button) => button.click()) },
  { name: 'first answer open', within: 'main details[open]', enter: openAnswer(0) },
  { name: 'last answer open', within: 'main details[open]', enter: openAnswer(-1) },
  { name: 'monthly billing', within: '.pricing', enter: on('.pricing [value="28days"]', (radio) => radio.click()) },
  {
    name: 'calculator changed',
    within: 'island-root:has([type="range"])',
    async enter(page) {
      const sliders = await page.$$('[type="range"]:enabled');
      for (const slider of sliders) {
        await slider.focus();
        await page.keyboard.press('End');
      }
      return sliders.length > 0;
    },
  },
  {
    name: 'all cards swiped',
    within: '.swipe-demo',
    enter: (page) =>
      page.evaluate(() => {
        const cards = [...document.querySelectorAll('.swipe-demo fieldset')];
        for (const card of cards) card.querySelector<HTMLElement>('[value="ja"]')?.click();
        return cards.length > 0;
      }),
  },
  {
    name: 'interactive part broken',
    within: 'island-root',
    enter: (page) =>
      page.evaluate(() => {
        const template = document.querySelector<HTMLTemplateElement>('#island-error');
        const root = document.querySelector('island-root');
        if (template) root?.replaceChildren(template.content.cloneNode(true));
        return Boolean(template && root);
      }),
  },
];
