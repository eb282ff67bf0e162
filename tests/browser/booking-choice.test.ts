/** /formular: what a visitor meets before the choice, after it, and after taking it back (spec §2, decisions: Booking). */

import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Audience, choices, offer, question } from '../../content/booking.ts';
import { launchChrome } from '../support/browser.ts';
import { AT_CHOICE, atCalendar, BookingVisitor, providerRequests, setProvider } from '../support/provider-visitor.ts';
import { served } from '../support/served.ts';
import { PHONE } from '../support/visitor.ts';

/** Milliseconds after which a browser takes a tap in the same place for a new one. */
const DOUBLE_TAP = 500;

let browser: Browser;
let booking: BookingVisitor;

beforeAll(async () => {
  browser = await launchChrome();
});
beforeEach(() => setProvider('normal'));
afterEach(() => booking.leave());
afterAll(() => browser.close());

/** Names of everything that the site's origin keeps in this browser. */
const stored = async () => ({
  cookies: (await booking.page.browserContext().cookies()).map(({ domain }) => domain),
  ...(await booking.page.evaluate(async () => ({
    storage: { ...localStorage, ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
});
const NOTHING = { cookies: [], storage: {}, databases: [], caches: [], workers: 0 };

describe.each(['', '#vertriebler', '#unternehmer'])('before a choice, at /formular%s', (hash) => {
  test('nothing leaves the origin and nothing is stored, wherever one points, scrolls or tabs to', async () => {
    booking = await BookingVisitor.arrive(browser, hash);
    for (const half of ['#vertriebler', '#unternehmer']) {
      await booking.page.hover(half);
      await booking.page.focus(half);
    }
    await booking.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await booking.page.waitForNetworkIdle({ idleTime: 200 });
    expect(booking.visitor.foreign).toEqual([]);
    expect(await providerRequests()).toEqual([]);
    expect(await stored()).toEqual(NOTHING);
    const hints = await booking.page.$$eval('link', (links) => links.map((link) => `${link.rel} ${link.href}`));
    expect(hints.filter((hint) => /preconnect|dns-prefetch|127\.0\.0\.1/.test(hint))).toEqual([]);
    expect(booking.visitor.console).toEqual([]);
    expect(await booking.state()).toMatchObject(AT_CHOICE);
  });
});

test('the question is followed by what the appointment takes and costs, then by the consent', async () => {
  booking = await BookingVisitor.arrive(browser, '', PHONE);
  const tops = await booking.page.$$eval('.booking__offer, #frage, #hinweis', (all) =>
    all.map((element) => [element.textContent, element.getBoundingClientRect().top] as const),
  );
  expect(tops.map(([text]) => text)).toEqual([question, offer, expect.stringContaining('Damit stimme ich')]);
  expect(tops.map(([, top]) => top)).toEqual(tops.map(([, top]) => top).sort((a, b) => a - b));
  await booking.choose('vertriebler');
  expect(await booking.visitor.text('main')).not.toContain(offer);
});

test('the notice stands with the choice: consent above it, the other way and who receives what below', async () => {
  booking = await BookingVisitor.arrive(browser);
  const [consent, first, data] = await booking.page.evaluate(() =>
    ['#hinweis', '#vertriebler', '#daten'].map((id) => document.querySelector(id)?.getBoundingClientRect().toJSON()),
  );
  expect(consent.bottom).toBeLessThanOrEqual(first.top);
  expect(data.top).toBeGreaterThanOrEqual(first.bottom);
  const text = await booking.visitor.text('.booking__choice');
  for (const part of [
    'Damit stimme ich',
    'widerrufe ich die Einwilligung',
    'Sitz:',
    'IP-',
    'dessen Cookies',
    'Datenschutz der Terminbuchung',
    'direkt in der App registrieren',
  ]) {
    expect(text).toContain(part);
  }
  const described = await booking.page.$eval('[role="group"]', (group) => group.getAttribute('aria-describedby'));
  expect(described).toBe('hinweis daten');
});

test.each([
  ['phone', PHONE],
  ['low phone', { ...PHONE, width: 360, height: 740 }],
])('both choices with their arrows are on the first screen of a %s, below the consent', async (_, viewport) => {
  booking = await BookingVisitor.arrive(browser, '', viewport);
  const bottoms = await booking.page.$$eval('#hinweis, .booking__action', (all) =>
    all.map((element) => element.getBoundingClientRect().bottom),
  );
  expect(bottoms).toHaveLength(3);
  // Well above its end.
  expect(Math.max(...bottoms)).toBeLessThan(viewport.height - 48);
});

test('the page says what happens next, what it costs and when money is due', async () => {
  booking = await BookingVisitor.arrive(browser);
  const text = await booking.visitor.text('main');
  for (const part of [
    'Mit uns im Termin',
    'So geht es weiter',
    'Talente zahlen nie.',
    'jährlich gebucht, ab 249,99 € monatlich gebucht. Beides pro 4 Wochen (28 Tage), zzgl. USt., nur für Unternehmer',
    'Jeder Tarif beginnt mit einer kostenlosen Testphase.',
    'Erst nach der Testphase, per Karte:',
    'Direkt in der App registrieren',
  ]) {
    expect(text.replaceAll('\u00A0', ' ')).toContain(part);
  }
});

test('no button of the page loads it once more: one leads back to its question', async () => {
  booking = await BookingVisitor.arrive(browser);
  const own = await booking.page.$$eval('.button', (buttons) =>
    buttons.filter((button) => (button as HTMLAnchorElement).pathname === location.pathname).map(String),
  );
  expect(own).toEqual([expect.stringMatching(/\/formular#frage$/)]);
  expect(await booking.page.$('h1#frage')).not.toBeNull();
});

test.each([
  ['vertriebler', 'Talente'],
  ['unternehmer', 'Unternehmen'],
] as const)('the header follows the choice: %s, %s', async (audience, name) => {
  booking = await BookingVisitor.arrive(browser);
  await booking.choose(audience);
  const marked = await booking.page.$$eval('[data-audience][aria-current]', (all) => all.map((one) => one.textContent));
  // In the bar, in the menu and in the switch of phones.
  expect(marked).toEqual([name, name, name]);
});

/** What concerns one side: before the choice, and after its own. */
const TOLD: Readonly<Record<Audience, readonly string[]>> = {
  vertriebler: [
    '60 Sekunden',
    'bis zum ersten Interview',
    'Auch dann bleibt es bei 0 €',
    'Was sind Verified-Profil',
    'unter 7 Tage bis zum ersten Interview, als Talent',
    'Unternehmen mit Konto',
  ],
  unternehmer: [
    '7 Minuten',
    'ab 174,99 €',
    'Erst nach der Testphase',
    'Wie lange dauert die Testphase?',
    'Wie kündige ich?',
    'Was zeigt das Intro-Video?',
    'Onboarding-Concierge',
    'geprüfte Vertriebsprofile',
  ],
};
/** What stands only before the choice. */
const TO_BOTH = [
  'Auswahl treffen.',
  'Talente haben danach',
  'Talente zahlen nie.',
  'Talente sehen Stellen',
  'für Talente ab dem fertigen Profil',
  'für Unternehmen ab der aktiven Stelle',
];
/** What stands in its place: the page speaks to the reader who has chosen. */
const TO_HALF: Readonly<Record<Audience, readonly string[]>> = {
  vertriebler: ['Danach hast du', 'Du zahlst nie.', 'Du siehst Fixum', 'ab deinem fertigen Profil'],
  unternehmer: ['Danach haben Sie', 'Sie sehen Kurzprofile', 'ab Ihrer aktiven Stelle'],
};

test.each([
  ['vertriebler', 'unternehmer'],
  ['unternehmer', 'vertriebler'],
] as const)('after the choice %s the page tells what concerns that side', async (audience, otherAudience) => {
  const [own, toHalf] = [TOLD[audience], TO_HALF[audience]];
  const before = [...own, ...TOLD[otherAudience], ...TO_BOTH];
  booking = await BookingVisitor.arrive(browser);
  const said = async () => {
    const text = await booking.page.$$eval('main > :is(.section, .footnotes)', (all) =>
      all.map((one) => (one as HTMLElement).innerText).join(' '),
    );
    return [...before, ...toHalf, ...TO_HALF[otherAudience]].filter((part) =>
      text.replaceAll('\u00A0', ' ').includes(part),
    );
  };
  expect(await said()).toEqual(before);
  await booking.choose(audience);
  expect(await said()).toEqual([...own, ...toHalf]);
  // Marks and notes agree, and count from 1.
  const marks = await booking.page.$$eval('.footnote-mark a', (all) =>
    (all as HTMLAnchorElement[])
      .filter((mark) => mark.checkVisibility())
      .map(({ textContent, ariaLabel, hash }) => [textContent, ariaLabel, hash]),
  );
  const notes = await booking.page.$$eval('.footnotes li', (all) =>
    all
      .filter((note) => note.checkVisibility())
      .map(({ id }, index) => [`${index + 1}`, `Fußnote ${index + 1}`, `#${id}`]),
  );
  expect(notes.length).toBeGreaterThan(0);
  expect(marks).toEqual(notes);
});

const PROMISES: Readonly<Record<Audience, string>> = {
  vertriebler: 'In 15 Minuten zum Verified-Profil + 7-Tage Priority-Boost, erstes Interview in unter 7 Tagen',
  unternehmer: 'In 15 Minuten: Firmenprofil, Intro-Video, erste Stelle live, Kalender verbunden',
};

describe.each(['vertriebler', 'unternehmer'] as const)('the choice %s', (audience) => {
  test('shows the heading, the promise and its own calendar, and moves the focus to the heading', async () => {
    booking = await BookingVisitor.arrive(browser);
    await booking.choose(audience);
    const calendar = await booking.calendar();
    expect(await booking.state()).toEqual(atCalendar(audience));
    expect(await booking.visitor.text('main')).toContain(PROMISES[audience]);
    expect(await calendar.$eval('h1', (heading) => heading.textContent)).toBe(
      audience === 'vertriebler' ? 'doppelja/onboarding' : 'doppelja/demo',
    );
    expect(await booking.page.evaluate(() => scrollY)).toBe(0);
  });

  test('asks the provider for one script and one page, and nobody else for anything', async () => {
    booking = await BookingVisitor.arrive(browser);
    await booking.choose(audience);
    await booking.calendar();
    await booking.page.waitForNetworkIdle({ idleTime: 200 });
    const path = atCalendar(audience).frames;
    expect((await providerRequests()).filter((asked) => asked !== '/favicon.ico')).toEqual(['/widget.js', ...path]);
    expect(booking.visitor.foreign.filter((url) => !url.startsWith(served().providerUrl))).toEqual([]);
    expect(booking.visitor.console).toEqual([]);
    expect({ ...(await stored()), cookies: [] }).toEqual(NOTHING);
  });

  test('names the frame, and says that it is loading until it is there', async () => {
    await setProvider('held');
    booking = await BookingVisitor.arrive(browser);
    await booking.choose(audience);
    await booking.says(audience, 'Der Kalender wird geladen …');
    await setProvider('normal');
    await booking.calendar();
    const name = await booking.page.$eval('iframe', ({ title }) => title);
    expect(name).toBe(`Terminkalender für ${audience === 'vertriebler' ? 'deinen' : 'Ihren'} Profil-Sprint`);
    expect(await booking.room()).toBeUndefined();
  });

  test('is taken back by "Zurück zur Auswahl", with the focus on the half that was left', async () => {
    booking = await BookingVisitor.arrive(browser);
    await booking.choose(audience);
    await booking.calendar();
    await booking.goBack();
    await booking.becomes({ ...AT_CHOICE, focused: audience, path: '/formular' });
    expect(booking.visitor.console).toEqual([]);
  });

  test('works by keyboard alone, there and back, under the names that are seen', async () => {
    booking = await BookingVisitor.arrive(browser);
    const { label, statement, result } = choices[audience];
    expect(
      await booking.page.$(`::-p-aria([name="${label} ${statement} ${result} Termin wählen"][role="link"])`),
    ).not.toBeNull();
    await booking.page.focus('#frage');
    const tabs = audience === 'vertriebler' ? 1 : 2;
    for (let presses = 0; presses < tabs; presses += 1) await booking.page.keyboard.press('Tab');
    expect((await booking.state()).focused).toBe(audience);
    await booking.page.keyboard.press('Enter');
    await booking.calendar();
    expect((await booking.state()).focused).toBe('frage');
    const focusedText = () => booking.page.evaluate(() => document.activeElement?.textContent);
    while ((await focusedText()) !== 'Zurück zur Auswahl') await booking.page.keyboard.press('Tab');
    await booking.goBack(() => booking.page.keyboard.press('Enter'));
    await booking.becomes({ ...AT_CHOICE, focused: audience });
  });

  test('works by touch on a phone', async () => {
    booking = await BookingVisitor.arrive(browser, '', PHONE);
    await booking.page.tap(`#${audience}`);
    await booking.calendar();
    expect(await booking.state()).toEqual(atCalendar(audience));
    // The way back lies where the circle was: sooner, the tap would be the second half of a double one.
    await setTimeout(DOUBLE_TAP);
    await booking.goBack(() => booking.page.tap('.sprint:not([hidden]) .sprint__back'));
    await booking.becomes({ ...AT_CHOICE, focused: audience });
  });

  test('opened in a new tab, leads to the provider and leaves this page as it is', async () => {
    booking = await BookingVisitor.arrive(browser);
    const opened = browser.waitForTarget((target) => target.url().startsWith(served().providerUrl));
    await booking.page.keyboard.down('Control');
    await booking.choose(audience);
    await booking.page.keyboard.up('Control');
    const tab = await opened;
    expect(new URL(tab.url()).pathname).toBe(atCalendar(audience).frames[0]);
    expect(await booking.state()).toMatchObject({ ...AT_CHOICE, path: '/formular' });
    await (await tab.page())?.close();
  });
});
