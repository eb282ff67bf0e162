/** Menu, Ressourcen and accordion in Safari's engine, by mouse and by keyboard. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import { resources, shell } from '../../content/navigation.ts';
import { PATIENCE } from '../support/provider-visitor.ts';
import { isReadyToCopy, pastedText, selectText, superfluous } from '../support/taken-along.ts';
import { isThere, WebKitVisitor } from '../support/webkit-visitor.ts';

const TOGGLE = '.header__toggle';
const MENU = '.header__bar > .header__menu';

describe.skipIf(!isThere)('in WebKit', () => {
  const visitor = new WebKitVisitor();

  const isOpen = (id: string) =>
    visitor.run((popover) => document.getElementById(popover)?.matches(':popover-open'), id);
  const focused = () => visitor.run(() => document.activeElement?.textContent?.trim());

  test('the menu of a small screen opens, closes, leads on, and is closed after Back', async () => {
    await visitor.resize(390);
    await visitor.go('/unternehmen');
    await visitor.click(MENU);
    expect(await isOpen('menue')).toBe(true);
    await visitor.click('#menue .header__menu');
    expect(await isOpen('menue')).toBe(false);
    await visitor.click(MENU);
    await visitor.click('#menue a[href="/unternehmen/vergleich"]');
    await expect.poll(() => visitor.path(), PATIENCE).toBe('/unternehmen/vergleich');
    await visitor.back();
    expect(await visitor.path()).toBe('/unternehmen');
    expect(await isOpen('menue')).toBe(false);
  });

  test('copied text has the words alone: no soft hyphens, no joiners, no marks of footnotes', async () => {
    await visitor.resize(1280);
    // Its words hold all three.
    await visitor.go('/talente/so-funktionierts');
    const { shown, marked } = await visitor.run(selectText);
    expect(shown).toMatch(/\u00AD/);
    expect(shown).toMatch(/\u2060/);
    expect(marked).not.toEqual([]);
    await expect.poll(() => visitor.run(isReadyToCopy), PATIENCE).toBe(true);
    await visitor.command('c');
    await visitor.focus('#pasted');
    await visitor.command('v');
    const pasted = await visitor.run(pastedText);
    expect(pasted).toMatch(/24–48\sh/);
    expect(superfluous(pasted, marked)).toEqual([]);
  });

  test('Ressourcen opens by key, shows the focus, closes with Esc, gives the focus back and leads on', async () => {
    await visitor.resize(1280);
    await visitor.go('/unternehmen');
    await visitor.focus(TOGGLE);
    await visitor.press(Key.ENTER);
    expect(await isOpen('ressourcen')).toBe(true);
    await expect
      .poll(() => visitor.run(() => document.querySelector('header [aria-expanded="true"]') !== null), PATIENCE)
      .toBe(true);
    await visitor.press(Key.TAB);
    const outline = await visitor.run(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return {
        inside: document.activeElement?.closest('#ressourcen') !== null,
        outline: `${outlineStyle} ${outlineWidth}`,
      };
    });
    expect(outline).toEqual({ inside: true, outline: 'solid 3px' });
    await visitor.press(Key.ESCAPE);
    expect(await isOpen('ressourcen')).toBe(false);
    expect(await focused()).toBe(shell.resources);
    for (const { href } of resources) {
      await visitor.click(TOGGLE);
      await visitor.click(`#ressourcen a[href="${href}"]`);
      await expect.poll(() => visitor.path(), PATIENCE).toBe(href);
    }
  });

  test('answers open one at a time, by mouse and by keyboard, and stay in view', async () => {
    await visitor.resize(1280);
    await visitor.go('/unternehmen/preise');
    const count = await visitor.run(() => document.querySelectorAll('.faq__entry').length);
    expect(count).toBeGreaterThan(3);
    const open = () =>
      visitor.run(() =>
        [...document.querySelectorAll('.faq__entry')].flatMap((one, index) => (one.hasAttribute('open') ? index : [])),
      );
    for (let index = 0; index < count; index += 1) {
      const summary = `.faq__entry:nth-of-type(${index + 1}) summary`;
      if (index % 2 === 0) await visitor.click(summary);
      else {
        await visitor.focus(summary);
        await visitor.press(index % 4 === 1 ? Key.ENTER : Key.SPACE);
      }
      await expect.poll(open, PATIENCE).toEqual([index]);
      const { top, bottom, header, height } = await visitor.run((place) => {
        const box = document.querySelectorAll('.faq__entry summary')[place]?.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return { top: box?.top ?? 0, bottom: box?.bottom ?? 0, header, height: innerHeight };
      }, index);
      expect(top).toBeGreaterThanOrEqual(header);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });
});
