import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chapterLabels } from '../../content/guides/jobbeschreibung.ts';
import { rolePath } from '../../content/guides/labels.ts';
import { weekLines } from '../../content/guides/rollen/week.ts';
import { rolePageLabels, rolePages, shownQuestions } from '../../content/guides/rollen.ts';
import { payRange, payUnit, roleIds, roles } from '../../content/roles.ts';
import { untypeset } from '../../content/typography.ts';
import { launchShell } from '../support/browser.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

/** Text as it is read: plain spaces, nothing invisible. */
const read = async (selector: string) => untypeset(await visitor.text(selector)).replace(/\s+/g, ' ');
const openOnes = () =>
  visitor.page.$$eval('details[name="faq"][open] > summary', (all) => all.map(({ textContent }) => textContent));

test('the overview leads to the page of each role, and that to the other two and back', async () => {
  visitor = await Visitor.arrive(browser);
  // While one page fades into the next, a click falls on the picture of both.
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  for (const role of roleIds) {
    await visitor.go('/jobbeschreibung');
    await visitor.follow(chapterLabels.more(roles[role].name), `#${role}`);
    expect(visitor.path).toBe(rolePath(role));
    expect(untypeset(await visitor.heading())).toBe(untypeset(rolePages[role].hero.headline));
    for (const other of roleIds.filter((id) => id !== role)) {
      const link = `#abgrenzung a[href="${rolePath(other)}"]`;
      expect(await visitor.text(link)).toBe(roles[other].name);
    }
    await visitor.follow('Alle drei Rollen', 'main');
    expect(visitor.path).toBe('/jobbeschreibung');
  }
  expect(visitor.console).toEqual([]);
});

describe.each(roleIds)('the page of the role %s', (role) => {
  const page = rolePages[role];

  test('says with scripts off what the role earns, and works out every figure of the week in the open', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(rolePath(role));
    const pay = await read('#verguetung');
    for (const part of [payRange(roles[role]), payUnit, roles[role].payNote]) expect(pay).toContain(untypeset(part));
    const week = await read('#woche');
    expect(week).toContain('Rechenbeispiel');
    for (const { figure, label, formula } of weekLines(page.week)) {
      expect(week).toContain(untypeset(`${figure} ${label} ${formula.replace(/\[(.*?)\]\(.*?\)/, '$1')}`));
    }
  });

  test('answers every interview question in view, and opens one question of the FAQ at a time, with scripts off', async () => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go(rolePath(role));
    const asked = await read('#fragen');
    for (const { question, lookFor } of shownQuestions(role)) {
      expect(asked).toContain(untypeset(`${question} ${rolePageLabels.lookFor}: ${lookFor}`));
    }
    const summaries = await visitor.page.$$('details[name="faq"] > summary');
    expect(summaries).toHaveLength(page.faq.length);
    for (const [index, summary] of summaries.entries()) {
      await summary.focus();
      await visitor.page.keyboard.press('Enter');
      await expect.poll(openOnes, { timeout: 5000, interval: 20 }).toEqual([page.faq[index]?.question]);
    }
  });
});
