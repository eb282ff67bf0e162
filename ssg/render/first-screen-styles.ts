import { nameHash } from '../cache.ts';
import type { StyleSheetPart } from '../compile/stylesheet-parts.ts';
import { cssWithBasePath } from './base-path.ts';
import { hashSource } from './csp.ts';
import type { DocumentRecord } from './document-record.ts';

/** Below this many bytes a request costs more than the styles do in the document. */
const WORTH_A_REQUEST = 3000;

/** What of one source file is inlined in a page, and what is linked. */
export interface DividedPart {
  readonly source: string;
  readonly inline: string;
  readonly deferred: string;
}

type FirstScreen = Pick<DocumentRecord, 'firstScreenClasses' | 'firstScreenEnd'>;

/** The parts of which no class stands on the first screen; none where to link them is not worth a request. */
function deferredParts(
  parts: readonly StyleSheetPart[],
  { firstScreenClasses, firstScreenEnd }: FirstScreen,
): readonly StyleSheetPart[] {
  if (firstScreenEnd === undefined) return [];
  const deferred = parts.filter(
    ({ classes }) => classes.length > 0 && !classes.some((name) => firstScreenClasses.has(name)),
  );
  return deferred.reduce((sum, { css }) => sum + css.length, 0) < WORTH_A_REQUEST ? [] : deferred;
}

/**
 * Divides a page's styles: a file is deferred when none of its classes stands on the first screen, which is everything
 * up to the end of the first section of `<main>`. All others, the base styles among them, are inlined, but for their
 * rules for print: those are deferred with the rest.
 */
export function divideStyles(parts: readonly StyleSheetPart[], screen: FirstScreen): readonly DividedPart[] {
  const deferred = new Set(deferredParts(parts, screen));
  return parts.map((part) => {
    const { source, css } = part;
    if (deferred.size === 0) return { source, inline: css, deferred: '' };
    return deferred.has(part)
      ? { source, inline: '', deferred: css }
      : { source, inline: part.screen, deferred: part.print };
  });
}

/** The styles of a page as they are sent. */
export interface PageStyles {
  readonly inline: string;
  /** CSP source of the inlined ones. */
  readonly hash: string;
  /** The deferred ones, in a file named by content: pages with the same ones share it. */
  readonly deferred?: { readonly url: string; readonly css: string };
}

/** Inlines what the first screen needs and defers the rest. */
export function pageStyles(parts: readonly StyleSheetPart[], screen: FirstScreen, basePath: string): PageStyles {
  const divided = divideStyles(parts, screen);
  const [inline, deferred] = (['inline', 'deferred'] as const).map((place) =>
    cssWithBasePath(divided.map((part) => part[place]).join(''), basePath),
  ) as [string, string];
  return {
    inline,
    hash: hashSource(inline),
    ...(deferred && { deferred: { url: `/assets/styles-${nameHash(deferred)}.css`, css: deferred } }),
  };
}

/** The text of a script after the link of deferred styles, where the page has no other one to put there. */
export const WAIT = ' ';

/**
 * Links deferred styles where they are needed first: after the first screen. Content above is painted without them,
 * content below waits for them; a script makes Firefox wait too.
 */
export const deferredLink = (url: string, script: string): string =>
  `<link rel="stylesheet" href="${url}"><script>${script}</script>`;
