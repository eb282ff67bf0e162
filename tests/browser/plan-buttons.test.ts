import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registerUrl } from '../../content/site.ts';
import { launchShell } from '../support/browser.ts';
import { announcedByPlans, arriveAtPlans } from '../support/plans-visitor.ts';
import type { Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** What all plan buttons in sight said at one moment. */
interface Moment {
  readonly at: number;
  readonly labels: readonly string[];
  readonly disabled: readonly boolean[];
}

const PLAN_BUTTONS = '.plan-card button';

describe('a plan button', () => {
  /** Addresses that new tabs were opened with. */
  let tabs: string[];

  /** Notes every state of the plan buttons, so that a slow test sees the second it comes too late for. */
  const watch = async (): Promise<void> => {
    tabs = [];
    visitor.page.browserContext().on('targetcreated', (target) => {
      if (target.type() === 'page') tabs.push(target.url());
    });
    await visitor.page.evaluate((selector) => {
      const moments: Moment[] = [];
      const note = () => {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>(selector)].filter((one) =>
          one.checkVisibility(),
        );
        moments.push({
          at: performance.now(),
          labels: buttons.map((button) => button.firstChild?.textContent ?? ''),
          disabled: buttons.map((button) => button.disabled),
        });
      };
      new MutationObserver(note).observe(document.querySelector('.pricing') as Element, {
        subtree: true,
        attributes: true,
        characterData: true,
        childList: true,
      });
      Object.assign(globalThis, { moments });
    }, PLAN_BUTTONS);
  };
  const moments = () => visitor.page.evaluate(() => (globalThis as unknown as { moments: Moment[] }).moments);
  const isBusy = ({ disabled }: Moment) => disabled.some(Boolean);

  /** The states from the first disabled one to the first enabled one after it. */
  const loaded = async (): Promise<{ busy: readonly Moment[]; end: Moment }> => {
    const find = (all: readonly Moment[]) => {
      const start = all.findIndex(isBusy);
      const end = all.findIndex((moment, index) => index > start && !isBusy(moment));
      return start >= 0 && end > start ? { busy: all.slice(start, end), end: all[end] as Moment } : undefined;
    };
    await expect.poll(async () => find(await moments()) !== undefined, { timeout: 8000 }).toBe(true);
    return find(await moments()) as { busy: readonly Moment[]; end: Moment };
  };

  const button = (plan: string) =>
    `.plan-card ::-p-aria([role="button"][name="Jetzt starten (${plan}, öffnet in neuem Tab)"])`;

  /** The address of the tab that opens: its host need not exist. */
  const openedAddress = async (): Promise<string> => {
    const target = await visitor.page.browserContext().waitForTarget((one) => one.url().startsWith(registerUrl), {
      timeout: 8000,
    });
    return target.url();
  };

  test.each([
    ['Priority Launch', 'launch_yearly'],
    ['Scale', 'scale_yearly'],
    ['Starter', 'starter_yearly'],
  ])('of %s opens the registration with its plan in a new tab', async (plan, key) => {
    visitor = await arriveAtPlans(browser, '/unternehmen/preise');
    await watch();
    await visitor.page.locator(button(plan)).click();
    expect(await openedAddress()).toBe(`${registerUrl}?plan=${key}`);
    expect(tabs).toHaveLength(1);
    expect(visitor.path).toBe('/unternehmen/preise');
  });

  test('opens the option of monthly billing after the switch', async () => {
    visitor = await arriveAtPlans(browser, '/unternehmen/preise');
    await visitor.click('radio', 'Monatlich', '.pricing');
    await announcedByPlans(visitor, 'Monatliche Abrechnung');
    await visitor.page.locator(button('Scale')).click();
    expect(await openedAddress()).toBe(`${registerUrl}?plan=scale_28days`);
  });

  test('says for a second that it opens, while no plan can be chosen, and gets the focus back', async () => {
    visitor = await arriveAtPlans(browser, '/unternehmen/preise');
    await watch();
    await visitor.page.locator(button('Scale')).click();
    const { busy, end } = await loaded();
    const last = busy.at(-1) as Moment;
    expect(last.disabled).toEqual([true, true, true]);
    expect(last.labels).toEqual(['Jetzt starten', 'Wird geöffnet …', 'Jetzt starten']);
    const lasted = end.at - (busy[0] as Moment).at;
    expect(lasted).toBeGreaterThan(700);
    expect(lasted).toBeLessThan(4000);
    expect((await moments()).at(-1)).toMatchObject({
      labels: ['Jetzt starten', 'Jetzt starten', 'Jetzt starten'],
      disabled: [false, false, false],
    });
    const focused = () => visitor.page.evaluate(() => document.activeElement?.closest('button')?.textContent);
    await expect.poll(focused, { timeout: 5000 }).toBe('Jetzt starten (Scale, öffnet in neuem Tab)');
  });

  test('works by keyboard', async () => {
    visitor = await arriveAtPlans(browser, '/unternehmen/preise');
    await watch();
    await visitor.page.locator(button('Starter')).wait();
    await (await visitor.page.$(button('Starter')))?.focus();
    await visitor.page.keyboard.press('Enter');
    expect(await openedAddress()).toBe(`${registerUrl}?plan=starter_yearly`);
    await loaded();
    expect(tabs).toHaveLength(1);
  });

  test('opens one tab only on a double click, and another one later', async () => {
    visitor = await arriveAtPlans(browser, '/unternehmen/preise');
    await watch();
    await visitor.page.locator(button('Priority Launch')).click({ count: 2 });
    await openedAddress();
    await loaded();
    expect(tabs).toHaveLength(1);
    await visitor.page.bringToFront();
    await visitor.page.locator(button('Priority Launch')).click();
    await expect.poll(() => tabs.length, { timeout: 5000 }).toBe(2);
  });
});
