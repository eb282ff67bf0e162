import type { Page } from 'puppeteer';
import { isReadyToCopy } from './taken-along.ts';

/** What a visitor gets who pastes what is on the clipboard: as text, and with its markup. */
export interface Pasted {
  readonly text: string;
  readonly html: string;
}

/** Presses Ctrl and a key, whose editing command automation has to name to Chromium. */
async function press(
  page: Page,
  key: 'KeyA' | 'KeyC' | 'KeyV',
  command: 'SelectAll' | 'Copy' | 'Paste',
): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key, { commands: [command] });
  await page.keyboard.up('Control');
}

/** Copies what is selected on the page by keyboard, and pastes it into an editor of another page. */
export async function copyAndPaste(page: Page): Promise<Pasted> {
  await page.bringToFront();
  await press(page, 'KeyC', 'Copy');
  const editor = await page.browserContext().newPage();
  await editor.goto('data:text/html,<div contenteditable></div>');
  await editor.evaluate(() => {
    document.addEventListener('paste', ({ clipboardData }) => {
      const [text, html] = ['text/plain', 'text/html'].map((type) => clipboardData?.getData(type));
      Object.assign(globalThis, { pasted: { text, html } });
    });
    document.querySelector('div')?.focus();
  });
  await press(editor, 'KeyV', 'Paste');
  await editor.waitForFunction(() => 'pasted' in globalThis, { timeout: 10_000 });
  const pasted = await editor.evaluate(() => Reflect.get(globalThis, 'pasted') as Pasted);
  await editor.close();
  return pasted;
}

/** Selects by keyboard, waits until the page has what it needs to copy, and leaves one element selected. */
export async function select(page: Page, selector: string): Promise<void> {
  await page.bringToFront();
  await press(page, 'KeyA', 'SelectAll');
  await page.waitForFunction(isReadyToCopy, { timeout: 10_000 });
  await page.$eval(selector, (element) => getSelection()?.selectAllChildren(element));
}
