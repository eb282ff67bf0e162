import { beforeAll, describe, expect, test } from 'vitest';
import { shell } from '../../content/navigation.ts';
import { filled, type SlotId } from '../../content/site.ts';
import { buildSite, pagesOf, textOf } from '../support/built-site.ts';

const hostOf = (id: SlotId): string => new URL(filled(id)).host;
const booking = (['booking.script', 'booking.onboarding', 'booking.demo'] as const).map(hostOf);
const hosts = new Set([hostOf('site.url'), hostOf('app.host'), ...booking]);
const mails = new Set(
  (['company.email', 'company.privacyEmail', 'company.careersEmail', 'company.securityEmail'] as const).map(filled),
);

/** Names of vocabularies that look like addresses; nothing is fetched from them. */
const NAMESPACES = /^https?:\/\/(?:schema\.org|www\.w3\.org|www\.sitemaps\.org)\b/;
const URL_ATTRIBUTE = /\s(?:href|src|action|formaction|poster|data|ping|srcset|imagesrcset|content)="([^"]*)"/gi;

/** Addresses in a text whose host is none of ours. */
function foreignAddresses(text: string): string[] {
  const absolute = text.match(/\b(?:https?|wss?|ftp):\/\/[^\s"'<>()\\`&,;]+/g) ?? [];
  const relative = [...text.matchAll(URL_ATTRIBUTE)]
    .map(([, url = '']) => url)
    .filter((url) => /^(?:\/\/|\\)/.test(url));
  const isOurs = (url: string) => url.startsWith('https:') && URL.canParse(url) && hosts.has(new URL(url).host);
  return [...absolute.filter((url) => !NAMESPACES.test(url) && !isOurs(url)), ...relative];
}

/** Links of a scheme that is neither ours to follow nor to write to. */
const foreignSchemes = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/gi)]
    .map(([, url = '']) => url)
    .filter((url) => {
      const scheme = /^[a-z][a-z\d+.-]*:/i.exec(url)?.[0];
      if (scheme === 'mailto:') return !mails.has(url.slice(scheme.length).split('?')[0] ?? '');
      return scheme !== undefined && !['https:', 'tel:', 'data:'].includes(scheme);
    });

interface Opener {
  readonly tag: string;
  readonly text: string;
}

/** Links and forms that open a new tab. */
const newTabs = (html: string): Opener[] =>
  [...html.matchAll(/<(a|form)\b([^>]*target="_blank"[^>]*)>(.*?)<\/\1>/gs)].map(([, , tag = '', inner = '']) => ({
    tag,
    text: textOf(inner),
  }));

let files: ReadonlyMap<string, string>;
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await buildSite();
  pages = pagesOf(files);
});

test('what is looked for would be found', () => {
  for (const address of ['https://fonts.example.net/x.css', 'http://www.doppelja.example', '//cdn.example.net/a.js']) {
    expect(foreignAddresses(`<link href="${address}">`), address).toHaveLength(1);
  }
  expect(foreignAddresses(`fetch("https://tracker.example.net/p")`)).toHaveLength(1);
  expect(foreignSchemes('<a href="javascript:alert(1)"></a><a href="mailto:wer@anders.example"></a>')).toHaveLength(2);
});

describe('the built site', () => {
  test('names no host but its own, that of the app and those of the booking provider', () => {
    expect(files.size).toBeGreaterThan(50);
    for (const [file, text] of files) expect(foreignAddresses(text), file).toEqual([]);
  });

  test('links only to pages, e-mail and phone, and e-mails only to its own addresses', () => {
    for (const [route, html] of pages) expect(foreignSchemes(html), route).toEqual([]);
  });

  test('names the booking provider’s host on /formular alone', () => {
    for (const [file, text] of files) {
      const named = booking.some((host) => text.includes(host));
      expect(named, file).toBe(/^formular(?:\.html|\/index\.html)$/.test(file));
    }
  });

  test('says of each new tab that it is one, and gives it no way back', () => {
    const all = [...pages].flatMap(([route, html]) => newTabs(html).map((opener) => ({ route, ...opener })));
    expect(all.length).toBeGreaterThan(pages.size);
    for (const { route, tag, text } of all) {
      expect(tag, route).toMatch(/rel="[^"]*\bnoopener\b/);
      expect(text, route).toContain(shell.newTab);
    }
  });

  test('has Impressum and Datenschutz one click from every page, redirects and errors included', () => {
    const documents = [...files].filter(([file]) => file.endsWith('.html'));
    for (const [file, html] of documents) {
      for (const legal of ['impressum', 'datenschutz']) expect(html, file).toMatch(new RegExp(`<a href="/${legal}"`));
    }
  });
});
