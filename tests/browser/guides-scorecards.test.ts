import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { interviews, scorecard } from '../../content/guides/interviewfragen.ts';
import { type RoleId, roleIds, roles } from '../../content/roles.ts';
import { launchShell } from '../support/browser.ts';
import { letters, PAPER, print, type Sheet } from '../support/pdf.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchShell();
});
afterEach(() => visitor.leave());
afterAll(() => browser.close());

describe('the blank scorecards', () => {
  const isScorecardOf = (role: RoleId, { text }: Sheet) =>
    text.startsWith(letters(scorecard.sheetTitle + roles[role].jobTitle));

  test('are one sheet per role, with everything that is to be filled in', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/interviewfragen');
    const sheets = await print(visitor.page);
    const { fields, scaleHint, sumLabel, decisionLabel, decisions, rule, noteLabel } = scorecard;
    for (const [place, role] of roleIds.entries()) {
      const sheet = sheets[sheets.length - roleIds.length + place] as Sheet;
      expect(isScorecardOf(role, sheet), role).toBe(true);
      const { criteria } = interviews[role];
      const named = criteria.flatMap(({ name, anchors }) => [name, ...Object.values(anchors)]);
      const texts = [...fields, scaleHint, ...named, sumLabel, decisionLabel, ...decisions];
      expect(texts.filter((text) => !sheet.text.includes(letters(text)))).toEqual([]);
      expect(sheet.text.split(letters(noteLabel))).toHaveLength(criteria.length + 1);
      for (const score of ['1', '2', '3', '4', '5']) {
        const boxes = sheet.runs.filter(({ text, left }) => text === score && left > PAPER.width / 4);
        expect(boxes, `boxes for a ${score}`).toHaveLength(criteria.length);
      }
      expect(sheet.text).toContain(`/${criteria.length * 5}`);
      expect(sheet.text.endsWith(letters(rule))).toBe(true);
    }
  });

  test('leave room to write: a hand needs 10 mm below every criterion', async () => {
    visitor = await Visitor.arrive(browser);
    await visitor.go('/interviewfragen');
    await visitor.page.emulateMediaType('print');
    const heights = await visitor.page.$$eval('.scorecard__criteria p', (notes) =>
      notes.map((note) => note.clientHeight),
    );
    expect(heights).toHaveLength(roleIds.flatMap((role) => interviews[role].criteria).length);
    expect(Math.min(...heights)).toBeGreaterThan((10 / 25.4) * 96);
  });

  test.each(roleIds)('print alone, by the button for %s', async (role) => {
    visitor = await Visitor.arrive(browser, PHONE);
    await visitor.page.evaluateOnNewDocument(() => {
      window.print = () => undefined;
    });
    await visitor.go('/interviewfragen');
    expect(await visitor.page.$eval('.scorecard', (sheet) => sheet.checkVisibility())).toBe(false);
    await visitor.click('button', `${scorecard.printOne} ${roles[role].name}`);
    const alone = await print(visitor.page);
    expect(alone.map((sheet) => isScorecardOf(role, sheet))).toEqual([true]);
    // The dialogue is closed: the next print is of the whole guide again.
    expect(await print(visitor.page)).toHaveLength(7);
  });
});
