import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

const PATH = '/unternehmen/vergleich';
const SALARY = '#roi-gehalt';
const HIRES = '#roi-einstellungen';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Opens the page and waits until the sliders can be used. */
async function arriveAt(query = '', viewport = DESKTOP): Promise<void> {
  visitor = await Visitor.arrive(browser, viewport);
  await visitor.go(`${PATH}${query}`);
  await usable();
}

const usable = async (): Promise<void> => {
  await visitor.page.waitForSelector(`${SALARY}:enabled`, { timeout: 5000 });
};

/** The calculator as a visitor reads it. */
const state = () =>
  visitor.page.evaluate(
    (salary, hires) => {
      const value = (selector: string) => (document.querySelector(selector) as HTMLInputElement).value;
      return {
        salary: value(salary),
        salaryField: value(`${salary}-zahl`).replaceAll('\u00A0', ' '),
        spoken: document.querySelector(salary)?.getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' '),
        hires: value(hires),
        hiresField: value(`${hires}-zahl`),
        savings: document.querySelector('.roi__savings output')?.textContent?.replaceAll('\u00A0', ' '),
      };
    },
    SALARY,
    HIRES,
  );
type State = Awaited<ReturnType<typeof state>>;

const becomes = (expected: Partial<State>) => expect.poll(state, { timeout: 5000 }).toMatchObject(expected);
const addressBecomes = (path: string) => expect.poll(() => visitor.path, { timeout: 5000 }).toBe(path);

/** What a screen reader was told, in order; the empty texts between are not spoken. */
const listen = () =>
  visitor.page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    for (const status of document.querySelectorAll('.roi [role="status"], .roi [aria-live]:not([aria-live="off"])')) {
      new MutationObserver(() => status.textContent && spoken.push(status.textContent)).observe(status, {
        subtree: true,
        characterData: true,
        childList: true,
      });
    }
  });
const heard = async (): Promise<readonly string[]> =>
  (await visitor.page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)).map((text) =>
    text.replaceAll('\u00A0', ' '),
  );

/** All at once, without waiting for each: as fast as a held key. */
const pressOften = (key: 'ArrowRight' | 'ArrowLeft', times: number) =>
  Promise.all(Array.from({ length: times }, () => visitor.page.keyboard.press(key)));

const DEFAULTS = { salary: '60000', salaryField: '60.000 €', hires: '3', hiresField: '3', savings: '33.000,12 €' };

describe('the savings calculator', () => {
  test('starts with the result of 60.000 € and 3 hires, and leaves the address alone', async () => {
    await arriveAt();
    expect(await state()).toEqual({ ...DEFAULTS, spoken: '60.000 Euro' });
    expect(visitor.path).toBe(PATH);
  });

  test('follows the arrow keys step by step, and says so in words', async () => {
    await arriveAt();
    await visitor.page.focus(SALARY);
    await visitor.page.keyboard.press('ArrowRight');
    await becomes({ salary: '65000', salaryField: '65.000 €', spoken: '65.000 Euro', savings: '36.000,12 €' });
    await visitor.page.keyboard.press('ArrowLeft');
    await visitor.page.keyboard.press('ArrowLeft');
    await becomes({ salary: '55000', spoken: '55.000 Euro', savings: '30.000,12 €' });
    await visitor.page.keyboard.press('Home');
    await becomes({ salary: '40000' });
    await visitor.page.keyboard.press('ArrowLeft');
    await visitor.page.keyboard.press('End');
    await becomes({ salary: '120000', spoken: '120.000 Euro' });
    await visitor.page.focus(HIRES);
    await visitor.page.keyboard.press('ArrowUp');
    await becomes({ hires: '4', hiresField: '4', savings: '93.000,12 €' });
    expect(visitor.console).toEqual([]);
  });

  test('follows the mouse along the slider in whole steps', async () => {
    await arriveAt();
    const slider = await visitor.page.waitForSelector(SALARY);
    await slider?.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider?.boundingBox()) ?? {};
    await visitor.page.mouse.move(x + width / 4, y + height / 2);
    await visitor.page.mouse.down();
    await visitor.page.mouse.move(x + width * 0.6, y + height / 2, { steps: 12 });
    const { salary } = await state();
    expect(Number(salary) % 5000).toBe(0);
    await visitor.page.mouse.move(x + width + 50, y + height / 2, { steps: 4 });
    await visitor.page.mouse.up();
    await becomes({ salary: '120000', salaryField: '120.000 €', savings: '69.000,12 €' });
  });

  test('takes what is typed into the number fields', async () => {
    await arriveAt();
    await visitor.page.click(`${SALARY}-zahl`, { count: 3 });
    await visitor.page.keyboard.type('90000');
    await becomes({ salary: '90000', spoken: '90.000 Euro', savings: '51.000,12 €' });
    await visitor.page.click(`${HIRES}-zahl`, { count: 3 });
    await visitor.page.keyboard.type('10');
    await becomes({ hires: '10', savings: '177.000,12 €' });
  });

  test('takes a typed value that is off the step or out of range to the nearest one when the field is left', async () => {
    await arriveAt();
    for (const [typed, value, shown] of [
      ['62500', '65000', '65.000 €'],
      ['62.500 €', '65000', '65.000 €'],
      ['1', '40000', '40.000 €'],
      ['999999', '120000', '120.000 €'],
      ['-5', '40000', '40.000 €'],
    ] as const) {
      await visitor.page.click(`${SALARY}-zahl`, { count: 3 });
      await visitor.page.keyboard.type(typed);
      await visitor.page.keyboard.press('Tab');
      await becomes({ salary: value, salaryField: shown });
    }
    await visitor.page.click(`${SALARY}-zahl`, { count: 3 });
    await visitor.page.keyboard.press('Backspace');
    await visitor.page.keyboard.press('Tab');
    await becomes({ salary: '40000', salaryField: '40.000 €' });
    expect((await state()).savings).not.toContain('NaN');
  });

  test('writes its state into the address once it has settled; a reload and Back keep it', async () => {
    await arriveAt('#rechner');
    await visitor.page.focus(SALARY);
    await pressOften('ArrowRight', 4);
    await visitor.page.focus(HIRES);
    await visitor.page.keyboard.press('ArrowRight');
    await becomes({ salary: '80000', hires: '4', savings: '61.000,12 €' });
    await addressBecomes(`${PATH}?gehalt=80000&einstellungen=4#rechner`);
    await visitor.page.reload({ waitUntil: 'load' });
    await becomes({ salary: '80000', hires: '4', spoken: '80.000 Euro', savings: '61.000,12 €' });
    expect(visitor.path).toBe(`${PATH}?gehalt=80000&einstellungen=4#rechner`);
    await visitor.go('/impressum');
    await visitor.page.goBack({ waitUntil: 'load' });
    await becomes({ salary: '80000', hires: '4', savings: '61.000,12 €' });
  });

  test('adds no step to the history: Back leaves the page', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/unternehmen');
    await visitor.go(PATH);
    await usable();
    await visitor.page.focus(HIRES);
    await visitor.page.keyboard.press('ArrowRight');
    await addressBecomes(`${PATH}?gehalt=60000&einstellungen=4`);
    await visitor.page.goBack({ waitUntil: 'load' });
    expect(visitor.path).toBe('/unternehmen');
  });

  test.each([
    ['?gehalt=80000&einstellungen=5', '80000', '5', '77.000,12 €'],
    ['?gehalt=abc&einstellungen=xyz', '60000', '3', '33.000,12 €'],
    ['?gehalt=-1&einstellungen=-1', '40000', '1', '5.000,12 €'],
    ['?gehalt=1e9&einstellungen=1e9', '120000', '20', '477.000,12 €'],
    ['?gehalt=62500&einstellungen=2.5', '65000', '3', '36.000,12 €'],
    ['?gehalt=<script>alert(1)</script>&einstellungen="><img src=x onerror=alert(1)>', '60000', '3', '33.000,12 €'],
    ['?gehalt=NaN&einstellungen=Infinity', '60000', '20', '237.000,12 €'],
    ['?gehalt=%E0%A4%A&einstellungen=', '60000', '3', '33.000,12 €'],
  ])('reads the address %s as allowed values', async (query, salary, hires, savings) => {
    await arriveAt(query);
    const salaryField = `${Number(salary) / 1000}.000 €`;
    await becomes({ salary, salaryField, hires, hiresField: hires, savings });
    const text = await visitor.text('main');
    expect(text).not.toMatch(/NaN|Infinity|undefined|alert/);
    expect(visitor.console).toEqual([]);
    expect(visitor.failed).toEqual([]);
  });

  test('announces the result once, after the last change, and not on the way', async () => {
    await arriveAt();
    await listen();
    await visitor.page.focus(SALARY);
    await pressOften('ArrowRight', 6);
    await becomes({ salary: '90000' });
    await expect.poll(heard, { timeout: 5000 }).toHaveLength(1);
    const [said] = await heard();
    expect(said).toContain('51.000,12 €');
    expect(said).toContain('114 Tage');
    // The address is written in the same moment: nothing is pending any more.
    await addressBecomes(`${PATH}?gehalt=90000&einstellungen=3`);
    expect(await heard()).toHaveLength(1);
    expect(await visitor.page.$$('.roi [aria-live="assertive"], .roi [role="alert"]')).toEqual([]);
  });

  test('says nothing of a result that nobody changed', async () => {
    await arriveAt('?gehalt=80000&einstellungen=5');
    await becomes({ salary: '80000' });
    const texts = await visitor.page.$$eval('.roi [role="status"]', (all) => all.map((status) => status.textContent));
    expect(texts.every((text) => text === '')).toBe(true);
  });

  test('copies a link that carries the calculation, and confirms it', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page
      .browserContext()
      .overridePermissions(served().siteUrl, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
    await visitor.go(`${PATH}?gehalt=75000&einstellungen=7`);
    await usable();
    await becomes({ salary: '75000', hires: '7' });
    await listen();
    await visitor.page.bringToFront();
    await visitor.click('button', 'Link kopieren');
    await expect.poll(heard, { timeout: 5000 }).toEqual([expect.stringContaining('Link kopiert.')]);
    const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${visitor.origin}${PATH}?gehalt=75000&einstellungen=7#rechner`);
    await visitor.page.goto(link, { waitUntil: 'load' });
    await becomes({ salary: '75000', hires: '7', savings: '102.000,12 €' });
  });

  test('leaves the link in the address bar where copying is refused, and says so', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.evaluateOnNewDocument(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await visitor.go(PATH);
    await usable();
    await listen();
    await visitor.click('button', 'Link kopieren');
    await expect.poll(heard, { timeout: 5000 }).toEqual([expect.stringContaining('Kopieren ging nicht')]);
    expect(visitor.path).toBe(`${PATH}?gehalt=60000&einstellungen=3#rechner`);
    expect(visitor.console).toEqual([]);
  });

  test('shows how each figure came about, with the own numbers', async () => {
    await arriveAt('?gehalt=80000&einstellungen=5');
    await becomes({ salary: '80000' });
    expect(await visitor.page.$eval('.roi details p', (text) => text.checkVisibility())).toBe(false);
    await (await visitor.page.$('.roi summary'))?.focus();
    await visitor.page.keyboard.press('Enter');
    await expect.poll(() => visitor.text('.roi details'), { timeout: 5000 }).toMatch(/20\s% × 80\.000\s€ × 5/);
    expect(await visitor.text('.roi details')).toMatch(/249,99\s€ × 12/);
  });
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('the savings calculator without scripts on a %s', (_, viewport) => {
  test('shows the default result, says why nothing moves, and explains the calculation', async () => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(PATH);
    expect((await state()).savings).toBe('33.000,12 €');
    expect(await visitor.page.$eval(SALARY, (slider) => (slider as HTMLInputElement).disabled)).toBe(true);
    expect(await visitor.text('.roi noscript')).toContain('Die Regler brauchen JavaScript.');
    // It stands below the headline, at the same edge, and above what does not move.
    const [title, notice, inputs] = await visitor.page.$$eval('.roi h1, .roi noscript, .roi__inputs', (parts) =>
      parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(notice?.left).toBe(title?.left);
    expect(notice?.top).toBeGreaterThanOrEqual(title?.bottom ?? Number.POSITIVE_INFINITY);
    expect(notice?.bottom).toBeLessThanOrEqual(inputs?.top ?? 0);
    const isOpen = () => visitor.page.$eval('.roi details', (details) => (details as HTMLDetailsElement).open);
    expect(await isOpen()).toBe(false);
    await (await visitor.page.$('.roi summary'))?.focus();
    await visitor.page.keyboard.press('Enter');
    await expect.poll(isOpen, { timeout: 5000 }).toBe(true);
    expect(await visitor.text('.roi details')).toMatch(/20\s% × 60\.000\s€ × 3/);
  });
});
