import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiled } from './compile.ts';
import type { PageMeta, Site, SiteData } from './contract.ts';
import { headersFile, redirectsFile, serveConfig } from './hosts.ts';
import { ICONS, rasterize } from './images.ts';
import type { ClientBundle } from './islands.ts';
import { type Anchors, readAnchors } from './links.ts';
import { filesOfRoute, type Output } from './output.ts';
import { type Previews, previewUrl } from './previews.ts';
import { messageOf, type Problem } from './problems.ts';
import { redirectPage } from './redirects.ts';
import { type LoadedPage, renderPage } from './render.tsx';
import type { PageWeight, Weigher } from './report.ts';
import { robots, type SitemapPage, securityTxt, sitemap, webManifest } from './sitemap.ts';

/** Copies `static/` as it is, the hashed assets of pages and scripts, and draws the raster icons. */
export async function writeAssets(output: Output, site: Site, compiled: Compiled, client: ClientBundle): Promise<void> {
  await output.copyFolder(path.join(site.root, site.static));
  const assets = new Map([...compiled.assets, ...client.assets]);
  await Promise.all([...assets].map(([url, file]) => output.copy(file, url.slice(1))));
  const svg = await readFile(path.join(site.root, site.static, site.icon), 'utf8').catch(() => undefined);
  if (!svg) return;
  await Promise.all(
    Object.entries(ICONS).map(async ([name, width]) => output.write(name, await rasterize(svg, width), site.icon)),
  );
}

/** A page as it lies in the output: what it links to and what it weighs. */
export interface WrittenPage {
  readonly file: string;
  readonly route: string;
  readonly meta: PageMeta;
  readonly anchors: Anchors;
  readonly weight: PageWeight;
}

/** What pages are written with, one set for a whole build. */
export interface Press {
  readonly output: Output;
  readonly site: Site;
  readonly data: SiteData;
  readonly client: ClientBundle;
  readonly weigher: Weigher;
  readonly previews: Previews;
}

/** Renders a page and writes it; a page that throws while rendering is a problem. */
export async function writePage(page: LoadedPage, press: Press): Promise<WrittenPage | Problem> {
  const { output, site, data, client, weigher, previews } = press;
  const { file, path: route } = page.compiled.route;
  let html: string;
  try {
    const rendered = await renderPage(page, client.scriptsOf(page.compiled), data, true);
    html = rendered.html;
    const { stylesheet } = rendered;
    if (stylesheet) await output.writeOnce(stylesheet.url.slice(1), stylesheet.css, file);
    const { Preview } = page;
    if (Preview) await output.write(previewUrl(route).slice(1), await previews.draw(Preview, route, html), file);
  } catch (error) {
    return {
      file,
      what: `${route} throws while rendering: ${messageOf(error, site.root)}`,
      remedy: 'Mend what throws.',
    };
  }
  const [weight] = await Promise.all([
    weigher.weigh(route, html),
    ...filesOfRoute(route).map((name) => output.write(name, html, file)),
  ]);
  return { file, route, meta: page.meta, anchors: readAnchors(html), weight };
}

/** Writes a page per redirect, for hosts that know no redirects of their own. */
export async function writeRedirects({ output, data, site }: Press): Promise<void> {
  await Promise.all(
    data.redirects.flatMap((redirect) => {
      const html = redirectPage(redirect, data);
      return filesOfRoute(redirect.from).map((name) => output.write(name, html, `the redirect in ${site.data}`));
    }),
  );
}

/** Writes what belongs to the site as a whole. */
export async function writeSiteFiles(pages: readonly SitemapPage[], { output, data }: Press): Promise<void> {
  const write = (file: string, content: string) => output.write(file, content, 'the generator');
  await Promise.all([
    write('sitemap.xml', sitemap(pages, data)),
    write('robots.txt', robots(data)),
    write('site.webmanifest', webManifest(data)),
    write('.well-known/security.txt', securityTxt(data)),
    write('_redirects', redirectsFile(data.redirects, data.basePath)),
    write('_headers', headersFile(data.basePath)),
    write('.nojekyll', ''), // GitHub Pages would drop `.well-known` and files with an underscore
  ]);
}

/** Writes what must not be served, beside the site: the configuration of `serve`, and what each page weighs. */
export async function writeReports(folder: string, weights: readonly PageWeight[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'serve.json'), serveConfig());
  await writeFile(path.join(folder, 'weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
}
