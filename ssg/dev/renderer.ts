import type { PageScripts } from '../compile/client-bundle.ts';
import { loadData, loadPage } from '../compile/load.ts';
import type { CompiledPage } from '../compile/pages.ts';
import type { Site, SiteData } from '../contract.ts';
import { describe, isProblem, type Problem, thrownProblem } from '../problems.ts';
import { renderPage } from '../render/document.tsx';

/** Data of the site that the server itself needs. */
export type Addresses = Pick<SiteData, 'basePath' | 'redirects'>;

/** A route to render, and all that it is made from; plain data. */
export interface RenderJob {
  readonly page: CompiledPage;
  readonly scripts: PageScripts;
  /** File URL of the site's data module. */
  readonly dataModule: string | undefined;
  readonly route: string;
  /** Is added to the end of the head. */
  readonly development: string;
}

function valueOrThrow<T extends object>(value: T | Problem): T {
  if (isProblem(value)) throw new Error(describe([value]));
  return value;
}

/** Runs code of the site. All that it takes and returns is plain data. */
export class Renderer {
  readonly #site: Site;

  constructor(site: Site) {
    this.#site = site;
  }

  /** @returns what is needed of the site's data, or why it cannot be had */
  async loadAddresses(dataModule: string | undefined): Promise<Addresses | Problem> {
    const data = await loadData({ dataModule }, this.#site);
    return isProblem(data) ? data : { basePath: data.basePath, redirects: data.redirects };
  }

  /** The document of a route, or nothing when its page file has no such route. @throws Error with a readable message */
  async render({ page, scripts, dataModule, route, development }: RenderJob): Promise<string | undefined> {
    const data = valueOrThrow(await loadData({ dataModule }, this.#site));
    const loaded = valueOrThrow(await loadPage(page, this.#site));
    const shown = loaded.routes.find(({ path }) => path === route);
    if (!shown) return undefined;
    try {
      return (await renderPage(loaded, shown, { data, scripts, development })).html;
    } catch (error) {
      throw new Error(describe([thrownProblem(error, page.route.file, 'It throws', this.#site.root)]));
    }
  }
}
