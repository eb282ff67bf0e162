/** Prices, calculators and the swipe demo in Safari's engine, and what is left of them after Back. */

import { By, Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import { registerUrl } from '../../content/site.ts';
import { demo, demoJobs } from '../../content/talent/landing.ts';
import { PATIENCE } from '../support/provider-visitor.ts';
import { isThere, WebKitVisitor } from '../support/webkit-visitor.ts';

describe.skipIf(!isThere)('in WebKit', () => {
  const visitor = new WebKitVisitor();

  /** Leaves the page for another one and comes back to it as it was left. */
  async function leaveAndReturn(): Promise<void> {
    await visitor.run(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    const path = await visitor.path();
    await visitor.go('/impressum');
    await visitor.back();
    expect(await visitor.path()).toBe(path);
    expect(await visitor.run(() => 'persisted' in window && window.persisted)).toBe(true);
    // WebKit puts fields back to what they were served with, after it has shown the page.
    await visitor.run(() => new Promise((resolve) => setTimeout(resolve, 200)));
  }

  /** Values of all fields, and the text of the result. */
  const calculation = (root: string, result: string) =>
    visitor.run(
      (around, shown) => ({
        fields: [...document.querySelectorAll<HTMLInputElement>(`${around} input`)].map(({ type, checked, value }) =>
          type === 'radio' ? `${checked}` : value,
        ),
        result: document.querySelector(shown)?.textContent?.replaceAll('\u00A0', ' '),
      }),
      root,
      result,
    );

  test('prices follow the toggle, and a plan button opens the registration in a new tab', async () => {
    await visitor.go('/unternehmen/preise');
    const shown = () =>
      visitor.run(() => {
        const prices = [...document.querySelectorAll<HTMLElement>('.plan-card__price')];
        return prices.filter((price) => price.checkVisibility()).map(({ innerText }) => innerText);
      });
    const yearly = await shown();
    await visitor.click('.pricing label:has(input[value="28days"])');
    await expect.poll(shown, PATIENCE).not.toEqual(yearly);
    const status = () => visitor.run(() => document.querySelector('.pricing [role="status"]')?.textContent);
    await expect.poll(status, PATIENCE).toContain('Monatliche Abrechnung');
    const own = await visitor.driver.getWindowHandle();
    await visitor.click('.plan-card:nth-of-type(2) form:not([hidden]) button');
    const others = async () => (await visitor.driver.getAllWindowHandles()).filter((tab) => tab !== own);
    await expect.poll(others, PATIENCE).toHaveLength(1);
    const [tab = ''] = await others();
    await visitor.driver.switchTo().window(tab);
    await expect.poll(() => visitor.driver.getCurrentUrl(), PATIENCE).toBe(`${registerUrl}?plan=scale_28days`);
    await visitor.driver.close();
    await visitor.driver.switchTo().window(own);
    expect(await visitor.path()).toBe('/unternehmen/preise');
    // As from the address bar: WebKit would hold the page to the targets of its forms.
    await visitor.go('/impressum');
    expect(await visitor.path()).toBe('/impressum');
  });

  test('the savings calculator follows keys and typing, and is the same after Back', async () => {
    await visitor.go('/unternehmen/vergleich');
    const state = () => calculation('.roi', '.roi__savings output');
    expect(await state()).toEqual({ fields: ['60.000\u00A0€', '60000', '3', '3'], result: '33.000,12 €' });
    await visitor.focus('#roi-gehalt');
    await visitor.press(Key.ARROW_RIGHT);
    await expect.poll(state, PATIENCE).toMatchObject({ result: '36.000,12 €' });
    await visitor.focus('#roi-einstellungen-zahl');
    await visitor.run(() => (document.activeElement as HTMLInputElement).select());
    await visitor.press('5', Key.TAB);
    const changed = { fields: ['65.000\u00A0€', '65000', '5', '5'], result: '62.000,12 €' };
    await expect.poll(state, PATIENCE).toEqual(changed);
    await expect.poll(() => visitor.path(), PATIENCE).toBe('/unternehmen/vergleich?gehalt=65000&einstellungen=5');
    await leaveAndReturn();
    expect(await state()).toEqual(changed);
  });

  test('the pay calculator follows a role and keys, and is the same after Back', async () => {
    await visitor.go('/talente');
    const state = () => calculation('.pay', '.pay__month strong');
    const start = await state();
    await visitor.click('.pay fieldset label:first-of-type');
    await expect.poll(state, PATIENCE).not.toEqual(start);
    const opener = await state();
    await visitor.focus('.pay input[type="range"]');
    await visitor.press(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
    await expect.poll(async () => (await state()).result, PATIENCE).not.toBe(opener.result);
    await expect.poll(() => visitor.path(), PATIENCE).toContain('?rolle=opener&');
    const changed = await state();
    await leaveAndReturn();
    expect(await state()).toEqual(changed);
  });

  test('the swipe demo is played, names its cards, and keeps its answers after Back', async () => {
    await visitor.go('/talente');
    const answers = () =>
      visitor.run(() => {
        const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
        const cards = [...document.querySelectorAll('.swipe-demo fieldset')].filter(isSeen);
        return cards.map((card) => ({
          title: card.querySelector('legend')?.textContent,
          answer: card.querySelector<HTMLInputElement>(':checked')?.value,
          results: [...card.querySelectorAll('[role="status"] p')].filter(isSeen).map((line) => line.textContent),
        }));
      });
    const [first, second, third] = demoJobs.map(({ title }) => title);
    const card = await visitor.driver.findElement(By.css('.swipe-demo fieldset'));
    expect([await card.getAriaRole(), await card.getAccessibleName()]).toEqual(['group', first]);
    expect(await answers()).toEqual([{ title: first, answer: null, results: [] }]);
    await visitor.click('.swipe-demo fieldset:nth-of-type(1) label:has([value="ja"])');
    await visitor.click('.swipe-demo fieldset:nth-of-type(2) label:has([value="nein"])');
    const answered = [
      { title: first, answer: 'ja', results: [demoJobs[0]?.likesBack ? demo.onMatch : demo.onOneSided] },
      { title: second, answer: 'nein', results: [demo.onNo] },
      { title: third, answer: null, results: [] },
    ];
    await expect.poll(answers, PATIENCE).toEqual(answered);
    await leaveAndReturn();
    expect(await answers()).toEqual(answered);
    await visitor.click('.swipe-demo [type="reset"]');
    await expect.poll(answers, PATIENCE).toEqual([{ title: first, answer: null, results: [] }]);
  });
});
