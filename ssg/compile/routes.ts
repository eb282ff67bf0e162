import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../contract.ts';
import { doubled, type Problem } from '../problems.ts';

/** A page file and the path it is served under. */
export interface Route {
  /** Relative to the site's root, e.g. `pages/guides/interview.tsx`. */
  readonly file: string;
  /** Root-absolute, without trailing slash, e.g. `/guides/interview`, or with a place to fill: `/guides/[slug]`. */
  readonly path: string;
}

const SLUG = '[slug]';

/** Whether a page file stands for many routes. */
export const isDynamic = ({ path: pattern }: Route): boolean => pattern.endsWith(`/${SLUG}`);

/** `/guides/[slug]` and `a` → `/guides/a`. */
export const fillSlug = ({ path: pattern }: Route, slug: string): string => pattern.replace(SLUG, slug);

/** Whether a path can be a route of a dynamic page. */
export const matchesSlug = (route: Route, pathname: string): boolean =>
  isDynamic(route) &&
  pathname.startsWith(fillSlug(route, '')) &&
  !pathname.slice(route.path.length - SLUG.length).includes('/');

/** The route of the error page; it is written as `404.html` alone. */
export const NOT_FOUND = '/404';

/** The files a route is written to: `/a` as `a.html` and `a/index.html`, so that no plain host answers 404. */
export function filesOfRoute(route: string): string[] {
  if (route === '/') return ['index.html'];
  if (route === NOT_FOUND) return ['404.html'];
  return [`${route.slice(1)}.html`, `${route.slice(1)}/index.html`];
}

/** `pages/guides/interview.tsx` → `/guides/interview`; an `index.tsx` stands for its folder. */
export function routeOfFile(file: string, pagesDir: string): string {
  const name = path.posix.relative(pagesDir, file).replace(/\.tsx$/, '');
  const route = name.replace(/(^|\/)index$/, '');
  return `/${route}`;
}

function findFiles(site: Site, pattern: RegExp): string[] {
  return readdirSync(path.join(site.root, site.pages), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => path.posix.join(site.pages, name.split(path.sep).join('/')));
}

const byPath = (a: Route, b: Route): number => a.path.localeCompare(b.path, 'en');

/** Every page under `pages/`, sorted by path. */
export const findRoutes = (site: Site): Route[] =>
  findFiles(site, /\.tsx$/)
    .map((file) => ({ file, path: routeOfFile(file, site.pages) }))
    .sort(byPath);

/** Files that are made, not copied: `pages/feed.xml.ts` is `/feed.xml`. Scripts for the browser, `*.client.ts`, do not count. */
export const findEndpoints = (site: Site): Route[] =>
  findFiles(site, /\.(?!client\.)\w+\.ts$/)
    .map((file) => ({ file, path: `/${path.posix.relative(site.pages, file).replace(/\.ts$/, '')}` }))
    .sort(byPath);

/** A part of a route: what a URL holds without an escape, and what is one file on every file system. */
const ROUTE_PART = /^[a-z\d_-]+$/;
/** A part of the name of a made file. */
const FILE_PART = /^[\w.~-]+$/;

/**
 * Names that are not valid in a URL. Brackets stand for many routes only as the name of a file: `[slug].tsx`.
 * @param endpoints files that make a file
 */
export function nameProblems(pages: readonly Route[], endpoints: readonly Route[]): Problem[] {
  const named = [
    ...pages.map((page) => [page, isDynamic(page) ? fillSlug(page, '') : page.path, ROUTE_PART] as const),
    ...endpoints.map((endpoint) => [endpoint, endpoint.path, FILE_PART] as const),
  ];
  return named.flatMap(([{ file, path: route }, url, pattern]) => {
    const wrong = url.split('/').find((part) => part !== '' && !pattern.test(part));
    if (wrong === undefined) return [];
    return /[[\]]/.test(wrong)
      ? {
          file,
          what: `${route} has brackets that stand for nothing.`,
          fix: `Only a file named ${SLUG}.tsx stands for many routes. Rename this one.`,
        }
      : {
          file,
          what: `Its name ${JSON.stringify(wrong)} is no part of a URL.`,
          fix: 'Use small letters a to z, digits, hyphens and underscores.',
        };
  });
}

/** Two files for one route, e.g. `a.tsx` and `a/index.tsx`, or a slug that is a page of its own too. */
export const doubledRoutes = (routes: readonly Route[]): Problem[] =>
  doubled(routes, ({ path: route }) => route).map(([{ file, path: route }, { file: other }]) => ({
    file,
    what: `${route} is also the route of ${other}.`,
    fix: 'Rename or remove one of the two.',
  }));
