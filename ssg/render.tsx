import { readFile } from 'node:fs/promises';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { CompiledPage } from './compile.ts';
import type { DocumentProps, PageMeta, PageModule, Site, SiteData } from './contract.ts';
import { contentSecurityPolicy, hashSource } from './csp.ts';
import { completeHead, cssWithBasePath, withBasePath } from './html.ts';
import type { PageScripts } from './islands.ts';
import { messageOf, type Problem } from './problems.ts';

/** A page whose module could be imported. */
export interface LoadedPage {
  readonly compiled: CompiledPage;
  readonly meta: PageMeta;
  readonly Document: ComponentType<DocumentProps>;
  readonly Page: ComponentType;
}

interface EntryModule {
  readonly Document: ComponentType<DocumentProps>;
  readonly page: Partial<PageModule>;
}

/** Imports a compiled page; a page that throws on import or lacks an export is a problem. */
export async function loadPage(compiled: CompiledPage, site: Site): Promise<LoadedPage | Problem> {
  const { file } = compiled.route;
  try {
    const { Document, page } = (await import(compiled.module)) as EntryModule;
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
    return { compiled, meta: page.meta, Document, Page: page.default };
  } catch (error) {
    return {
      file,
      what: `${compiled.route.path} throws on import: ${messageOf(error, site.root)}`,
      remedy: 'Mend the module that throws.',
    };
  }
}

const styles = new Map<string, Promise<string>>();

/** The CSS of a page; files are named by content, so each is read once. */
export function cssOf({ css }: CompiledPage): Promise<string> {
  if (!css) return Promise.resolve('');
  const text =
    styles.get(css) ?? readFile(css, 'utf8').then((source) => source.replace(/\n?\/\*# sourceMapp.*\n?/, '').trim());
  styles.set(css, text);
  return text;
}

/**
 * Renders one route to its whole document.
 * @throws whatever the page throws while rendering
 */
export async function renderPage(
  { compiled, meta, Document, Page }: LoadedPage,
  { modules, preloads }: PageScripts,
  data: SiteData,
): Promise<string> {
  const route = compiled.route.path;
  const css = cssWithBasePath(await cssOf(compiled), data.basePath);
  const body = renderToString(
    <Document route={route} meta={meta}>
      {createElement(Page)}
    </Document>,
  );
  const csp = contentSecurityPolicy(css ? { 'style-src': [hashSource(css)] } : {}, data.csp(route));
  const html = completeHead(body, { csp, css, modules, preloads });
  return `<!DOCTYPE html>${withBasePath(html, data.basePath)}\n`;
}
