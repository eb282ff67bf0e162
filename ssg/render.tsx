import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { CompiledPage } from './compile.ts';
import type { DocumentProps, PageMeta, PageModule, PreviewProps, Site, SiteData } from './contract.ts';
import { linkLateStyles, readParts, type StyleSheetPart, splitStyles, stylesUrl, WAIT } from './critical.ts';
import { contentSecurityPolicy, hashSource } from './csp.ts';
import { completeHead, cssWithBasePath, withBasePath } from './html.ts';
import type { PageScripts } from './islands.ts';
import { previewUrl } from './previews.ts';
import { messageOf, type Problem } from './problems.ts';

/** A page whose module could be imported. */
export interface LoadedPage {
  readonly compiled: CompiledPage;
  readonly meta: PageMeta;
  readonly Document: ComponentType<DocumentProps>;
  readonly IslandError: ComponentType;
  readonly Preview: ComponentType<PreviewProps> | undefined;
  readonly Page: ComponentType;
}

interface EntryModule {
  readonly Document: ComponentType<DocumentProps>;
  readonly IslandError: ComponentType;
  readonly Preview?: ComponentType<PreviewProps>;
  readonly page: Partial<PageModule>;
}

/** Imports a compiled page; a page that throws on import or lacks an export is a problem. */
export async function loadPage(compiled: CompiledPage, site: Site): Promise<LoadedPage | Problem> {
  const { file } = compiled.route;
  try {
    const { Document, IslandError, Preview, page } = (await import(compiled.module)) as EntryModule;
    if (!page.default) {
      return { file, what: 'The page has no default export.', remedy: 'Export its component as default.' };
    }
    if (!page.meta) {
      return {
        file,
        what: 'The page does not export `meta`.',
        remedy: 'Export title, description and date as `meta`.',
      };
    }
    return { compiled, meta: page.meta, Document, IslandError, Preview, Page: page.default };
  } catch (error) {
    return {
      file,
      what: `${compiled.route.path} throws on import: ${messageOf(error, site.root)}`,
      remedy: 'Mend the module that throws.',
    };
  }
}

const styles = new Map<string, Promise<readonly StyleSheetPart[]>>();

/** The styles of a page by source file; outputs are named by content, so each is read once. */
function partsOf({ css }: CompiledPage): Promise<readonly StyleSheetPart[]> {
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
  readonly html: string;
  readonly stylesheet?: { readonly url: string; readonly css: string };
}

/**
 * Renders one route to its whole document.
 * @param split inline only the styles of the first screen and link the others
 * @throws whatever the page throws while rendering
 */
export async function renderPage(
  { compiled, meta, Document, IslandError, Preview, Page }: LoadedPage,
  { modules, preloads }: PageScripts,
  data: SiteData,
  split: boolean,
): Promise<Rendered> {
  const route = compiled.route.path;
  const rendered = renderToString(
    <Document route={route} meta={meta} preview={Preview && previewUrl(route)}>
      {createElement(Page)}
    </Document>,
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
  const document = completeHead(stylesheet ? linkLateStyles(body, url) : body, { csp, css, modules, preloads });
  return {
    html: `<!DOCTYPE html>${withBasePath(document, data.basePath)}\n`,
    ...(stylesheet && { stylesheet: { url, css: stylesheet } }),
  };
}
