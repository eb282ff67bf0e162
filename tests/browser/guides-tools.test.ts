import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as tips from '../../content/guides/interview-tipps.ts';
import * as questions from '../../content/guides/interviewfragen.ts';
import { chapterLabels, chapters, printButton } from '../../content/guides/jobbeschreibung.ts';
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

const adOf = (role: string) => `#${role}-anzeige`;

/** Opens the ad of a role by keyboard. */
async function openAd(role: string): Promise<void> {
  await (await visitor.page.$(`#${role} .job-ad summary`))?.focus();
  await visitor.page.keyboard.press('Enter');
  await expect.poll(() => visitor.page.$eval(adOf(role), (ad) => ad.checkVisibility()), { timeout: 5000 }).toBe(true);
}

const copyButtons = () =>
  visitor.page.$$eval('[data-copy]', (all) => all.filter((one) => one.checkVisibility()).length);
const selected = () => visitor.page.evaluate(() => String(getSelection()));
const words = (text: string) => text.split(/\s+/).filter(Boolean);

describe('the job ads', () => {
  test.each(roleIds)('for %s can be copied as they are, blanks included, and say that they were', async (role) => {
    visitor = await Visitor.arrive(browser);
    await visitor.page
      .browserContext()
      .overridePermissions(served().siteUrl, ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write']);
    await visitor.go('/jobbeschreibung');
    await openAd(role);
    await visitor.page.bringToFront();
    await visitor.click('button', chapterLabels.copy, `#${role}`);
    await expect
      .poll(() => visitor.text(`#${role} .job-ad [role="status"]`), { timeout: 5000 })
      .toBe(chapterLabels.copied);
    const copied = await visitor.page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r', '')).toBe(chapters[role].ad.text);
    expect(visitor.console).toEqual([]);
  });

  test('are selected where copying is refused, so that the keyboard can copy them', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.evaluateOnNewDocument(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await visitor.go('/jobbeschreibung');
    await openAd('setter');
    await visitor.click('button', chapterLabels.copy, '#setter');
    await expect.poll(async () => words(await selected()), { timeout: 5000 }).toEqual(words(chapters.setter.ad.text));
    expect(await visitor.text('#setter .job-ad [role="status"]')).toBe('');
    expect(visitor.console).toEqual([]);
  });

  test('can be opened and selected with scripts off, and offer no button that does nothing', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go('/jobbeschreibung');
    for (const role of roleIds) await openAd(role);
    expect(await copyButtons()).toBe(0);
    // Three clicks take the paragraph, as with any text.
    await visitor.page.click(adOf('closer'), { count: 3 });
    expect(words(chapters.closer.ad.text).join(' ')).toContain(words(await selected()).join(' '));
    expect(words(await selected()).length).toBeGreaterThan(3);
  });
});

describe.each([
  ['/jobbeschreibung', [printButton]],
  ['/interviewfragen', [questions.scorecard.printButton, questions.scorecard.printButton]],
  ['/interview-tipps', [tips.printButton]],
  ['/jobbeschreibung/closer', [rolePageLabels.print]],
] as const)('the print button of %s', (route, labels) => {
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
    await visitor.click('button', labels[0], '.page-hero');
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
