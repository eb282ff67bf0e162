import { escapeHtml } from './html.ts';
import type { DocumentRecord } from './record/document-record.ts';
import { type Edit, insertion } from './splice.ts';

/** Props of an island that hold a URL are called like the attributes that do. */
const URL_PROPS = /^(?:href|src|action|poster)$/;
const isRootAbsolute = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** The JSON of an island's props with the base path before its root-absolute URLs. */
const propsWithBasePath = (json: string, basePath: string): string =>
  JSON.stringify(JSON.parse(json), (key, value: unknown) =>
    URL_PROPS.test(key) && isRootAbsolute(value) ? basePath + value : value,
  );

/** Puts the base path before every root-absolute URL of a document, and of what its islands will render from. */
export function basePathEdits({ places: { urls, islandProps } }: DocumentRecord, basePath: string): Edit[] {
  if (basePath === '') return [];
  return [
    ...urls.map((at) => insertion(at, basePath)),
    ...islandProps.map(({ value, start, end }) => ({
      start,
      end,
      text: escapeHtml(propsWithBasePath(value, basePath)),
    })),
  ];
}

/** The same for `url(/…)` in CSS. */
export const cssWithBasePath = (css: string, basePath: string): string =>
  basePath === '' ? css : css.replace(/url\((["']?)\//g, `url($1${basePath}/`);
