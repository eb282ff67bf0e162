import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { CompiledPage } from './compile.ts';
import type { DocumentProps, ManyPagesModule, PageMeta, PageModule, PreviewProps, Site, SiteData } from './contract.ts';
import { linkLateStyles, readParts, type StyleSheetPart, splitStyles, stylesUrl, WAIT } from './critical.ts';
import { contentSecurityPolicy, hashSource } from './csp.ts';
import { completeHead, cssWithBasePath, withBasePath, withoutExcess } from './html.ts';
import type { PageScripts } from './islands.ts';
import { previewUrl } from './previews.ts';
import { messageOf, type Problem } from './problems.ts';
import { fillSlug, isMany, mayBeOf, type Route } from './routes.ts';

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
  readonly IslandError: ComponentType;
  readonly Preview: ComponentType<PreviewProps> | undefined;
  readonly Page: ComponentType<{ readonly slug: string }>;
}

interface EntryModule {
  readonly Document: ComponentType<DocumentProps>;
  readonly IslandError: ComponentType;
  readonly Preview?: ComponentType<PreviewProps>;
  readonly page: Partial<PageModule> | Partial<ManyPagesModule>;
}

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** What keeps the exports of a page file from being pages, as sentence and remedy. */
function exportProblem(page: EntryModule['page'], many: boolean): [what: string, remedy: string] | undefined {
  if (!page.default) return ['The page has no default export.', 'Export its component as default.'];
  if (!page.meta) return ['The page does not export `meta`.', 'Export title, description and date as `meta`.'];
  if (!many) return undefined;
  const { slugs } = page as Partial<ManyPagesModule>;
  if (!Array.isArray(slugs) || typeof page.meta !== 'function') {
    return ['A page with [slug] stands for many routes.', 'Export `slugs`, a list, and `meta`, a function of a slug.'];
  }
  const wrong = slugs.find((slug) => !SLUG.test(slug));
  if (wrong === undefined) return undefined;
  return [`Its slug ${JSON.stringify(wrong)} is no part of a URL.`, 'Use small letters, digits and hyphens.'];
}

/** Imports a compiled page file; one that throws on import or lacks an export is a problem. */
export async function loadPage(compiled: CompiledPage, site: Site): Promise<LoadedPage | Problem> {
  const { route } = compiled;
  const { file } = route;
  try {
    const { Document, IslandError, Preview, page } = (await import(compiled.module)) as EntryModule;
    const many = isMany(route);
    const [what, remedy] = exportProblem(page, many) ?? [];
    if (what && remedy) return { file, what, remedy };
    const { meta } = page as PageModule | ManyPagesModule;
    const slugs = many ? (page as ManyPagesModule).slugs : [''];
    return {
      compiled,
      routes: slugs.map((slug) => ({ path: fillSlug(route, slug), slug })),
      metaOf: typeof meta === 'function' ? meta : () => meta,
      Document,
      IslandError,
      Preview,
      Page: page.default as LoadedPage['Page'],
    };
  } catch (error) {
    return {
      file,
      what: `${route.path} throws on import: ${messageOf(error, site.root)}`,
      remedy: 'Mend the module that throws.',
    };
  }
}

/** Tells whether a page should be at a path that has none: its file could not be loaded, or it threw. */
export function brokenPaths(files: readonly Route[], loaded: readonly LoadedPage[]): (path: string) => boolean {
  const planned = new Set([...files, ...loaded.flatMap(({ routes }) => routes)].map(({ path }) => path));
  const isLoaded = new Set(loaded.map(({ compiled }) => compiled.route.file));
  const missing = files.filter((route) => isMany(route) && !isLoaded.has(route.file));
  return (path) => planned.has(path) || missing.some((route) => mayBeOf(route, path));
}

const styles = new Map<string, Promise<readonly StyleSheetPart[]>>();

/** The styles of a page by source file; outputs are named by content, so each is read once. */
export function partsOf({ css }: CompiledPage): Promise<readonly StyleSheetPart[]> {
  if (!css) return Promise.resolve([]);
  const parts = styles.get(css) ?? readParts(css);
  styles.set(css, parts);
  return parts;
}

/** All CSS of a page in one. */
export const cssOf = async (page: CompiledPage): Promise<string> =>
  (await partsOf(page)).map(({ css }) => css).join('');

/** Adds what takes the place of an island that throws (see `runtime/hydrate.ts`). */
const withIslandError = (html: string, IslandError: ComponentType): string =>
  html.replace('</body>', () => `<template id="island-error">${renderToString(<IslandError />)}</template></body>`);

/** A document, and the file of styles that it links, if any. */
export interface Rendered {
  readonly meta: PageMeta;
  readonly html: string;
  readonly stylesheet?: { readonly url: string; readonly css: string };
}

/**
 * Renders one route to its whole document.
 * @param split inline only the styles of the first screen and link the others
 * @throws whatever the page throws while rendering
 */
export async function renderPage(
  { compiled, metaOf, Document, IslandError, Preview, Page }: LoadedPage,
  { path: route, slug }: PageRoute,
  { modules, preloads }: PageScripts,
  data: SiteData,
  split: boolean,
): Promise<Rendered> {
  const meta = metaOf(slug);
  const rendered = withoutExcess(
    renderToString(
      <Document route={route} meta={meta} preview={Preview && previewUrl(route)}>
        <Page slug={slug} />
      </Document>,
    ),
  );
  const body = compiled.islands.length > 0 ? withIslandError(rendered, IslandError) : rendered;
  const { inline, late } = split
    ? splitStyles(await partsOf(compiled), body)
    : { inline: await cssOf(compiled), late: '' };
  const [css, stylesheet] = [inline, late].map((text) => cssWithBasePath(text, data.basePath)) as [string, string];
  const csp = contentSecurityPolicy(
    css ? { 'style-src': [hashSource(css)] } : {},
    stylesheet ? { 'style-src': ["'self'"], 'script-src': [hashSource(WAIT)] } : {},
    data.csp(route),
  );
  const url = stylesUrl(stylesheet);
  const document = completeHead(stylesheet ? linkLateStyles(body, url) : body, {
    csp,
    css,
    modules,
    preloads,
  });
  return {
    meta,
    html: `<!DOCTYPE html>${withBasePath(document, data.basePath)}\n`,
    ...(stylesheet && { stylesheet: { url, css: stylesheet } }),
  };
}
