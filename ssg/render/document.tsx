import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageScripts } from '../compile/client-bundle.ts';
import type { CompiledPage } from '../compile/pages.ts';
import type { PageMeta, SiteData } from '../contract.ts';
import { contentSecurityPolicy, hashSource } from './csp.ts';
import {
  linkDeferredStyles,
  readParts,
  type StyleSheetPart,
  splitStyles,
  stylesUrl,
  WAIT,
} from './first-screen-styles.ts';
import { completeHead, cssWithBasePath, withBasePath, withoutExcess } from './html.ts';
import type { LoadedPage, PageRoute } from './load-page.ts';
import { previewUrl } from './previews.ts';

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
  const { inline, deferred } = split
    ? splitStyles(await partsOf(compiled), body)
    : { inline: await cssOf(compiled), deferred: '' };
  const [css, stylesheet] = [inline, deferred].map((text) => cssWithBasePath(text, data.basePath)) as [string, string];
  const csp = contentSecurityPolicy(
    css ? { 'style-src': [hashSource(css)] } : {},
    stylesheet ? { 'style-src': ["'self'"], 'script-src': [hashSource(WAIT)] } : {},
    data.csp(route),
  );
  const url = stylesUrl(stylesheet);
  const document = completeHead(stylesheet ? linkDeferredStyles(body, url) : body, {
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
