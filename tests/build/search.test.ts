/** What search engines, language models and shared links get to see of the site. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirects } from '../../content/redirects.ts';
import { absoluteUrl, siteName } from '../../content/site.ts';
import { HostSite } from '../support/host-site.ts';
import { pageMetas } from '../support/page-metas.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { unescapeHtml } from '../support/unescape-html.ts';

/** Kept to themselves: the hidden page and the error page. */
const UNLISTED = ['/404', '/cdn-m7k3p'];
const listed = siteRoutes.filter((route) => !UNLISTED.includes(route)).sort();

let built: HostSite;
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  built = await HostSite.build();
  pages = new Map(
    await Promise.all(siteRoutes.map(async (route) => [route, await built.read(`${route.slice(1)}.html`)] as const)),
  );
});
afterAll(() => built.remove());

const htmlOf = (route: string): string => pages.get(route) ?? '';
/** The one value of a tag in the head; more than one is none. */
function headValue(route: string, tag: RegExp): string | undefined {
  const found = [...htmlOf(route).matchAll(new RegExp(tag, 'g'))];
  return found.length === 1 ? unescapeHtml(found[0]?.[1] ?? '') : undefined;
}
const property = (route: string, name: string) =>
  headValue(route, RegExp(`<meta property="${name}" content="([^"]*)"`));
const named = (route: string, name: string) => headValue(route, RegExp(`<meta name="${name}" content="([^"]*)"`));
const titleOf = (route: string) => headValue(route, /<title>([^<]*)<\/title>/);

test('every listed page has a title and a description of its own, of a length that is shown whole', () => {
  for (const route of listed) {
    expect(titleOf(route)?.length, route).toBeLessThanOrEqual(60);
    expect(named(route, 'description')?.length, route).toBeGreaterThanOrEqual(70);
    expect(named(route, 'description')?.length, route).toBeLessThanOrEqual(155);
  }
  expect(new Set(listed.map(titleOf)).size).toBe(listed.length);
  expect(new Set(listed.map((route) => named(route, 'description'))).size).toBe(listed.length);
});

test.each(siteRoutes)('%s has no link that a crawler would take for a second page', (route) => {
  const links = [...htmlOf(route).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  expect(links).not.toEqual([]);
  expect(links.filter((href) => href === '' || href.startsWith('?'))).toEqual([]);
});

/** What a page says outside of its text: attributes but the texts that an island renders, the title, JSON-LD. */
function textOutside(html: string): readonly string[] {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  const attributes = tags.flatMap((tag) => tag.match(/[^\s="]+="[^"]*"/g) ?? []);
  const texts = html.match(/<title>.*?<\/title>|<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
  return [...attributes.filter((attribute) => !attribute.startsWith('props=')), ...texts];
}

test.each(siteRoutes)('%s has no invisible characters but in texts that are laid out', (route) => {
  const all = textOutside(htmlOf(route));
  expect(all).toContainEqual(expect.stringMatching(/^<title>./));
  expect(all.filter((text) => /[\u00AD\u2060]/.test(text))).toEqual([]);
});

test.each(siteRoutes)('%s says the same to search engines and to those it is shared with', (route) => {
  expect(headValue(route, /<link rel="canonical" href="([^"]*)"/)).toBe(absoluteUrl(route));
  expect(property(route, 'og:url')).toBe(absoluteUrl(route));
  expect(property(route, 'og:title')).toBe(titleOf(route));
  expect(property(route, 'og:description')).toBe(named(route, 'description'));
  expect([property(route, 'og:type'), property(route, 'og:locale')]).toEqual(['website', 'de_DE']);
  expect(property(route, 'og:site_name')).toBe(siteName);
  expect(named(route, 'twitter:card')).toBe('summary_large_image');
  expect(named(route, 'robots')).toBe(UNLISTED.includes(route) ? 'noindex, nofollow, noimageindex' : undefined);
});

test('no page, feed or rule leads to the hidden page', async () => {
  for (const [route, html] of pages) {
    if (route !== '/cdn-m7k3p') expect(html, route).not.toContain('cdn-m7k3p');
  }
  for (const file of ['llms.txt', 'sitemap.xml', 'prefetch.speculationrules', '_redirects']) {
    expect(await built.read(file), file).not.toContain('cdn-m7k3p');
  }
});

test('every page has a picture of its own for links to it, with a text', async () => {
  const contents = new Set<string>();
  for (const route of listed) {
    const address = property(route, 'og:image') ?? '';
    expect(address).toContain(absoluteUrl('/'));
    expect(property(route, 'og:image:alt'), route).toMatch(/\S/);
    const file = await readFile(path.join(built.root, new URL(address).pathname));
    expect(file.length, address).toBeLessThan(300_000);
    // Decoded to its last pixel; one that shows nothing has a single colour.
    const picture = sharp(file, { failOn: 'warning' });
    const [{ format, width, height }, { channels }] = await Promise.all([picture.metadata(), picture.stats()]);
    expect([format, width, height], address).toEqual(['png', 1200, 630]);
    expect([property(route, 'og:image:width'), property(route, 'og:image:height')]).toEqual(['1200', '630']);
    expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev)), address).toBeGreaterThan(5);
    contents.add(createHash('sha256').update(file).digest('hex'));
  }
  expect(contents.size).toBe(listed.length);
});

test('the sitemap holds exactly the listed pages, each with its own date', async () => {
  const sitemap = await built.read('sitemap.xml');
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
  expect(entries.map(([, url]) => url).sort()).toEqual(listed.map(absoluteUrl).sort());
  expect(sitemap.match(/<url>/g)).toHaveLength(entries.length);
  const metas = await pageMetas();
  const today = new Date().toISOString().slice(0, 10);
  for (const [, url = '', date = ''] of entries) {
    expect(date, url).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(date, url).toBe(metas.get(new URL(url).pathname)?.date);
    expect(date <= today, `${url} is from the future: ${date}`).toBe(true);
  }
  // The date of the page, not of the build.
  expect(new Set(entries.map(([, , date]) => date)).size).toBeGreaterThan(1);
});

test('robots.txt lets everything be read and names the sitemap', async () => {
  const robots = await built.read('robots.txt');
  expect(robots.split(/\n+/).filter(Boolean)).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ]);
  for (const route of UNLISTED) expect(robots).not.toContain(route);
});

test('no link leads over a redirect, but for the one that is specified', () => {
  const from = new Set<string>(redirects.map((redirect) => redirect.from));
  for (const [route, html] of pages) {
    const targets = [...html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
    expect(targets.length, route).toBeGreaterThan(10);
    for (const target of targets) {
      expect(target === '/' || !from.has(target), `${route} links to ${target}`).toBe(true);
      expect(target.length > 1 && target.endsWith('/'), `${route} links to ${target}`).toBe(false);
    }
  }
});

test('llms.txt lists every listed page once, under its title, at an address that answers', async () => {
  const text = await built.read('llms.txt');
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)];
  expect(links.map(([, , url]) => url).sort()).toEqual(listed.map(absoluteUrl).sort());
  expect(text.match(/\]\(/g)).toHaveLength(links.length);
  const plain = (value = '') => value.replace(/[\u00AD\u2060]/g, '').replaceAll('\u00A0', ' ');
  for (const [, title, url = '', description] of links) {
    const { pathname } = new URL(url);
    expect(built.has(`${pathname.slice(1)}.html`), url).toBe(true);
    expect([title, description]).toEqual([plain(titleOf(pathname)), plain(named(pathname, 'description'))]);
  }
});
