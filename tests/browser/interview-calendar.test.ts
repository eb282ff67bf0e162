import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ICAL from 'ical.js';
import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchShell } from '../support/browser.ts';
import { PHONE, Visitor } from '../support/visitor.ts';

const START = 'Beginn des Interviews';
const DOWNLOAD = 'Termin laden (.ics)';

let browser: Browser;
let visitor: Visitor;
let folder: string;

beforeAll(async () => {
  browser = await launchShell();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'downloads-'));
  visitor = await Visitor.arrive(browser, PHONE, 'fresh');
  const session = await visitor.page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: visitor.page.browserContext().id as string,
  });
});
afterEach(async () => {
  await visitor.leave();
  await rm(folder, { recursive: true });
});
afterAll(() => browser.close());

/** The appointment in the file that was downloaded. */
async function downloaded(): Promise<ICAL.Event> {
  await expect.poll(() => readdir(folder), { timeout: 5000 }).toEqual(['interview-60-minuten.ics']);
  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(path.join(folder, 'interview-60-minuten.ics'), 'utf8')),
  );
  return new ICAL.Event(calendar.getAllSubcomponents('vevent')[0]);
}

/** Date and time as the visitor's field holds them. */
const field = () => visitor.page.$eval(`::-p-aria([name="${START}"])`, (input) => (input as HTMLInputElement).value);

describe('the calendar file of the interview', () => {
  test('starts when the visitor says', async () => {
    await visitor.go('/interviewfragen');
    await visitor.page.$eval(`::-p-aria([name="${START}"])`, (input) => {
      (input as HTMLInputElement).value = '2027-03-09T14:30';
    });
    await visitor.click('link', DOWNLOAD);
    const event = await downloaded();
    expect(event.startDate.toString()).toBe('2027-03-09T14:30:00');
    expect(event.endDate.toString()).toBe('2027-03-09T15:30:00');
    expect(visitor.path).toBe('/interviewfragen');
    expect(visitor.console).toEqual([]);
  });

  test('is offered for ten o’clock on a coming weekday', async () => {
    await visitor.go('/interviewfragen');
    const value = await field();
    const date = new Date(`${value}Z`);
    expect(value).toMatch(/T10:00$/);
    expect([1, 2, 3, 4, 5]).toContain(date.getUTCDay());
    expect(+date).toBeGreaterThan(Date.now() - 3_600_000 * 24);
    expect(await visitor.text('.interview-calendar')).not.toContain('Beispieldatum');
  });

  test('is not made without a date', async () => {
    await visitor.go('/interviewfragen');
    await visitor.page.$eval(`::-p-aria([name="${START}"])`, (input) => {
      (input as HTMLInputElement).value = '';
    });
    await visitor.click('link', DOWNLOAD);
    // The field says what it lacks, and nothing is downloaded.
    expect(
      await visitor.page.$eval(':invalid', (input) => input === document.activeElement || input.tagName),
    ).toBeTruthy();
    expect(await readdir(folder)).toEqual([]);
  });

  test('is on an example day with scripts off, without a field that does nothing', async () => {
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.go('/interviewfragen');
    expect(await visitor.page.$(`::-p-aria([name="${START}"])`)).toBeNull();
    expect(await visitor.text('.interview-calendar')).toContain('Beispieldatum, das vorbei sein kann');
    await visitor.page.click(`::-p-aria([name="${DOWNLOAD}"][role="link"])`);
    expect((await downloaded()).startDate.toString()).toMatch(/T10:00:00$/);
  });
});
