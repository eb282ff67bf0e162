import type { ComponentType } from 'react';
import type { DocumentProps, DynamicPageModule, PageMeta, PageModule, Site, SiteData } from '../contract.ts';
import { messageOf, type Problem, thrownProblem } from '../problems.ts';
import { checkComponent } from '../runtime/guards.ts';
import type { Compiled, CompiledPage } from './pages.ts';
import { fillSlug, isDynamic, matchesSlug, type Route } from './routes.ts';
import { inTime } from './site-code.ts';

/** One route of a page file. */
export interface PageRoute {
  /** Root-absolute, e.g. `/guides/a`. */
  readonly path: string;
  /** What stands in the place of `[slug]` in the file's name; `''` when the file is one route. */
  readonly slug: string;
}

/** A page file whose module could be imported. */
export interface LoadedPage {
  readonly compiled: CompiledPage;
  readonly routes: readonly PageRoute[];
  readonly metaOf: (slug: string) => PageMeta;
  readonly Document: ComponentType<DocumentProps>;
  readonly hasPreview: boolean;
  readonly Page: ComponentType<{ readonly slug: string }>;
}

interface EntryModule {
  readonly Document: ComponentType<DocumentProps>;
  readonly page: Partial<PageModule> | Partial<DynamicPageModule>;
}

const VALID_SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** What keeps the exports of a page file from being pages, as sentence and fix. */
function exportProblem(page: EntryModule['page'], dynamic: boolean): [what: string, fix: string] | undefined {
  if (!page.default) return ['The page has no default export.', 'Export its component as default.'];
  if (!page.meta) return ['The page does not export `meta`.', 'Export title, description and date as `meta`.'];
  if (!dynamic) return undefined;
  const { slugs } = page as Partial<DynamicPageModule>;
  if (!Array.isArray(slugs) || typeof page.meta !== 'function') {
    return ['A page with [slug] stands for many routes.', 'Export `slugs`, a list, and `meta`, a function of a slug.'];
  }
  // `test` turns `undefined` into the text "undefined", which is a valid slug.
  const wrong = slugs.findIndex((slug) => typeof slug !== 'string' || !VALID_SLUG.test(slug));
  if (wrong < 0) return undefined;
  return [`Its slug ${JSON.stringify(slugs[wrong])} is no part of a URL.`, 'Use small letters, digits and hyphens.'];
}

/** Imports a compiled page file; one that throws on import or lacks an export is a problem. */
export async function loadPage(compiled: CompiledPage, site: Site): Promise<LoadedPage | Problem> {
  const { route } = compiled;
  const { file } = route;
  try {
    const { Document, page } = (await inTime(import(compiled.module), site)) as EntryModule;
    const dynamic = isDynamic(route);
    const [what, fix] = exportProblem(page, dynamic) ?? [];
    if (what && fix) return { file, what, fix };
    checkComponent(page.default);
    const { meta } = page as PageModule | DynamicPageModule;
    const slugs = dynamic ? (page as DynamicPageModule).slugs : [''];
    return {
      compiled,
      routes: slugs.map((slug) => ({ path: fillSlug(route, slug), slug })),
      metaOf: typeof meta === 'function' ? meta : () => meta,
      Document,
      hasPreview: site.preview !== undefined,
      Page: page.default as LoadedPage['Page'],
    };
  } catch (error) {
    return thrownProblem(error, file, `${route.path} throws on import`, site.root);
  }
}

/** Tells whether a page should be at a path that has none: its file could not be loaded, or it threw. */
export function brokenPaths(files: readonly Route[], loaded: readonly LoadedPage[]): (path: string) => boolean {
  const planned = new Set([...files, ...loaded.flatMap(({ routes }) => routes)].map(({ path }) => path));
  const isLoaded = new Set(loaded.map(({ compiled }) => compiled.route.file));
  const missing = files.filter((route) => isDynamic(route) && !isLoaded.has(route.file));
  return (path) => planned.has(path) || missing.some((route) => matchesSlug(route, path));
}

/** The site's data, or why it cannot be had. Without data nothing can be rendered. */
export async function loadData({ dataModule }: Pick<Compiled, 'dataModule'>, site: Site): Promise<SiteData | Problem> {
  const fix = 'Correct the data module; every page needs it.';
  if (!dataModule) return { file: site.data, what: 'The data module could not be compiled.', fix };
  try {
    const module = (await inTime(import(dataModule), site)) as { readonly default?: SiteData };
    return module.default ?? { file: site.data, what: 'It has no default export.', fix };
  } catch (error) {
    return { file: site.data, what: `It throws on import: ${messageOf(error, site.root)}`, fix };
  }
}
