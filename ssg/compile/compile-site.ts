import type { Site, SiteData } from '../contract.ts';
import { BuildFailure, isProblem, type Problem, splitProblems } from '../problems.ts';
import { bundleClient, type ClientBundle } from './client-bundle.ts';
import { type LoadedPage, loadData, loadPage } from './load.ts';
import { type Compiled, compileOnce } from './pages.ts';
import { doubledRoutes, findEndpoints, findRoutes, nameProblems, type Route } from './routes.ts';

/** The first step of a build: every module compiled, for Node and for the browser, and those of pages loaded. */
export interface CompiledSite extends Compiled {
  /** All page files, those that could not be compiled included. */
  readonly routes: readonly Route[];
  readonly data: SiteData;
  readonly client: ClientBundle;
  readonly loaded: readonly LoadedPage[];
}

/**
 * Compiles a site.
 * @param out the output folder: two builds at once compile into folders of their own
 * @param marked elements carry the file that they stand in, until documents are composed
 * @throws BuildFailure when the data module is broken, because every page needs it
 */
export async function compileSite(site: Site, out: string, marked = false): Promise<CompiledSite> {
  const routes = findRoutes(site);
  const compiled = await compileOnce(site, routes, out, marked);
  // Awaited last: esbuild bundles in its own process while this one imports the pages.
  const bundling = bundleClient(site, compiled.pages, out);
  const data = await loadData(compiled, site);
  const pages = isProblem(data) ? [] : await Promise.all(compiled.pages.map((page) => loadPage(page, site)));
  const { good: loaded, problems: unloaded } = splitProblems(pages);
  const client = await bundling;
  const problems: Problem[] = [
    ...doubledRoutes(routes),
    ...nameProblems(routes, findEndpoints(site)),
    ...compiled.problems,
  ];
  if (isProblem(data)) throw new BuildFailure([...problems, data]);
  return { ...compiled, routes, data, client, loaded, problems: [...problems, ...client.problems, ...unloaded] };
}
