import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, site } from '../../build.ts';
import { untimed } from '../../ssg/cli.ts';
import { anyWeight } from './fixture.ts';
import { unescapeHtml } from './unescape-html.ts';

const TEXT = /\.(?:html|css|js|svg|xml|txt|webmanifest)$/;

let built: Promise<ReadonlyMap<string, string>> | undefined;

/** This site as it is built now, whatever it weighs: its text files by their paths. A worker builds it once. */
export function buildSite(): Promise<ReadonlyMap<string, string>> {
  built ??= buildTexts();
  return built;
}

async function buildTexts(): Promise<ReadonlyMap<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-site-'));
  try {
    const out = path.join(folder, 'site');
    await build(site, anyWeight, { out, reports: path.join(folder, 'reports'), release: false, time: untimed });
    const names = (await readdir(out, { recursive: true })).filter((name) => TEXT.test(name)).sort();
    const texts = await Promise.all(names.map((name) => readFile(path.join(out, name), 'utf8')));
    return new Map(names.map((name, index) => [name, texts[index] ?? '']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pages among them by route; each is written twice and counts once. */
export function pagesOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const pages = [...files].filter(([name]) => /^[^.]+\.html$/.test(name) && !/(?:^|\/)index\.html$/.test(name));
  return new Map(pages.map(([name, html]) => [`/${name.replace(/\.html$/, '')}`, html]));
}

/** What a reader sees of a piece of HTML: no tags, plain spaces, no soft hyphens, no joiners. */
export const textOf = (html: string): string =>
  unescapeHtml(
    html.replace(/<(?:script|style|template)\b.*?<\/(?:script|style|template)>/gs, '').replace(/<[^>]*>/g, ' '),
  )
    .replaceAll(/[\u00AD\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:)“])/g, '')
    .trim();
