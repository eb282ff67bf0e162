import { site } from '../../build.ts';
import { findRoutes, isDynamic, NOT_FOUND } from '../../ssg/compile/routes.ts';
import { served } from './served.ts';

/** An unknown path of each audience: the error page (decisions: Audience). */
export const UNKNOWN = ['/gibt-es-nicht', '/talente/gibt-es-nicht'] as const;

/**
 * Every page of the built site: those in its sitemap, those that it keeps to itself, and the error page in both views.
 * Redirect pages are not among them: nobody stays on one.
 */
export async function everyRoute(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${served().siteUrl}/sitemap.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const unlisted = findRoutes(site)
    .filter((route) => !isDynamic(route) && route.path !== NOT_FOUND)
    .map(({ path }) => path);
  return [...new Set([...found, ...unlisted, ...UNKNOWN])].sort();
}
