import type { Page } from 'puppeteer';
import { expect } from 'vitest';
import { pastedText, selectText, superfluous } from './taken-along.ts';

/** Copies the whole text of the page by keyboard, pastes it, and expects the words alone. */
export async function expectPlainCopy(page: Page): Promise<void> {
  const { shown, marked } = await page.evaluate(selectText);
  expect(shown).toMatch(/\u00AD/);
  expect(marked.length).toBeGreaterThan(2);
  await page.keyboard.down('Control');
  await page.keyboard.press('c');
  await page.focus('#pasted');
  await page.keyboard.press('v');
  await page.keyboard.up('Control');
  const pasted = await page.evaluate(pastedText);
  expect(pasted).toMatch(/68\s%/);
  expect(superfluous(pasted, marked)).toEqual([]);
}
