/**
 * The recipe of the build: one step a line, from data to data. Everything goes to a fresh folder;
 * the last step puts it in the place of `dist/`. `npm run build [-- --release] [-- --compress] [-- --out DIR] [-- --timing]`,
 * `npm run audit [-- --compare FILE]`.
 */
import path from 'node:path';
import process from 'node:process';
import { budgets } from './content/budgets.ts';
import { routeError } from './content/errors.ts';
import { writeAudit } from './ssg/audit/audit.ts';
import { formerAudit } from './ssg/audit/read.ts';
import { saveCaches } from './ssg/cache.ts';
import { budgetProblems } from './ssg/check/budget-problems.ts';
import { contentProblems, slotProblems } from './ssg/check/content.ts';
import { linkProblems } from './ssg/check/links.ts';
import { metaProblems } from './ssg/check/meta.ts';
import { redirectProblems } from './ssg/check/redirects.ts';
import type { BuildOptions, BuildResult } from './ssg/cli.ts';
import { runCli } from './ssg/cli.ts';
import { bundleClient } from './ssg/compile/client-bundle.ts';
import { loadData } from './ssg/compile/data.ts';
import { compileOnce, removeCompiled } from './ssg/compile/pages.ts';
import { doubledRoutes, findEndpoints, findRoutes, nameProblems } from './ssg/compile/routes.ts';
import { strayProblems } from './ssg/compile/site-code.ts';
import type { Site } from './ssg/contract.ts';
import { isProblem, keepGood, Problems } from './ssg/problems.ts';
import { brokenPaths, loadPage } from './ssg/render/load-page.ts';
import { Previews } from './ssg/render/previews.ts';
import { PageWriter, renderedFiles } from './ssg/render/render-pages.ts';
import { renderAll } from './ssg/render/workers.ts';
import type { Budgets } from './ssg/weigh/budgets.ts';
import { FileSizes } from './ssg/weigh/page-weight.ts';
import { weighPages } from './ssg/weigh/weigh-pages.ts';
import { compressOutput } from './ssg/write/compress-output.ts';
import { deployFiles, hostProblems } from './ssg/write/hosts/files.ts';
import { Output } from './ssg/write/output.ts';
import { outputProblems } from './ssg/write/output-folder.ts';
import {
  type WriteContext,
  writeAssets,
  writeEndpoints,
  writeRedirects,
  writeReports,
  writeSiteFiles,
} from './ssg/write/write-site.ts';

/** This site. The generator takes any other of the same shape, as the tests in `tests/build` show. */
export const site: Site = {
  root: process.cwd(),
  pages: 'pages',
  document: 'components/document/document.tsx',
  data: 'content/index.ts',
  islandError: 'components/island-error/island-error.tsx',
  preview: { component: 'components/preview/preview.tsx', font: 'styles/fonts/special-gothic-700-78.ttf' },
  errorPage: { lang: routeError.lang, title: routeError.title, line: routeError.german },
  static: 'static',
  icon: 'favicon.svg',
  watch: ['pages', 'components', 'content', 'styles', 'static'],
};

/** @throws BuildFailure with every problem found; the folder at `out` is then as it was */
export async function build(site: Site, budgets: Budgets, options: BuildOptions): Promise<BuildResult> {
  const { out, reports, release, time } = options;
  const problems = new Problems();
  problems.add(...outputProblems(out, site));
  problems.throwIfAny();
  const output = await Output.open(out);
  try {
    const routes = findRoutes(site);
    problems.add(...doubledRoutes(routes), ...nameProblems(routes, findEndpoints(site)));
    const compiled = await time('compile', compileOnce(site, routes, out));
    problems.add(...compiled.problems);

    const data = await loadData(compiled, site);
    if (isProblem(data)) return problems.throw(data);
    problems.add(...contentProblems(data, site), ...slotProblems(data, site, release));
    problems.add(...hostProblems(data, site.data));

    const client = await time('bundle', bundleClient(site, compiled.pages, out));
    problems.add(...client.problems);
    await time('assets', writeAssets(output, site, compiled, client));
    const loaded = await time('load', Promise.all(compiled.pages.map((page) => loadPage(page, site))));
    const pages = keepGood(loaded, problems);
    const known = [...routes, ...pages.flatMap((page) => page.routes)];
    const wrongRedirects = redirectProblems(data.redirects, new Set(known.map((route) => route.path)), site.data);
    problems.add(...wrongRedirects);

    const { folder } = output;
    const scripts = new Map(compiled.pages.map((page) => [page.route.file, client.scriptsOf(page)]));
    const previews = new Previews(site);
    const writer = new PageWriter({ site, data, folder, scripts, previews });
    await time('render', renderAll(pages, writer, { site, compiled, folder, scripts }));
    const { pages: written, links, problems: broken } = writer.rendered;
    problems.add(...broken, ...metaProblems(written));
    for (const [file, from] of renderedFiles(writer.rendered, site)) output.claim(file, from);

    const context: WriteContext = { output, site, data };
    if (wrongRedirects.length === 0) await writeRedirects(context);
    problems.add(...(await writeEndpoints(compiled.endpoints, written, context)));
    await writeSiteFiles(written, context);
    const isBroken = brokenPaths(routes, pages);
    problems.add(
      ...output.problems,
      ...strayProblems(),
      ...linkProblems(links, isBroken, output.files, data, site.data),
    );
    const weights = await time('weigh', weighPages(written, new FileSizes(folder, data), options.audit !== undefined));
    const sources = { site, data, budgets, compiled, client, written, folder };
    problems.add(
      ...(await budgetProblems(weights, routes, sources, () => formerAudit(reports, options.audit?.compare))),
    );
    if (options.audit) problems.add(...(await time('audit', writeAudit(weights, sources, reports, options.audit))));
    problems.throwIfAny();
    if (options.compress) await time('compress', compressOutput(output));
    await output.swap();
    await writeReports(reports, { ...deployFiles(data), 'weights.json': `${JSON.stringify(weights, null, 2)}\n` });
    return { weights, pages: written.length, openSlots: data.slots };
  } finally {
    saveCaches();
    await output.discard();
    await removeCompiled(out);
  }
}

if (process.argv[1] === path.resolve('build.ts')) await runCli(build, site, budgets);
