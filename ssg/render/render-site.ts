import type { CompiledSite } from '../compile/compile-site.ts';
import type { Site } from '../contract.ts';
import { isProblem, type Problem, splitProblems } from '../problems.ts';
import { siteFont } from './fonts.ts';
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
  /** Finds the characters that the font of the site lacks; nothing when the site names no font. */
  readonly lacking: RegExp | undefined;
  readonly problems: readonly Problem[];
}

/** Renders every page of a site. @param folder absolute path of the folder to write to */
export async function renderSite(site: Site, compiled: CompiledSite, folder: string): Promise<RenderedSite> {
  const { pages, dataModule, previewModule, data, client } = compiled;
  const [font, ...results] = await Promise.all([siteFont(site), ...pages.map((page) => loadPage(page, site))]);
  const { good: loaded, problems } = splitProblems(results);
  const lacking = isProblem(font) ? undefined : font;
  const scripts = new Map(pages.map((page) => [page.route.file, client.scriptsOf(page)]));
  const job = { site, folder, pages, dataModule, previewModule, scripts, lacking };
  const rendered = await renderAll(job, data, loaded);
  return {
    loaded,
    lacking,
    pages: rendered.pages,
    links: rendered.links,
    files: renderedFiles(rendered, site),
    problems: [...problems, ...(isProblem(font) ? [font] : []), ...rendered.problems],
  };
}
