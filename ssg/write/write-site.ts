import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBundle } from '../compile/client-bundle.ts';
import type { Compiled, CompiledEndpoint } from '../compile/pages.ts';
import { filesOfRoute } from '../compile/routes.ts';
import type { Site, SiteData } from '../contract.ts';
import { isProblem, type Problem } from '../problems.ts';
import { ICONS, rasterize } from '../render/rasterize.ts';
import { endpointContext, makeFile } from './endpoints.ts';
import { servedHostFiles } from './hosts/files.ts';
import type { Output } from './output.ts';
import { redirectPage } from './redirect-page.ts';
import { robots, type SitemapPage, securityTxt, sitemap, webManifest } from './site-files.ts';
import { SPECULATION_FILE, speculationRules } from './speculation.ts';
import { findStaticFiles } from './static-files.ts';

/** Copies `static/` as it is, the hashed assets of pages and scripts, and draws the raster icons. */
export async function writeAssets(output: Output, site: Site, compiled: Compiled, client: ClientBundle): Promise<void> {
  const { files, problems } = findStaticFiles(site);
  output.problems.push(...problems);
  await Promise.all(files.map((file) => output.copy(path.join(site.root, site.static, file), file)));
  const assets = new Map([...compiled.assets, ...client.assets]);
  await Promise.all([...assets].map(([url, file]) => output.copy(file, url.slice(1))));
  const svg = await readFile(path.join(site.root, site.static, site.icon), 'utf8').catch(() => undefined);
  if (!svg) return;
  await Promise.all(
    Object.entries(ICONS).map(async ([name, width]) => output.write(name, await rasterize(svg, width), site.icon)),
  );
}

/** Where the files of the site are written, and what from. */
export interface WriteContext {
  readonly output: Output;
  readonly site: Site;
  readonly data: SiteData;
}

/** Writes a page per redirect, for hosts that know no redirects of their own. */
export async function writeRedirects({ output, data, site }: WriteContext): Promise<void> {
  await Promise.all(
    data.redirects.flatMap((redirect) => {
      const html = redirectPage(redirect, data);
      return filesOfRoute(redirect.from).map((name) => output.write(name, html, `the redirect in ${site.data}`));
    }),
  );
}

/** Writes the files that endpoints make. */
export async function writeEndpoints(
  endpoints: readonly CompiledEndpoint[],
  pages: readonly SitemapPage[],
  { output, site, data }: WriteContext,
): Promise<readonly Problem[]> {
  const context = endpointContext(pages, data);
  const made = endpoints.map(async (endpoint) => {
    const content = await makeFile(endpoint, context, site);
    if (isProblem(content)) return content;
    return output.write(endpoint.route.path.slice(1), content, endpoint.route.file);
  });
  return (await Promise.all(made)).filter((problem) => problem !== undefined);
}

/** Writes what belongs to the site as a whole. */
export async function writeSiteFiles(pages: readonly SitemapPage[], { output, data }: WriteContext): Promise<void> {
  const write = (file: string, content: string) => output.write(file, content, 'the generator');
  await Promise.all([
    write('sitemap.xml', sitemap(pages, data)),
    write('robots.txt', robots(data)),
    write('site.webmanifest', webManifest(data)),
    write('.well-known/security.txt', securityTxt(data)),
    ...(data.prefetch ? [write(SPECULATION_FILE, speculationRules(data))] : []),
    ...Object.entries(servedHostFiles(data)).map(([file, content]) => write(file, content)),
  ]);
}

/** Writes what must not be served, next to the site: the configuration of hosts, and what each page weighs. */
export async function writeReports(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
