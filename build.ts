/** The recipe of the build. Everything goes to a fresh folder; the last step puts that in the place of `dist/`. */
import path from 'node:path';
import process from 'node:process';
import { budgets } from './content/budgets.ts';
import { routeError } from './content/errors.ts';
import { renderError } from './content/render-error.ts';
import { auditSite } from './ssg/audit/audit.ts';
import { pruneCache } from './ssg/cache.ts';
import { findProblems } from './ssg/check/check.ts';
import { type BuildOptions, type BuildResult, runCli } from './ssg/cli.ts';
import { compileSite } from './ssg/compile/compile-site.ts';
import { removeCompiled } from './ssg/compile/pages.ts';
import type { Site } from './ssg/contract.ts';
import { failIfAny } from './ssg/problems.ts';
import { renderSite } from './ssg/render/render-site.ts';
import type { Budgets } from './ssg/weigh/budgets.ts';
import { weighPages } from './ssg/weigh/weigh-pages.ts';
import { compressOutput } from './ssg/write/compress-output.ts';
import { Output } from './ssg/write/output.ts';
import { writeReports } from './ssg/write/reports.ts';
import { writeSite } from './ssg/write/write-site.ts';

/** This site. The generator takes any other of the same shape, as the tests in `tests/build` show. */
export const site: Site = {
  root: process.cwd(),
  pages: 'pages',
  document: 'components/shell/document/document.tsx',
  data: 'content/index.ts',
  islandError: { component: 'components/shell/island-error/island-error.tsx', text: renderError.offline },
  preview: { component: 'components/shell/preview/preview.tsx', font: 'styles/fonts/special-gothic-700-78.ttf' },
  errorPage: { lang: routeError.lang, title: routeError.title, line: routeError.german },
  static: 'static',
  font: 'styles/fonts/special-gothic.woff2',
  icon: 'favicon.svg',
  choices: { '/formular': ['#vertriebler', '#unternehmer'] },
  watch: ['pages', 'components', 'content', 'styles', 'static'],
};

/** @throws BuildFailure with every problem found; the folder at `out` is then as it was, unless it is that of a draft */
export async function build(site: Site, budgets: Budgets, options: BuildOptions): Promise<BuildResult> {
  const { out, reports, release, draft, audit, time } = options;
  const output = await Output.open(out, site);
  const { folder } = output;
  try {
    const compiled = await time('compile', compileSite(site, out, audit !== undefined));
    const rendered = await time('render', renderSite(site, compiled, folder));
    const problems = await time('write', writeSite({ output, site, compiled, rendered }));
    const weighing = { folder, data: compiled.data, budgets, release, all: audit !== undefined };
    const weights = await time('weigh', weighPages(rendered.pages, weighing));
    const built = { site, budgets, compiled, rendered, weights, folder, files: output.files, problems };
    const { broken, over } = await time('check', findProblems(built, { release, reports, compare: audit?.compare }));
    if (broken.length > 0 && !draft) failIfAny([...broken, ...over]);
    const finishAudit = audit && (await time('audit', auditSite(built, over, reports, audit)));
    if (over.length === 0 || draft) {
      if (options.compress) await time('compress', compressOutput(output));
      await time('swap', output.swap());
      if (!draft) await writeReports(reports, compiled.data, weights);
    }
    await finishAudit?.();
    failIfAny([...broken, ...over]);
    return { weights, budgets, pages: rendered.pages.length, openSlots: compiled.data.slots };
  } finally {
    await output.discard();
    await removeCompiled(out);
    pruneCache();
  }
}

if (process.argv[1] === path.resolve('build.ts')) await runCli(build, site, budgets);
