import type { Site, SiteData } from '../contract.ts';
import { BuildFailure, isProblem, type Problem } from '../problems.ts';
import { bundleClient, type ClientBundle } from './client-bundle.ts';
import { loadData } from './data.ts';
import { type Compiled, compileOnce } from './pages.ts';
import { doubledRoutes, findEndpoints, findRoutes, nameProblems, type Route } from './routes.ts';

/** The first step of a build: every module compiled, for Node and for the browser. */
export interface CompiledSite extends Compiled {
  /** All page files, those that could not be compiled included. */
  readonly routes: readonly Route[];
  readonly data: SiteData;
  readonly client: ClientBundle;
}

/**
 * Compiles a site.
 * @param out the output folder: two builds at once compile into folders of their own
 * @throws BuildFailure when the data module is broken, because every page needs it
 */
export async function compileSite(site: Site, out: string): Promise<CompiledSite> {
  const routes = findRoutes(site);
  const compiled = await compileOnce(site, routes, out);
  const problems: Problem[] = [
    ...doubledRoutes(routes),
    ...nameProblems(routes, findEndpoints(site)),
    ...compiled.problems,
  ];
  const data = await loadData(compiled, site);
  if (isProblem(data)) throw new BuildFailure([...problems, data]);
  const client = await bundleClient(site, compiled.pages, out);
  return { ...compiled, routes, data, client, problems: [...problems, ...client.problems] };
}
