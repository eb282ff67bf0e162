/** What strangers ask before they register: each question is answered on the page where it arises. */

import type { Page } from 'puppeteer';
import { describe, expect, test } from 'vitest';
import { untypeset } from '../../content/typography.ts';
import { PagePool } from '../support/page-pool.ts';

const pool = new PagePool();

/** Where a visitor looks, a heading, a term or a question that opens, and what it says there. */
type Answer = readonly [path: string, title: string, says: string];

const PRICE = '174,99 € pro 4 Wochen (28 Tage), zzgl. USt., nur für Unternehmer';

const COMPANIES: Readonly<Record<string, readonly Answer[]>> = {
  'Was kostet mich das, und wann?': [
    [
      '/unternehmen',
      'Was Sie zahlen, was Sie bekommen',
      'ab 2.274,87 € für ein Jahr im Voraus. Zzgl. USt., nur für Unternehmer',
    ],
    ['/unternehmen', 'Ab wann zahlen wir?', 'Testphase'],
    ['/unternehmen/so-funktionierts', 'Der erste Schritt dauert zwei Minuten.', PRICE],
    [
      '/unternehmen/preise',
      'Tarif Priority Launch',
      'Fällig nach der Testphase: 2.274,87 € für 13 × 4 Wochen, zzgl. USt.',
    ],
    ['/unternehmen/preise', 'Ab wann zahlen wir?', 'Nach der Testphase, wenn Sie nicht vorher kündigen.'],
    ['/unternehmen/onboarding-concierge', 'Was der Concierge kostet', 'im ersten Monat 1.498 €'],
    [
      '/formular',
      'Was es kostet',
      'ab 174,99 € jährlich gebucht, ab 249,99 € monatlich gebucht. Beides pro 4 Wochen (28 Tage), zzgl. USt.',
    ],
    ['/formular', 'Was es kostet', 'Ein Jahr (13 × 4 Wochen) kostet ab 2.274,87 €, zzgl. USt., nur für Unternehmer'],
  ],
  'Was passiert nach dem Klick?': [
    ['/unternehmen', 'Ihr Ja fehlt noch.', 'im 15-Minuten-Termin mit uns oder direkt in der App'],
    ['/unternehmen/preise', 'Sehen Sie erst nach, wer passt.', 'im 15-Minuten-Termin mit uns oder direkt in der App'],
    [
      '/unternehmen/onboarding-concierge',
      'Sie führen das Gespräch. Die Vorarbeit übernehmen wir.',
      'zur kostenlosen Beratung',
    ],
    ['/formular', 'So geht es weiter', 'Der Kalender öffnet sich auf dieser Seite.'],
  ],
  'Wer sieht mein Unternehmen und mein Inserat?': [
    ['/unternehmen', 'Was sehen wir vor dem Match, und wer sieht uns?', 'Talente sehen Ihre Stelle'],
    ['/unternehmen/so-funktionierts', 'Rolle festlegen', 'Sobald Sie einen Tarif haben, sehen Talente Ihre Stelle.'],
    ['/formular', 'Vom Profil zum ersten Gespräch', 'Talente sehen Stellen'],
  ],
  'Was, wenn es nicht passt?': [
    ['/unternehmen', 'Und wenn kein Talent Ja sagt?', 'Kündigen Sie in der Testphase, zahlen Sie nichts.'],
    ['/unternehmen/so-funktionierts', 'Angebot und Vertrag', 'Ein Match verpflichtet keine Seite.'],
    ['/unternehmen/preise', 'Was, wenn niemand zu uns passt?', 'kündigen Sie und zahlen nichts'],
    [
      '/unternehmen/onboarding-concierge',
      'Setup zurück, wenn nach 14 Tagen kein Profil passt',
      'die 499 € vollständig zurück',
    ],
  ],
  'Wie kündige ich?': [
    ['/unternehmen', 'Wie kommen wir wieder raus?', 'Beim Tarif genügt eine E-Mail'],
    ['/unternehmen/preise', 'Wie kündigen wir?', 'Mit einer E-Mail, jederzeit zum Ende der Laufzeit.'],
    ['/unternehmen/onboarding-concierge', 'Was der Concierge kostet', 'Kündbar per E-Mail zum Ende des Vertragsmonats'],
    ['/formular', 'Wie kündige ich?', 'eine E-Mail: in der Testphase jederzeit, danach zum Ende der Laufzeit.'],
  ],
};

const TALENTS: Readonly<Record<string, readonly Answer[]>> = {
  'Kostet mich das etwas?': [
    ['/talente', 'Was kostet mich Doppelja, und wie komme ich raus?', '0 €'],
    [
      '/talente/so-funktionierts',
      'Der erste Schritt dauert 60 Sekunden.',
      'Du zahlst 0 €, vor und nach der Einstellung.',
    ],
    ['/formular', 'Was es kostet', 'Talente zahlen nie'],
  ],
  'Wer sieht mein Profil?': [
    ['/talente', 'Nach deinem Ja', 'Name, Track Record und Kontaktdaten bleiben verborgen.'],
    ['/talente/so-funktionierts', 'Was privat bleibt', 'Vor dem Match sehen Firmen höchstens dein Kurzprofil'],
    ['/formular', 'Vom Profil zum ersten Gespräch', 'Firmen sehen Kurzprofile ohne Namen'],
  ],
  'Sieht mein Chef mich?': [
    [
      '/talente',
      'Erfährt meine Firma, dass ich mich umsehe?',
      'Mit privatem Profil nur, wenn du Ja zu ihrer Stelle sagst.',
    ],
    ['/talente/so-funktionierts', 'Deine Suche', 'Klingt ein Job nach deiner jetzigen Firma, sag Nein.'],
    [
      '/formular',
      'Vom Profil zum ersten Gespräch',
      'Private Profile sieht eine Firma erst, wenn das Talent Ja zu ihrer Stelle sagt.',
    ],
  ],
  'Was passiert nach dem Ja?': [
    ['/talente', 'Erst zweimal Ja öffnet den Chat', 'Du sagst Nein, die Firma Ja'],
    ['/talente', 'Nach eurem Ja', 'Namen und Track Record sehen nur Firmen, mit denen du ein Match hast'],
    ['/talente/so-funktionierts', 'Wer zuerst schreibt', 'Beide können schreiben.'],
    ['/formular', 'Vom Profil zum ersten Gespräch', 'Sagen beide Ja, öffnen sich der Chat und das volle Profil.'],
  ],
  'Wie lösche ich alles?': [
    ['/talente', 'Was kostet mich Doppelja, und wie komme ich raus?', 'Dein Konto kannst du jederzeit löschen'],
    [
      '/talente/so-funktionierts',
      'Dein Konto',
      'Du kannst es jederzeit selbst löschen, mit Profil, Matches und Chats.',
    ],
    ['/formular', 'Wie kündige ich?', 'Ein kostenloses Konto lässt sich jederzeit löschen.'],
  ],
};

/** What a visitor reads below a title, after opening it if it is closed. */
const readBelow = async (page: Page, title: string): Promise<string> => {
  const titles = await page.$$('main :is(summary, h1, h2, h3, dt)');
  for (const element of titles) {
    const { shown, text } = await element.evaluate((one) => ({
      shown: one.checkVisibility(),
      text: (one as HTMLElement).innerText,
    }));
    if (!shown || untypeset(text).trim() !== title) continue;
    const below = await element.evaluate((one) => {
      if (one.closest('details:not([open])')) (one as HTMLElement).click();
      return one.closest<HTMLElement>('details, li, dl > div, form, section')?.innerText ?? '';
    });
    return untypeset(below).replaceAll(/\s+/g, ' ');
  }
  return '';
};

describe.each([
  ['companies', COMPANIES],
  ['talents', TALENTS],
])('what %s ask', (_, questions) => {
  test.each(Object.entries(questions))('%s', async (_question, answers) => {
    const read = await Promise.all(answers.map(([path, title]) => pool.visit(path, (page) => readBelow(page, title))));
    expect(read).toEqual(answers.map(([, , says]) => expect.stringContaining(says)));
  });
});
