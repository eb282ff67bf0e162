import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { DESKTOP, PHONE, Visitor } from '../support/visitor.ts';

const PATH = '/talente';
const FIXED = '#gehalt-fixum';
const RATE = '#gehalt-provision';
const VOLUME = '#gehalt-umsatz';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Opens the page at the calculator and waits until it can be used. */
async function arriveAt(query = '', viewport = DESKTOP): Promise<void> {
  visitor = await Visitor.arrive(browser, viewport);
  await visitor.go(`${PATH}${query}#gehalt`);
  await usable();
}

const usable = async (): Promise<void> => {
  await visitor.page.waitForSelector(`${FIXED}:enabled`, { timeout: 5000 });
};

/** The calculator as a visitor reads it. */
const state = () =>
  visitor.page.evaluate(() => {
    const plain = (text: string | null | undefined) =>
      text?.replaceAll('\u00A0', ' ').replaceAll('\u2060', '').trim() ?? '';
    const section = document.querySelector('#gehalt');
    const [month, year] = section?.querySelectorAll('.pay__month, .pay__year') ?? [];
    return {
      role: plain(section?.querySelector(':checked')?.parentElement?.textContent),
      sliders: [...(section?.querySelectorAll<HTMLInputElement>('[type="range"]') ?? [])].map((slider) =>
        plain(slider.ariaValueText ?? slider.getAttribute('aria-valuetext')),
      ),
      fields: [...(section?.querySelectorAll<HTMLInputElement>('[type="text"]') ?? [])].map(({ value }) =>
        value.replaceAll('\u00A0', ' '),
      ),
      month: plain(month?.querySelector('strong')?.firstChild?.textContent),
      note: plain(month?.textContent).replace(/^.*? € /, ''),
      year: plain(year?.querySelector('b')?.textContent),
      months: [...(section?.querySelectorAll('tbody tr') ?? [])].map((row) => plain(row.children[1]?.textContent)),
    };
  });
type State = Awaited<ReturnType<typeof state>>;

const becomes = (expected: Partial<State>) => expect.poll(state, { timeout: 5000 }).toMatchObject(expected);
const addressBecomes = (query: string) =>
  expect.poll(() => visitor.path, { timeout: 5000 }).toBe(`${PATH}${query}#gehalt`);

/** What a screen reader was told, in order; the empty texts between are not spoken. */
const listen = () =>
  visitor.page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    for (const status of document.querySelectorAll('#gehalt [role="status"]')) {
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

const selectAll = async () => {
  await visitor.page.keyboard.down('Control');
  await visitor.page.keyboard.press('a');
  await visitor.page.keyboard.up('Control');
};

const choose = (role: string) => visitor.click('radio', role, '#gehalt');

const CLOSER: State = {
  role: 'Closer',
  sliders: ['5.000 Euro', '15 Prozent', '20.000 Euro'],
  fields: ['5.000 €', '15 %', '20.000 €'],
  month: '8.000 €',
  note: 'im Monat brutto, bei angenommenem Umsatz. Richtwert: 10–20 % Provision.',
  year: '96.000 €',
  months: ['6.000 €', '7.000 €', '8.000 €', '9.000 €', '10.000 €'],
};

describe('the pay calculator', () => {
  test('starts with a closer and leaves the address alone', async () => {
    await arriveAt();
    expect(await state()).toEqual(CLOSER);
    expect(visitor.path).toBe(`${PATH}#gehalt`);
    expect(visitor.console).toEqual([]);
  });

  test('swaps fields, figures and what is left out with the role', async () => {
    await arriveAt();
    await choose('Opener');
    await becomes({
      role: 'Opener',
      sliders: ['2.750 Euro'],
      month: '2.750 €',
      note: 'im Monat brutto, Richtwert. Plus Provision, einen Richtwert dafür gibt es nicht.',
      year: '33.000 €',
      months: ['2.000 €', '2.750 €', '3.500 €'],
    });
    await choose('Setter');
    await becomes({
      sliders: ['3.750 Euro'],
      note: 'im Monat brutto, Richtwert. Provision je nach Vertrag.',
      year: '45.000 €',
      months: ['3.000 €', '3.750 €', '4.500 €'],
    });
    await choose('Closer');
    await becomes(CLOSER);
    expect(visitor.console).toEqual([]);
  });

  test('follows the keyboard: roles by arrow keys, sliders step by step to their ends', async () => {
    await arriveAt();
    await visitor.page.focus(FIXED);
    await visitor.page.keyboard.press('ArrowRight');
    await becomes({ sliders: ['5.050 Euro', '15 Prozent', '20.000 Euro'], month: '8.050 €', year: '96.600 €' });
    await visitor.page.keyboard.press('End');
    await visitor.page.focus(RATE);
    await visitor.page.keyboard.press('Home');
    await visitor.page.focus(VOLUME);
    await visitor.page.keyboard.press('End');
    await becomes({
      sliders: ['6.000 Euro', '10 Prozent', '100.000 Euro'],
      month: '16.000 €',
      months: ['14.000 €', '16.000 €', '16.000 €', '26.000 €', '26.000 €'],
    });
    await visitor.page.focus('#gehalt :checked');
    await visitor.page.keyboard.press('ArrowLeft');
    await becomes({ role: 'Setter', month: '3.750 €' });
  });

  test('takes what is typed, in thousands too, and brings it into the range', async () => {
    await arriveAt();
    for (const [field, typed, part] of [
      [FIXED, '4500', { fields: ['4.500 €', '15 %', '20.000 €'], month: '7.500 €' }],
      [VOLUME, '30', { fields: ['4.500 €', '15 %', '30.000 €'], month: '9.000 €' }],
      [RATE, '99', { fields: ['4.500 €', '20 %', '30.000 €'], month: '10.500 €' }],
      [FIXED, '99999', { fields: ['6.000 €', '20 %', '30.000 €'], month: '12.000 €' }],
    ] as const) {
      await visitor.page.focus(`${field}-zahl`);
      await selectAll();
      await visitor.page.keyboard.type(typed);
      await visitor.page.keyboard.press('Tab');
      await becomes({ fields: [...part.fields], month: part.month });
    }
    await visitor.page.focus(`${VOLUME}-zahl`);
    await selectAll();
    await visitor.page.keyboard.press('Backspace');
    await visitor.page.keyboard.press('Tab');
    await becomes({ fields: ['6.000 €', '20 %', '30.000 €'], month: '12.000 €' });
  });

  test('writes its state into the address once it has settled; a reload and Back keep it', async () => {
    await arriveAt();
    await visitor.page.focus(VOLUME);
    for (let press = 0; press < 5; press += 1) await visitor.page.keyboard.press('ArrowRight');
    await addressBecomes('?rolle=closer&fixum=5000&provision=15&umsatz=25000');
    await choose('Opener');
    await addressBecomes('?rolle=opener&fixum=2750');
    await visitor.page.reload({ waitUntil: 'load' });
    await becomes({ role: 'Opener', sliders: ['2.750 Euro'], month: '2.750 €' });
    await visitor.go('/impressum');
    await visitor.page.goBack({ waitUntil: 'load' });
    await becomes({ role: 'Opener', month: '2.750 €' });
  });

  test.each([
    ['?rolle=closer&fixum=4400&provision=12&umsatz=35000', ['4.400 €', '12 %', '35.000 €'], '8.600 €'],
    ['?rolle=setter&fixum=-1&provision=12', ['3.000 €'], '3.000 €'],
    ['?fixum=1e9&provision=1e9&umsatz=1e9', ['6.000 €', '20 %', '100.000 €'], '26.000 €'],
    ['?rolle=constructor&fixum=NaN&provision=abc&umsatz=%E0%A4%A', ['5.000 €', '15 %', '20.000 €'], '8.000 €'],
    [
      '?rolle=<script>alert(1)</script>&umsatz="><img src=x onerror=alert(1)>',
      ['5.000 €', '15 %', '20.000 €'],
      '8.000 €',
    ],
  ])('reads the address %s as allowed values', async (query, fields, month) => {
    await arriveAt(query);
    await becomes({ fields, month });
    expect(await visitor.text('#gehalt')).not.toMatch(/NaN|Infinity|undefined|alert/);
    expect(visitor.console).toEqual([]);
    expect(visitor.failed).toEqual([]);
  });

  test('announces the result once, after the last change, and says nothing of what nobody changed', async () => {
    await arriveAt('?rolle=setter&fixum=4100');
    await becomes({ month: '4.100 €' });
    await listen();
    await visitor.page.focus(FIXED);
    for (let press = 0; press < 4; press += 1) await visitor.page.keyboard.press('ArrowLeft');
    await addressBecomes('?rolle=setter&fixum=3900');
    await expect
      .poll(heard, { timeout: 5000 })
      .toEqual(['3.900 € im Monat brutto, Richtwert, 46.800 € im Jahr bei 12 Gehältern']);
    // For ears alone: anyone who sees the page sees the figure.
    expect(await visitor.page.$eval('#gehalt [role="status"]', (status) => status.clientWidth)).toBeLessThan(2);
  });

  test('copies a link that carries the calculation, and confirms it for everybody', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page
      .browserContext()
      .overridePermissions(served().siteUrl, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
    await visitor.go(`${PATH}?rolle=closer&fixum=5500&provision=18&umsatz=40000#gehalt`);
    await usable();
    await visitor.page.bringToFront();
    await visitor.click('button', 'Link kopieren', '#gehalt');
    await expect.poll(() => visitor.text('#gehalt [role="status"]'), { timeout: 5000 }).toContain('Link kopiert.');
    expect(await visitor.page.$eval('#gehalt [role="status"]', (status) => status.clientWidth)).toBeGreaterThan(50);
    const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${visitor.origin}${PATH}?rolle=closer&fixum=5500&provision=18&umsatz=40000#gehalt`);
  });

  test('leaves the link in the address bar where copying is refused, and says so', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.evaluateOnNewDocument(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await visitor.go(PATH);
    await usable();
    await visitor.click('button', 'Link kopieren', '#gehalt');
    await expect
      .poll(() => visitor.text('#gehalt [role="status"]'), { timeout: 5000 })
      .toContain('Kopieren ging nicht.');
    expect(visitor.path).toBe(`${PATH}?rolle=closer&fixum=5000&provision=15&umsatz=20000#gehalt`);
    expect(visitor.console).toEqual([]);
  });

  test('names each control', async () => {
    await arriveAt();
    const names = await visitor.page.$$eval('#gehalt [type="range"], #gehalt [type="text"]', (inputs) =>
      inputs.map((input) => input.getAttribute('aria-label') ?? (input as HTMLInputElement).labels?.[0]?.textContent),
    );
    expect(names).toEqual(
      [
        'Fixum im Monat',
        'Fixum im Monat, Euro',
        'Provision vom Umsatz',
        'Provision vom Umsatz, Prozent',
        'Dein Umsatz im Monat (Annahme)',
        'Dein Umsatz im Monat (Annahme), Euro',
      ].flatMap((name, at, all) => (at % 2 === 0 ? [all[at + 1], name] : [])),
    );
    expect(await visitor.page.$('#gehalt ::-p-aria([name="Deine Rolle"][role="group"])')).not.toBeNull();
  });
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('the pay calculator without scripts on a %s', (_, viewport) => {
  test('shows the result of a closer with its formulas, and says why nothing moves', async () => {
    visitor = await Visitor.arrive(browser, viewport);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(PATH);
    const { sliders, fields, ...rest } = CLOSER;
    expect(await state()).toEqual({ ...rest, sliders: [], fields: [] });
    await visitor.page.click('#gehalt summary');
    expect((await visitor.text('#gehalt table')).replaceAll('\u00A0', ' ')).toContain('5.000 € + 15 % × 20.000 €');
    const line = (await visitor.text('#gehalt noscript p')).replaceAll('\u00A0', ' ');
    expect(line).toContain('Die Regler brauchen JavaScript.');
    expect(line).toContain('Closer mit 5.000 € Fixum');
    expect(await visitor.page.$$('#gehalt :enabled:not(fieldset)')).toEqual([]);
  });
});

test('the place of the sliders is kept until they come: nothing below them moves', async () => {
  visitor = await Visitor.arrive(browser, PHONE);
  await visitor.page.evaluateOnNewDocument(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const global = globalThis as unknown as { shift: number };
        global.shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.go(`${PATH}#gehalt`);
  await usable();
  await visitor.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await visitor.page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});
