import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, site } from '../../build.ts';
import { untimed } from '../../ssg/cli.ts';
import { anyWeight } from './fixture.ts';
import { siteRoutes } from './site-routes.ts';
import { unescapeHtml } from './unescape-html.ts';

/** Every route but the error page, which has no address of its own. */
export const routes = siteRoutes.filter((route) => route !== '/404');

/** This site as it is built now, in a folder of its own, with what is made for hosts next to it. */
export class HostSite {
  private constructor(
    readonly folder: string,
    readonly basePath: string,
  ) {}

  /** The root of the host. */
  get host(): string {
    return path.join(this.folder, 'host');
  }

  /** The built site: below the root of the host, where its base path says. */
  get root(): string {
    return path.join(this.host, this.basePath);
  }

  static async build({ basePath = '', compress = false } = {}): Promise<HostSite> {
    const built = new HostSite(await mkdtemp(path.join(tmpdir(), 'hosts-')), basePath);
    await built.build(built.root, compress);
    return built;
  }

  /** Builds once more, into any folder. */
  async build(out: string, compress: boolean): Promise<void> {
    const before = process.env.BASE_PATH;
    process.env.BASE_PATH = this.basePath;
    try {
      const reports = path.join(this.folder, 'reports');
      await build(site, anyWeight, { out, reports, release: false, compress, time: untimed });
    } finally {
      process.env.BASE_PATH = before ?? '';
    }
  }

  /** Path of a file made for a host. */
  report(name: string): string {
    return path.join(this.folder, 'reports', name);
  }

  read(name: string): Promise<string> {
    return readFile(path.join(this.root, name), 'utf8');
  }

  has(name: string): boolean {
    return existsSync(path.join(this.root, name));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Text of a document's h1. */
export const headingOf = (html: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

const ATTRIBUTE = /\s(?:href|src|action|poster)="([^"]*)"/gi;
const SET = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const STYLE_URL = /url\((["']?)([^)"']+)\1\)/g;

/** URLs of this host that a document or stylesheet names, without fragments and queries; data and other hosts aside. */
export function urlsOf(text: string): string[] {
  const urls = [
    ...[...text.matchAll(ATTRIBUTE)].map(([, url = '']) => url),
    ...[...text.matchAll(SET)].flatMap(([, set = '']) =>
      set.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''),
    ),
    ...[...text.matchAll(STYLE_URL)].map(([, , url = '']) => url),
  ].map((url) => unescapeHtml(url).replace(/[?#].*$/s, ''));
  return [...new Set(urls)].filter((url) => url !== '' && !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url));
}

/** Whether a URL is that of a file and not of a page. */
export const isAsset = (url: string): boolean => /\.\w+$/.test(url);
