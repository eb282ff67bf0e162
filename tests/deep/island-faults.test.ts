import type { Browser, HTTPRequest } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shell } from '../../content/navigation.ts';
import { renderError } from '../../content/render-error.ts';
import { launchShell } from '../support/browser.ts';
import { islandPages } from '../support/islands.ts';
import { Visitor } from '../support/visitor.ts';

/** The first page of each island that the built site holds: a new island is tested without a word here. */
const islands = (await islandPages()).filter(
  ({ name }, index, all) => all.findIndex((page) => page.name === name) === index,
);

const FAULT = 'injected fault';

/** Switches of the page under test. */
interface Switches {
  /** From now on the island's props throw when they are read. */
  isBroken?: boolean;
}

/** Runs in the page before its scripts: the island's props become objects that throw once `isBroken` is set. */
function poisonProps(name: string, message: string): void {
  const check = () => {
    if ((globalThis as Switches).isBroken) throw new Error(message);
  };
  const poison = (target: object) =>
    new Proxy(target, {
      get: (...args) => {
        check();
        return Reflect.get(...args);
      },
      has: (...args) => {
        check();
        return Reflect.has(...args);
      },
      ownKeys: (...args) => {
        check();
        return Reflect.ownKeys(...args);
      },
    });
  const parse = JSON.parse;
  JSON.parse = (text, reviver) => {
    const value = parse(text, reviver);
    if (text !== document.querySelector(`island-root[name="${name}"]`)?.getAttribute('props')) return value;
    return Object.fromEntries(
      Object.entries(value as object).map(([key, prop]) => [
        key,
        typeof prop === 'object' && prop !== null ? poison(prop) : prop,
      ]),
    );
  };
}

/** Runs in the page: from now on the props throw. */
function breakProps(): void {
  Object.assign(globalThis, { isBroken: true });
}

/** Runs in the page: the handlers that Preact keeps on an island's elements, each as `<index of element> <name>`. */
function listHandlers(name: string): string[] {
  const elements = [...document.querySelectorAll(`island-root[name="${name}"] *`)];
  return elements.flatMap((element, index) =>
    Object.values(element)
      .flatMap((value) => (value && typeof value === 'object' ? Object.entries(value) : []))
      .filter(([key, value]) => /^on[A-Za-z]/.test(key) && typeof value === 'function')
      .map(([key]) => `${index} ${key}`),
  );
}

/** Runs in the page: fires the event of a handler, which throws in place of what it does where a message is given. */
function fire(name: string, handler: string, message?: string): void {
  const [index = '', key = ''] = handler.split(' ');
  const element = document.querySelectorAll(`island-root[name="${name}"] *`)[Number(index)];
  if (message) {
    for (const store of Object.values(element ?? {})) {
      if (!store || typeof store !== 'object' || !(key in store)) continue;
      (store as Record<string, unknown>)[key] = () => {
        throw new Error(message);
      };
    }
  }
  // A link must not lead off the page, with or without its handler.
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, { capture: true });
  element?.dispatchEvent(new Event(key.slice(2).toLowerCase(), { bubbles: true, cancelable: true }));
  removeEventListener('click', stay, { capture: true });
}

/**
 * Runs in the page: text in and outside of the island, and what stands in its place. Other islands may follow what this
 * one's handlers do: of them it counts those that show something.
 */
function readIsland(name: string) {
  const root = document.querySelector(`island-root[name="${name}"]`);
  const others = [...document.querySelectorAll(`island-root:not([name="${name}"])`)];
  const rest = document.body.cloneNode(true) as HTMLElement;
  for (const part of rest.querySelectorAll('island-root, template, script, noscript')) part.remove();
  return {
    inside: root?.textContent,
    outside: rest.textContent,
    others: others.filter(({ textContent }) => textContent !== '').length,
    alerts: [...document.querySelectorAll('[role="alert"]')].map((alert) => ({
      isInPlace: root?.contains(alert),
      isVisible: alert.checkVisibility(),
      lang: alert.querySelector('[lang]')?.getAttribute('lang'),
      texts: [...alert.querySelectorAll('p')].map((text) => text.textContent),
    })),
  };
}

const block = (request: HTTPRequest): Promise<void> => request.abort('failed');

async function cutShort(request: HTTPRequest): Promise<void> {
  const script = await (await fetch(request.url())).text();
  await request.respond({ contentType: 'text/javascript', body: script.slice(0, script.length / 2) });
}

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser.close());

test('the site has islands to break', () => {
  expect(islands.map(({ name }) => name)).toEqual(expect.arrayContaining(['roi-calculator', 'pay-calculator']));
});

describe.each(islands)('the island $name on $route', ({ name, route }) => {
  const read = () => visitor.page.evaluate(readIsland, name);
  const handlers = () => visitor.page.evaluate(listHandlers, name);

  let healthy: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(route);
    healthy = await read();
    await visitor.leave();
    expect(healthy.inside).not.toBe('');
  });
  beforeEach(async () => {
    visitor = await Visitor.arrive(browser);
  });
  afterEach(() => visitor.leave());

  /** Opens the page and waits until the island answers. */
  async function openHydrated(): Promise<void> {
    await visitor.go(route);
    await visitor.page.$eval(`island-root[name="${name}"]`, (root) => root.scrollIntoView());
    await expect.poll(handlers, { timeout: 5000 }).not.toEqual([]);
  }

  async function expectFallback(): Promise<void> {
    const { title, german, reload, lang } = renderError;
    await expect.poll(async () => (await read()).inside, { timeout: 5000 }).toBe(title + german + reload);
    expect(await read()).toEqual({
      inside: title + german + reload,
      outside: healthy.outside,
      others: healthy.others,
      alerts: [{ isInPlace: true, isVisible: true, lang, texts: [title, german, reload] }],
    });
    // The fault is shown, not swallowed.
    expect(visitor.console.join('\n')).toContain(FAULT);
    await expectRestToWork();
  }

  async function expectRestToWork(): Promise<void> {
    await visitor.click('button', shell.resources);
    await visitor.page.waitForSelector('header [aria-expanded="true"]', { timeout: 5000 });
    await visitor.page.keyboard.press('Escape');
    const entry = await visitor.page.$('main details:not(island-root details) > summary');
    await entry?.evaluate((summary) => (summary as HTMLElement).click());
    expect(await entry?.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)).not.toBe(false);
  }

  test('that throws in its first render gives way to the error', async () => {
    await visitor.page.evaluateOnNewDocument(poisonProps, name, FAULT);
    await visitor.page.evaluateOnNewDocument(breakProps);
    await visitor.go(route);
    await expectFallback();
    await visitor.click('link', 'Impressum', 'footer');
    await expect.poll(() => visitor.path, { timeout: 5000 }).toBe('/impressum');
  });

  test('that throws in a later render gives way to the error', async () => {
    await visitor.page.evaluateOnNewDocument(poisonProps, name, FAULT);
    await openHydrated();
    await visitor.page.evaluate(breakProps);
    for (const handler of await handlers()) await visitor.page.evaluate(fire, name, handler);
    await expectFallback();
  });

  test('that throws in a handler gives way to the error', async () => {
    await openHydrated();
    const [handler = ''] = await handlers();
    await visitor.page.evaluate(fire, name, handler, FAULT);
    await expectFallback();
  });

  test('that throws while the connection is gone says that the part is missing, and what to do', async () => {
    // The tests before this one have left the error text in the shared profile's cache.
    await visitor.leave();
    visitor = await Visitor.arrive(browser, undefined, 'fresh');
    await openHydrated();
    await visitor.page.setOfflineMode(true);
    const [handler = ''] = await handlers();
    await visitor.page.evaluate(fire, name, handler, FAULT);
    const heard = async () => JSON.stringify(await visitor.page.accessibility.snapshot({ interestingOnly: false }));
    await expect.poll(heard, { timeout: 5000 }).toContain('"Dieser Teil ist ausgefallen. Bitte die Seite neu laden."');
    // Text of the document: it can be translated, selected and saved.
    expect(await visitor.page.$eval('[role=alert]', (alert) => alert.textContent)).toContain(
      'Bitte die Seite neu laden.',
    );
    await expectRestToWork();
  });

  const own = new RegExp(`/assets/[^/]*${name}[^/]*\\.js$`);
  test.each([
    ['whose script fails to load', own, block],
    ['whose script arrives cut short', own, cutShort],
    ['whose framework arrives cut short', /\/assets\/preact-[^/]*\.js$/, cutShort],
  ])('%s stays as the server sent it', async (_, script, spoil) => {
    let spoilt = 0;
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      if (!script.test(request.url())) return void request.continue();
      spoilt += 1;
      void spoil(request);
    });
    await visitor.go(route);
    await expect.poll(() => spoilt, { timeout: 5000 }).toBeGreaterThan(0);
    await visitor.page.waitForNetworkIdle({ idleTime: 100 });
    expect(await handlers()).toEqual([]);
    expect(await read()).toEqual(healthy);
    await expectRestToWork();
  });
});
