import { site } from '../../build.ts';
import { roleIds } from '../../content/roles.ts';
import { fillSlug, findRoutes, isDynamic, type Route } from '../../ssg/compile/routes.ts';

/** What the page files with `[slug]` export as `slugs`; a test cannot import a page, with its styles, to ask it. */
const SLUGS: Readonly<Record<string, readonly string[]>> = { 'pages/jobbeschreibung/[slug].tsx': roleIds };

function pathsOf(route: Route): readonly string[] {
  if (!isDynamic(route)) return [route.path];
  const slugs = SLUGS[route.file];
  if (!slugs) throw new Error(`Add the slugs of ${route.file} to tests/support/site-routes.ts.`);
  return slugs.map((slug) => fillSlug(route, slug));
}

/** The path of every page of this site, the error page and hidden pages included. */
export const siteRoutes: readonly string[] = findRoutes(site).flatMap(pathsOf);
