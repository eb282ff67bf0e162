/** Somebody, or something, that presses everything in any order: a thousand times on each page with an island. */

import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderError } from '../../content/render-error.ts';
import { launchShell } from '../support/browser.ts';
import { hydrated, islandPages } from '../support/islands.ts';
import { setProvider } from '../support/provider-visitor.ts';
import { served } from '../support/served.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

const STEPS = 1000;
const ROUNDS = 4;
/** The same steps in every run; another seed gives others. */
const SEED = 20_261_121;

let browser: Browser;
beforeAll(async () => {
  browser = await launchShell();
});
afterAll(() => browser.close());

/** Runs in the page: presses, types, drags and scrolls as the seed says. Nothing leads off the page. */
async function pressAnything(seed: number, steps: number): Promise<number> {
  let state = seed;
  // mulberry32
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const stay = (event: Event) => event.preventDefault();
  const isLeading = ({ target }: Event) => (target as Element).closest('a[href]:not([href^="#"])') !== null;
  const stayOnLinks = (event: Event) => isLeading(event) && stay(event);
  addEventListener('click', stayOnLinks);
  addEventListener('submit', stay);
  globalThis.print = () => {};

  const values = ['', '0', '-5', '3', '65000', '1e9', '2.5', '999999999999'];
  const keys = ['Enter', 'Escape', 'Tab', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'];
  let done = 0;
  for (; done < steps; done += 1) {
    const everything = document.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea, label');
    const element = pick([...everything].filter((one) => one.checkVisibility()));
    const kind = random();
    if (element instanceof HTMLInputElement && /range|number|text/.test(element.type) && kind < 0.7) {
      element.focus();
      element.value = pick(values);
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      if (kind < 0.4) element.dispatchEvent(new Event('change', { bubbles: true }));
      if (kind < 0.2) element.blur();
    } else if (kind < 0.75) element.click();
    else if (kind < 0.85) element.focus();
    else if (kind < 0.95) {
      const options = { key: pick(keys), bubbles: true, cancelable: true };
      element.dispatchEvent(new KeyboardEvent('keydown', options));
      element.dispatchEvent(new KeyboardEvent('keyup', options));
    } else scrollTo({ top: random() * document.body.scrollHeight, behavior: 'instant' });
    // Now and then the page may draw, and do what it had put off.
    if (done % 10 === 9) await new Promise((resolve) => setTimeout(resolve));
  }
  removeEventListener('click', stayOnLinks);
  removeEventListener('submit', stay);
  return done;
}

test.each(await islandPages())(
  `${STEPS} random steps leave $route ($name) whole and silent`,
  async ({ name, route }) => {
    await setProvider('normal');
    const visitor = await Visitor.arrive(browser);
    await visitor.go(route);
    await hydrated(visitor);
    const heading = await visitor.heading();
    visitor.page.browserContext().on('targetcreated', async (target) => {
      if (target.type() !== 'page' || !target.opener()) return;
      // A tab may be gone before it can be closed.
      await target.page().then(
        (tab) => tab?.close().catch(() => undefined),
        () => undefined,
      );
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      await visitor.page.setViewport(round % 2 ? PHONE : DESKTOP);
      // A change of the kind of screen may load the page anew.
      await visitor.page.waitForFunction(() => document.readyState === 'complete');
      await hydrated(visitor);
      expect(await visitor.page.evaluate(pressAnything, SEED + round, STEPS / ROUNDS)).toBe(STEPS / ROUNDS);
    }
    expect(visitor.path.split(/[?#]/)[0]).toBe(route);
    expect(visitor.console, `seed ${SEED}`).toEqual([]);
    // Anyone who goes back while the calendar loads calls that request off.
    expect(visitor.failed.filter((url) => !url.startsWith(served().providerUrl))).toEqual([]);
    expect(await visitor.page.$(`island-root[name="${name}"] *`)).not.toBeNull();
    expect(await visitor.page.$eval('main', (main) => main.innerText)).not.toContain(renderError.title);
    expect(await visitor.heading()).toBe(heading);
    await visitor.leave();
  },
);
