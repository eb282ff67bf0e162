/** Prices, calculators and the decks in Safari's engine, and what is left of them after Back. */

import { By, Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import * as company from '../../content/company/landing.ts';
import { registerUrl } from '../../content/site.ts';
import * as talent from '../../content/talent/landing.ts';
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

  test.each([
    ['/unternehmen', company.deck],
    ['/talente', talent.deck],
  ])(
    'the deck of %s is played, names its cards, and starts again by its button and after Back',
    async (route, { cards, texts }) => {
      await visitor.go(route);
      const state = () =>
        visitor.run(() => {
          const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
          const read = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(`.match-deck ${selector}`)].filter(isSeen);
          return {
            cards: read('.sample-card__title').map(({ textContent }) => textContent),
            status: read('[role="status"] > p').map(({ textContent }) => textContent),
          };
        });
      const [first, second, third] = cards.map(({ title }) => title);
      const question = await visitor.driver.findElement(By.css('.match-deck [role="radiogroup"]'));
      expect([await question.getAriaRole(), await question.getAccessibleName()]).toEqual(['radiogroup', first]);
      expect(await state()).toEqual({ cards: [first], status: [] });
      await visitor.click('.sample-card:nth-child(1) label:has([value="nein"])');
      await expect.poll(state, PATIENCE).toEqual({ cards: [second], status: [texts.next[0]] });
      await visitor.click('.sample-card:nth-child(2) label:has([value="einseitig"])');
      await expect.poll(state, PATIENCE).toEqual({ cards: [third], status: [texts.next[2]] });
      await visitor.click('.sample-card:nth-child(3) label:has([value="doppelja"])');
      const match = { cards: [third], status: [texts.match, texts.matchNote] };
      await expect.poll(state, PATIENCE).toEqual(match);
      await visitor.click('.match-deck__match [type="reset"]');
      await expect.poll(state, PATIENCE).toEqual({ cards: [first], status: [] });
      await visitor.click('.sample-card:nth-child(1) label:has([value="doppelja"])');
      await expect.poll(state, PATIENCE).toEqual({ ...match, cards: [first] });
      await leaveAndReturn();
      expect(await state()).toEqual({ cards: [first], status: [] });
    },
  );
});
