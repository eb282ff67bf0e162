import type { CompiledSite } from '../compile/compile-site.ts';
import type { Site } from '../contract.ts';
import { isProblem, type Problem } from '../problems.ts';
import { siteFont } from './fonts.ts';
import type { LinkData } from './link-index.ts';
import { renderedFiles, type WrittenPage } from './render-pages.ts';
import { renderAll } from './workers.ts';

/** The second step of a build: every page rendered and written. */
export interface RenderedSite {
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
  const { pages, loaded, dataModule, previewModule, data, client } = compiled;
  const font = await siteFont(site);
  const lacking = isProblem(font) ? undefined : font;
  const scripts = new Map(pages.map((page) => [page.route.file, client.scriptsOf(page)]));
  const job = { site, folder, pages, dataModule, previewModule, scripts, lacking };
  const rendered = await renderAll(job, data, loaded);
  return {
    lacking,
    pages: rendered.pages,
    links: rendered.links,
    files: renderedFiles(rendered, site),
    problems: [...(isProblem(font) ? [font] : []), ...rendered.problems],
  };
}
