import type { CompiledSite } from '../compile/compile-site.ts';
import type { Site } from '../contract.ts';
import { type Problem, splitProblems } from '../problems.ts';
import type { LinkData } from './link-index.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { renderedFiles, type WrittenPage } from './render-pages.ts';
import { renderAll } from './workers.ts';

/** The second step of a build: every page rendered and written. */
export interface RenderedSite {
  readonly loaded: readonly LoadedPage[];
  readonly pages: readonly WrittenPage[];
  readonly links: LinkData;
  /** What was written, each with what it is made from. */
  readonly files: readonly (readonly [file: string, from: string])[];
  readonly problems: readonly Problem[];
}

/** Renders every page of a site. @param folder absolute path of the folder to write to */
export async function renderSite(site: Site, compiled: CompiledSite, folder: string): Promise<RenderedSite> {
  const { data, client } = compiled;
  const results = await Promise.all(compiled.pages.map((page) => loadPage(page, site)));
  const { good: loaded, problems } = splitProblems(results);
  const scripts = new Map(compiled.pages.map((page) => [page.route.file, client.scriptsOf(page)]));
  const { pages, dataModule } = compiled;
  const rendered = await renderAll({ site, pages, dataModule, folder, scripts }, data, loaded);
  return {
    loaded,
    pages: rendered.pages,
    links: rendered.links,
    files: renderedFiles(rendered, site),
    problems: [...problems, ...rendered.problems],
  };
}
