import type { Page } from 'puppeteer';

/** Types of the listeners on an object, as the developer tools list them. */
async function listenersOf(page: Page, expression: string): Promise<string[]> {
  const session = await page.createCDPSession();
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  await session.detach();
  return listeners.map(({ type }) => type).sort();
}

/** Everything about a page that a script can change from outside of its part of it. */
export const tracesOn = async (page: Page) => ({
  ...(await page.evaluate(() => ({
    elements: [...document.head.children, ...document.body.children].map(({ tagName, className }) => [
      tagName,
      className,
    ]),
    roots: [document.documentElement, document.body].map((root) => [root.className, root.style.cssText]),
    // What was declared with `var` cannot be deleted; empty is as good as gone. Numbers are the frames.
    globals: Reflect.ownKeys(window)
      .filter((name) => Reflect.get(window, name) !== undefined)
      .map(String)
      .filter((name) => !/^\d+$/.test(name)),
    native: [addEventListener, setInterval, customElements.define].map(String),
  }))),
  window: await listenersOf(page, 'window'),
  document: await listenersOf(page, 'document'),
  body: await listenersOf(page, 'document.body'),
  root: await listenersOf(page, 'document.documentElement'),
});
