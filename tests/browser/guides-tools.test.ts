import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as tips from '../../content/guides/interview-tipps.ts';
import * as questions from '../../content/guides/interviewfragen.ts';
import { chapterLabels, chapters, printButton, shortAd } from '../../content/guides/jobbeschreibung.ts';
import { rolePath } from '../../content/guides/labels.ts';
import { rolePageLabels } from '../../content/guides/rollen.ts';
import { roleIds } from '../../content/roles.ts';
import { launchShell } from '../support/browser.ts';
import { served } from '../support/served.ts';
import { Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

const AD = '#anzeige';
const copyButtons = () =>
  visitor.page.$$eval('[data-copy]', (all) => all.filter((one) => one.checkVisibility()).length);
const selected = () => visitor.page.evaluate(() => String(getSelection()));
const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** Copies the ad of the page by its button. */
async function copied(container: string): Promise<string> {
  await visitor.page.bringToFront();
  await visitor.click('button', chapterLabels.copy, container);
  await expect.poll(() => visitor.text(`${container} [role="status"]`), { timeout: 5000 }).toBe(chapterLabels.copied);
  return (await visitor.page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r', '');
}

async function arriveAt(route: string): Promise<void> {
  visitor = await Visitor.arrive(browser);
  await visitor.page
    .browserContext()
    .overridePermissions(served().siteUrl, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
  await visitor.go(route);
}

describe('the job ads', () => {
  test.each(roleIds)('for %s can be copied as they are, blanks included, and say that they were', async (role) => {
    await arriveAt(rolePath(role));
    expect(await copied('.job-posting')).toBe(chapters[role].ad);
    expect(visitor.console).toEqual([]);
  });

  test('are filled in by keyboard, each blank by its name, and copied with what was typed', async () => {
    await arriveAt('/jobbeschreibung');
    const names = await visitor.page.$$eval('.job-posting [role="textbox"]', (all) => all.map((one) => one.ariaLabel));
    expect(names).toEqual([...shortAd.matchAll(/\[(.+?)\]/g)].map(([, name]) => name));
    await (await visitor.page.$(`::-p-aria([name="${names[0]}"][role="textbox"])`))?.focus();
    for (const name of names) {
      expect(await visitor.page.evaluate(() => document.activeElement?.ariaLabel)).toBe(name);
      await visitor.page.keyboard.type(`<${name}>`);
      await visitor.page.keyboard.press('Tab');
    }
    expect(await copied('.job-posting')).toBe(shortAd.replace(/\[(.+?)\]/g, '<$1>'));
    expect(visitor.console).toEqual([]);
  });

  test('are selected where copying is refused, so that the keyboard can copy them', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.evaluateOnNewDocument(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await visitor.go(rolePath('setter'));
    await visitor.click('button', chapterLabels.copy, '.job-posting');
    await expect.poll(async () => words(await selected()), { timeout: 5000 }).toEqual(words(chapters.setter.ad));
    expect(await visitor.text('.job-posting [role="status"]')).toBe('');
    expect(visitor.console).toEqual([]);
  });

  test('can be selected with scripts off, and offer no button or field that does nothing', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(rolePath('closer'));
    expect(await copyButtons()).toBe(0);
    expect(await visitor.page.$$(`${AD} [role="textbox"]`)).toEqual([]);
    // Three clicks take the paragraph, as with any text.
    await visitor.page.click(AD, { count: 3 });
    expect(words(chapters.closer.ad).join(' ')).toContain(words(await selected()).join(' '));
    expect(words(await selected()).length).toBeGreaterThan(3);
  });
});

describe.each([
  ['/jobbeschreibung', [printButton], '.page-hero'],
  ['/interviewfragen', [questions.scorecard.printButton, questions.scorecard.printButton], '.page-hero'],
  ['/interview-tipps', [tips.printButton], '.page-hero'],
  ['/jobbeschreibung/closer', [rolePageLabels.print], '.job-posting'],
] as const)('the print button of %s', (route, labels, place) => {
  const buttons = () =>
    visitor.page.$$eval('[data-print=""]', (all) =>
      all.filter((button) => button.checkVisibility()).map((button) => button.textContent),
    );

  test('opens the print dialogue for the whole page, by mouse and by keyboard', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.evaluateOnNewDocument(() => {
      const prints: string[] = [];
      Object.assign(globalThis, { prints });
      window.print = () => void prints.push(document.documentElement.dataset.printOnly ?? 'all');
    });
    await visitor.go(route);
    expect(await buttons()).toEqual(labels);
    await visitor.click('button', labels[0], place);
    await visitor.page.keyboard.press('Enter');
    await expect
      .poll(() => visitor.page.evaluate(() => (globalThis as unknown as { prints: string[] }).prints), {
        timeout: 5000,
      })
      .toEqual(['all', 'all']);
  });

  test('is not there with scripts off, for it could not print', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(route);
    expect(await buttons()).toEqual([]);
  });
});
