/** Tables whose phone layout changes `display`: Safari's engine used to drop their roles with it. */

import { By } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import { isThere, WebKitVisitor } from '../support/webkit-visitor.ts';

const ROLES = {
  table: 'table',
  tr: 'row',
  'thead th': 'columnheader',
  'tbody th': 'rowheader',
  td: 'cell',
};

describe.skipIf(!isThere)('in WebKit', () => {
  const visitor = new WebKitVisitor();

  test.each(['/unternehmen/vergleich', '/unternehmen/onboarding-concierge', '/jobbeschreibung'])(
    'the tables of %s are tables for a screen reader on a phone',
    async (route) => {
      await visitor.resize(390);
      await visitor.go(route);
      for (const [selector, role] of Object.entries(ROLES)) {
        const parts = await visitor.driver.findElements(By.css(`main :is(${selector})`));
        expect(parts, selector).not.toEqual([]);
        const found = new Set<string>();
        for (const part of parts) found.add(await part.getAriaRole());
        expect([...found], selector).toEqual([role]);
      }
      const isLaidOutAnew = () =>
        [...document.querySelectorAll('main table')].some((table) => getComputedStyle(table).display !== 'table');
      expect(await visitor.run(isLaidOutAnew), 'the layout is that of a phone').toBe(true);
    },
  );
});
