import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registerUrl } from '../../content/site.ts';
import { launchShell } from '../support/browser.ts';
import { announcedByPlans, arriveAtPlans } from '../support/plans-visitor.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

const YEARLY = ['174,99\u00A0€', '399,99\u00A0€', '174,99\u00A0€'];
const MONTHLY = ['249,99\u00A0€', '399,99\u00A0€', '249,99\u00A0€'];
const MONTHLY_RADIO = 'input[value="28days"]';
const YEARLY_RADIO = 'input[value="yearly"]';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

const arriveAt = async (path: string, viewport = DESKTOP): Promise<void> => {
  visitor = await arriveAtPlans(browser, path, viewport);
};
const announced = (text: string): Promise<void> => announcedByPlans(visitor, text);

/** Texts of the elements that a visitor sees. */
const shown = (selector: string): Promise<string[]> =>
  visitor.page.$$eval(selector, (elements) =>
    elements.filter((element) => element.checkVisibility()).map((element) => (element as HTMLElement).innerText),
  );
const prices = () => shown('.plan-card__price');
const cards = () => shown('.plan-card');

describe.each(['/unternehmen/preise', '/unternehmen'])('the plans of %s', (path) => {
  test('start with yearly billing and its prices', async () => {
    await arriveAt(path);
    expect(await visitor.page.$eval(YEARLY_RADIO, (radio) => (radio as HTMLInputElement).checked)).toBe(true);
    expect(await prices()).toEqual(YEARLY);
  });

  test('show the prices of monthly billing after a click, announce them, and come back', async () => {
    await arriveAt(path);
    await visitor.click('radio', 'Monatlich', '.pricing');
    await announced('Monatliche Abrechnung: Priority Launch 249,99\u00A0€');
    expect(await prices()).toEqual(MONTHLY);
    await visitor.click('radio', 'Jährlich -30% sparen', '.pricing');
    await announced('Jährliche Abrechnung: Priority Launch 174,99\u00A0€');
    expect(await prices()).toEqual(YEARLY);
    expect(visitor.console).toEqual([]);
  });

  test('name the condition on every card and call no price monthly', async () => {
    await arriveAt(path);
    for (const label of ['Jährlich -30% sparen', 'Monatlich']) {
      await visitor.click('radio', label, '.pricing');
      const texts = await cards();
      expect(texts).toHaveLength(3);
      for (const text of texts) expect(text).toMatch(/pro 4\sWochen/);
    }
    expect(await visitor.page.$eval('html', (html) => html.textContent)).not.toMatch(/\/\s?Monat/i);
  });
});

describe('the billing toggle', () => {
  test('is one stop of the Tab key and switches by arrow keys', async () => {
    await arriveAt('/unternehmen/preise');
    await visitor.page.focus(YEARLY_RADIO);
    await visitor.page.keyboard.press('ArrowLeft');
    await announced('Monatliche Abrechnung');
    expect(await prices()).toEqual(MONTHLY);
    expect(await visitor.page.$eval(MONTHLY_RADIO, (radio) => radio === document.activeElement)).toBe(true);
    await visitor.page.keyboard.press('ArrowRight');
    await announced('Jährliche Abrechnung');
    expect(await prices()).toEqual(YEARLY);
    await visitor.page.keyboard.press('Tab');
    expect(await visitor.page.evaluate(() => document.activeElement?.closest('fieldset'))).toBeNull();
  });

  test('says nothing before it was used', async () => {
    await arriveAt('/unternehmen/preise');
    expect(await visitor.page.$eval('.pricing [role="status"]', (status) => status.textContent)).toBe('');
  });

  test('promises no saving on Scale, which costs the same either way', async () => {
    await arriveAt('/unternehmen/preise');
    const [launch, scale, starter] = await cards();
    expect(scale).toContain('Scale');
    expect(scale).not.toMatch(/30\s?%|spar/i);
    for (const card of [launch, starter]) expect(card).toMatch(/975,00\s€/);
    await visitor.click('radio', 'Monatlich', '.pricing');
    await announced('Monatliche Abrechnung');
    for (const card of await cards()) expect(card).not.toMatch(/30\s?%|975,00/);
  });

  test('keeps the choice when the visitor comes Back from another page', async () => {
    await arriveAt('/unternehmen/preise');
    await visitor.click('radio', 'Monatlich', '.pricing');
    await announced('Monatliche Abrechnung');
    await visitor.go('/impressum');
    await visitor.page.goBack({ waitUntil: 'load' });
    const chosen = () => visitor.page.$eval(MONTHLY_RADIO, (radio) => (radio as HTMLInputElement).checked);
    // Whatever the browser restores, the prices belong to the option that is marked.
    await expect.poll(prices, { timeout: 5000 }).toEqual((await chosen()) ? MONTHLY : YEARLY);
  });

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('works without scripts on a %s', async (_, viewport) => {
    visitor = await Visitor.arrive(browser, viewport, 'fresh');
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go('/unternehmen/preise');
    expect(await prices()).toEqual(YEARLY);
    // A locator waits by scripts in the page; the label is pressed where it is.
    const label = await visitor.page.$(`.pricing label:has(${MONTHLY_RADIO})`);
    await label?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await label?.boundingBox();
    await visitor.page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(prices, { timeout: 5000 }).toEqual(MONTHLY);
    expect(await shown('.plan-card button')).toHaveLength(3);
  });
});

describe('the bill in the head', () => {
  const bill = () => shown('.receipt__total b');

  test.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', PHONE],
  ])(
    'shows five hires for nothing, the price as their sum and when it is due on the first screen of %s',
    async (_, viewport) => {
      await arriveAt('/unternehmen/preise', viewport);
      expect(await bill()).toEqual([YEARLY[0]]);
      const rows = await visitor.page.$$eval('.receipt__rows li', (all) =>
        all.map((row) => ({ text: (row as HTMLElement).innerText, bottom: row.getBoundingClientRect().bottom })),
      );
      expect(rows.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual(
        [1, 2, 3, 4, 5].map((number) => `Einstellung ${number} 0,00 €`),
      );
      const due = await visitor.page.$eval('.receipt__note', (row) => row.getBoundingClientRect().bottom);
      const bar = await visitor.page.$eval('.bottom-bar', (element) => element.getBoundingClientRect().height);
      expect(Math.max(due, ...rows.map(({ bottom }) => bottom))).toBeLessThan(viewport.height - bar);
    },
  );

  test('follows the toggle of the cards, and they follow it', async () => {
    await arriveAt('/unternehmen/preise');
    await visitor.click('radio', 'Monatlich', '.pricing');
    await announced('Monatliche Abrechnung');
    expect(await bill()).toEqual([MONTHLY[0]]);
    await visitor.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })); // the header would lie over it
    await visitor.click('radio', 'Jährlich', '.receipt');
    await announced('Jährliche Abrechnung');
    expect(await bill()).toEqual([YEARLY[0]]);
    expect(await prices()).toEqual(YEARLY);
    expect(await visitor.page.$eval(YEARLY_RADIO, (radio) => (radio as HTMLInputElement).checked)).toBe(true);
  });

  test('opens the option that is ticked, while no plan can be chosen', async () => {
    await arriveAt('/unternehmen/preise');
    await visitor.click('radio', 'Monatlich', '.receipt');
    const opened = visitor.page.browserContext().waitForTarget((one) => one.url().startsWith(registerUrl));
    await visitor.click('button', 'Jetzt starten (Priority Launch, öffnet in neuem Tab)', '.receipt');
    expect(await shown('.receipt button')).toEqual([expect.stringContaining('Wird geöffnet …')]);
    const enabled = () => visitor.page.$$eval('main button:enabled', (all) => all.length);
    expect(await enabled()).toBe(0);
    expect((await opened).url()).toBe(`${registerUrl}?plan=launch_28days`);
    await expect.poll(enabled, { timeout: 5000 }).toBeGreaterThan(3);
    const focused = () => visitor.page.evaluate(() => document.activeElement?.closest('.receipt button') !== null);
    await expect.poll(focused, { timeout: 5000 }).toBe(true);
  });

  test('works without scripts', async () => {
    visitor = await Visitor.arrive(browser, DESKTOP, 'fresh');
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go('/unternehmen/preise');
    expect(await bill()).toEqual([YEARLY[0]]);
    await (await visitor.page.$('.receipt [value="launch_28days"]'))?.click();
    await expect.poll(bill, { timeout: 5000 }).toEqual([MONTHLY[0]]);
    const action = await visitor.page.$eval('.receipt form', (form) => {
      const { action: target, method } = form as HTMLFormElement;
      return `${method} ${target}?${new URLSearchParams([...new FormData(form as HTMLFormElement)] as [string, string][])}`;
    });
    expect(action).toBe(`get ${registerUrl}?plan=launch_28days`);
  });
});
