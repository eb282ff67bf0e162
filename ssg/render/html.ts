/** String-level work on rendered HTML: React escapes attributes and text, which makes these patterns safe. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Undoes the escapes that React writes, for comparing URLs. */
export const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** JSON that may stand in a `<script>`: no `<` can end it early. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const ROOT_ABSOLUTE = /(\s(?:href|src|action|poster|imagesrcset|srcset)=")(\/(?!\/)[^"]*)/gi;
const ISLAND_PROPS = /(<island-root [^>]*props=")([^"]*)/g;
/** In the JSON of props, as React escapes it: what is called like an attribute that holds a URL, holds one. */
const ROOT_ABSOLUTE_PROP = /(&quot;(?:href|src|action|poster)&quot;:&quot;)(?=\/(?!\/))/g;

/** Puts the base path before every root-absolute URL of a document, and of what its islands will render from. */
export function withBasePath(html: string, basePath: string): string {
  if (basePath === '') return html;
  return html
    .replace(ROOT_ABSOLUTE, (_, before: string, url: string) =>
      /srcset/i.test(before)
        ? `${before}${url.replace(/(^|,\s*)\//g, `$1${basePath}/`)}`
        : `${before}${basePath}${url}`,
    )
    .replace(
      ISLAND_PROPS,
      (_, before: string, props: string) => before + props.replace(ROOT_ABSOLUTE_PROP, `$1${basePath}`),
    );
}

/** The same for `url(/…)` in CSS. */
export const cssWithBasePath = (css: string, basePath: string): string =>
  basePath === '' ? css : css.replace(/url\((["']?)\//g, `url($1${basePath}/`);

export interface HeadParts {
  readonly csp: string;
  readonly css: string;
  readonly preloads: readonly string[];
  readonly modules: readonly string[];
}

const CHARSET = /<meta charset="utf-8"\/?>/i;

/**
 * Inserts what React cannot place: the policy straight after the charset (it governs only what follows it),
 * styles and scripts at the end of the head.
 * @throws Error when the document lacks either place
 */
export function completeHead(html: string, { csp, css, preloads, modules }: HeadParts): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(csp).replaceAll('&#39;', "'")}">`;
  const tags = [
    css && `<style>${css}</style>`,
    ...preloads.map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low">`),
    ...modules.map((url) => `<script type="module" src="${url}" fetchpriority="low"></script>`),
  ];
  if (!CHARSET.test(html) || !html.includes('</head>')) {
    throw new Error('The document has no <meta charset="utf-8"> or no </head>: its policy has no place.');
  }
  return html
    .replace(CHARSET, (charset) => `${charset}${policy}`)
    .replace('</head>', () => `${tags.filter(Boolean).join('')}</head>`);
}

/** An island; a mark between two texts; a drawn shape that holds nothing. */
const EXCESS = /<island-root.*?<\/island-root>|<!-- -->|<(path|rect|circle|line|use)(\s[^<>]*)?><\/\1>/gs;

/** Leaves out what React writes for a browser that would hydrate the whole page; islands stay as they are. */
export const withoutExcess = (html: string): string =>
  html.replace(EXCESS, (found, shape: string | undefined, attributes = '') => {
    if (shape) return `<${shape}${attributes}/>`;
    return found.startsWith('<island-root') ? found : '';
  });
