import { renderToString } from 'react-dom/server';
import type { PageScripts } from '../compile/client-bundle.ts';
import type { LoadedPage, PageRoute } from '../compile/load.ts';
import type { PageMeta, SiteData } from '../contract.ts';
import { withComponentNames } from '../runtime/guards.ts';
import { basePathEdits } from './base-path.ts';
import { contentSecurityPolicy, hashSource } from './csp.ts';
import { type DocumentRecord, readDocument, type WeightMark } from './document-record.ts';
import { BLOCKING_SCRIPT, deferredLink, type PageStyles, pageStyles } from './first-screen-styles.ts';
import { escapeHtml, scriptJson } from './html.ts';
import { previewUrl } from './previews.ts';
import { type MarkedSources, takeMarks } from './source-marks.ts';
import { type Edit, insertion, moved, splice } from './splice.ts';
import type { Subresource } from './subresources.ts';

/** A document as it is sent, and what is known of it. */
export interface RenderedDocument {
  readonly html: string;
  readonly meta: PageMeta;
  readonly record: DocumentRecord;
  readonly styles: PageStyles;
  /** Files that a browser loads with it before any interaction. */
  readonly subresources: readonly Subresource[];
  readonly weightMark: WeightMark | undefined;
  /** Who rendered what of it; for an audit. */
  readonly sources: MarkedSources | undefined;
}

/** How a document is made. */
export interface RenderOptions {
  readonly data: SiteData;
  readonly scripts: PageScripts;
  /** Inlines all styles, for the development server, and adds this to the end of the head. */
  readonly development?: string;
}

/** Renders the page in its document. */
function renderMarkup({ hasPreview, Document, Page }: LoadedPage, meta: PageMeta, route: PageRoute): string {
  return renderToString(
    <Document route={route.path} meta={meta} preview={hasPreview ? previewUrl(route.path) : undefined}>
      <Page slug={route.slug} />
    </Document>,
  );
}

/** The files that the build adds to a document, in the order of their tags. */
const addedFiles = (
  { deferred }: PageStyles,
  { modules, islands, dynamic }: PageScripts,
  components: ReadonlySet<string>,
): Subresource[] => [
  ...(deferred ? [{ url: deferred.url, kind: 'style' } as const] : []),
  ...modules.map((url) => ({ url, kind: 'entry' }) as const),
  ...(islands?.files ?? []).map((url, at, all) => ({ url, kind: at < all.length - 1 ? 'shared' : 'entry' }) as const),
  ...dynamic.map(({ url, when }): Subresource => {
    const isFirst = when.atOnce || when.components.some((name) => components.has(name));
    return { url, kind: 'shared', ...(!isFirst && { when: 'interaction' }) };
  }),
];

const NO_NAMES: ReadonlySet<string> = new Set();

/** The script that loads those of the islands; nothing without islands. */
const loaderOf = ({ islands }: PageScripts, basePath: string): string =>
  islands?.loader.replace('FILES', () => scriptJson(islands.files.map((url) => basePath + url))) ?? '';

/**
 * What React cannot place: the policy directly after the charset (it governs only what follows it), styles and scripts
 * at the end of the head, deferred styles after the first screen.
 * @throws Error when the document lacks a charset or a head
 */
function additions(record: DocumentRecord, styles: PageStyles, route: string, options: RenderOptions): Edit[] {
  const { data, scripts, development = '' } = options;
  const { charset, headEnd } = record;
  if (charset === undefined || headEnd === undefined) {
    throw new Error('The document has no <meta charset="utf-8"> or no </head>: its policy has no place.');
  }
  const { inline, hash, deferred } = styles;
  const loader = loaderOf(scripts, data.basePath);
  const wait = loader || BLOCKING_SCRIPT; // any script makes Firefox wait
  const link = deferred && deferredLink(data.basePath + deferred.url, wait);
  const csp = contentSecurityPolicy(
    inline ? { 'style-src': [hash] } : {},
    deferred ? { 'style-src': ["'self'"] } : {},
    deferred || loader ? { 'script-src': [hashSource(wait)] } : {},
    data.csp(route),
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp).replaceAll('&#39;', "'")}">`;
  const tags = [
    inline && `<style>${inline}</style>`,
    ...scripts.modules.map((url) => `<script type="module" src="${data.basePath}${url}" fetchpriority="low"></script>`),
    loader && !link ? `<script>${loader}</script>` : undefined,
    development,
  ];
  return [
    insertion(charset, policy),
    insertion(headEnd, tags.join('')),
    ...(link && record.firstScreenEnd !== undefined ? [insertion(record.firstScreenEnd, link)] : []),
  ];
}

/**
 * Renders one route to its whole document: React's markup is read once, and composed once with all that is added.
 * @throws whatever the page throws while rendering
 */
export function renderPage(page: LoadedPage, route: PageRoute, options: RenderOptions): RenderedDocument {
  const { data, scripts, development } = options;
  const meta = page.metaOf(route.slug);
  const render = () => renderMarkup(page, meta, route);
  const [markup, components] = scripts.dynamic.length > 0 ? withComponentNames(render) : [render(), NO_NAMES];
  const record = readDocument(markup);
  const { excess, weight } = record;
  const screen = development === undefined ? record : { ...record, firstScreenEnd: undefined };
  const styles = pageStyles(page.compiled.styles, screen, scripts.words, data.basePath);
  const edits = [
    insertion(0, '<!DOCTYPE html>'),
    ...additions(record, styles, route.path, options),
    ...basePathEdits(record, data.basePath),
    ...excess,
    ...(weight ? [weight.attribute] : []),
    insertion(markup.length, '\n'),
  ];
  const composed = splice(markup, edits);
  const marks = record.isMarked ? takeMarks(composed) : undefined;
  const place = (at: number) => moved(moved(at, edits), marks?.edits ?? []);
  return {
    html: marks?.html ?? composed,
    sources: marks?.sources,
    meta,
    record,
    styles,
    subresources: [...record.subresources, ...addedFiles(styles, scripts, components)],
    weightMark: weight && { at: place(weight.at), template: weight.template },
  };
}
