import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledSite } from '../compile/compile-site.ts';
import { filesOfRoute } from '../compile/routes.ts';
import type { Site } from '../contract.ts';
import { isProblem, type Problem } from '../problems.ts';
import { drawIcon, ICONS } from '../render/rasterize.ts';
import type { RenderedSite } from '../render/render-site.ts';
import { endpointContext, makeFile } from './endpoints.ts';
import { servedHostFiles } from './hosts/files.ts';
import { inBatches } from './in-batches.ts';
import type { Output } from './output.ts';
import { redirectPage, redirectProblems } from './redirects.ts';
import { robots, securityTxt, sitemap, webManifest } from './site-files.ts';
import { SPECULATION_FILE, speculationRules } from './speculation.ts';
import { findStaticFiles } from './static-files.ts';

/** What is written, and where to. */
interface WriteContext {
  readonly output: Output;
  readonly site: Site;
  readonly compiled: CompiledSite;
  readonly rendered: RenderedSite;
}

/** Draws the raster icons. */
async function writeIcons({ output, site }: WriteContext): Promise<void> {
  const file = path.posix.join(site.static, site.icon);
  const svg = await readFile(path.join(site.root, file), 'utf8').catch(() => undefined);
  if (svg === undefined) return;
  try {
    await Promise.all(
      Object.entries(ICONS).map(async ([name, width]) => output.write(name, await drawIcon(svg, width), site.icon)),
    );
  } catch (error) {
    const what = `It cannot be drawn: ${(error as Error).message}.`;
    output.problems.push({ file, what, fix: 'Save it as an SVG that a browser shows.' });
  }
}

/** Copies `static/` as it is, and the hashed assets of pages and scripts. */
async function writeAssets({ output, site, compiled }: WriteContext): Promise<void> {
  const { files, problems } = findStaticFiles(site);
  output.problems.push(...problems);
  await Promise.all(files.map((file) => output.copy(path.join(site.root, site.static, file), file)));
  const assets = new Map([...compiled.assets, ...compiled.client.assets]);
  await Promise.all([...assets].map(([url, file]) => output.copy(file, url.slice(1))));
}

/**
 * Writes a page per redirect, for hosts that know no redirects of their own.
 * @returns what is wrong with redirects; none is then written
 */
async function writeRedirects({ output, site, compiled }: WriteContext): Promise<readonly Problem[]> {
  const { data, routes } = compiled;
  const known = [...routes, ...compiled.loaded.flatMap((page) => page.routes)].map((route) => route.path);
  const problems = redirectProblems(data.redirects, new Set(known), site.data);
  if (problems.length > 0) return problems;
  await inBatches(data.redirects, async (redirect) => {
    const html = redirectPage(redirect, data);
    for (const name of filesOfRoute(redirect.from)) await output.write(name, html, `the redirect in ${site.data}`);
  });
  return [];
}

/** Writes the files that endpoints make. */
async function writeEndpoints({ output, site, compiled, rendered }: WriteContext): Promise<readonly Problem[]> {
  const context = endpointContext(rendered.pages, compiled.data);
  const made = compiled.endpoints.map(async (endpoint) => {
    const content = await makeFile(endpoint, context, site);
    if (isProblem(content)) return content;
    return output.write(endpoint.route.path.slice(1), content, endpoint.route.file);
  });
  return (await Promise.all(made)).filter((problem) => problem !== undefined);
}

/** Writes what belongs to the site as a whole. */
async function writeSiteFiles({ output, compiled: { data }, rendered: { pages } }: WriteContext): Promise<void> {
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

/** The third step of a build: everything next to the pages. @returns what is wrong with it */
export async function writeSite(context: WriteContext): Promise<readonly Problem[]> {
  await writeAssets(context);
  await writeIcons(context);
  for (const [file, from] of context.rendered.files) context.output.claim(file, from);
  const problems = [...(await writeRedirects(context)), ...(await writeEndpoints(context))];
  await writeSiteFiles(context);
  return [...problems, ...context.output.problems];
}
