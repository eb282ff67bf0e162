import type { CompiledPage } from '../compile/pages.ts';
import type { Site } from '../contract.ts';
import type { Problem } from '../problems.ts';
import { lackingIn } from '../render/fonts.ts';
import type { RenderedSite } from '../render/render-site.ts';

/** Declarations that show a text. */
const SHOWN_TEXT = /(?:content|quotes|list-style(?:-type)?):([^;}]*)/g;
const STRING = /"((?:[^"\\]|\\.)*)"/g;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

/** The texts that minified CSS shows. */
function textInCss(css: string): string {
  const strings = [...css.matchAll(SHOWN_TEXT)].flatMap(([, value = '']) => [...value.matchAll(STRING)]);
  return strings
    .map(([, text = '']) =>
      text.replace(ESCAPE, (_, code?: string, character = '') =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
      ),
    )
    .join('');
}

/** Who shows characters that the font lacks. */
interface Lack {
  readonly file: string;
  /** Where a visitor sees them, if it is a page. */
  readonly route?: string;
  readonly lacks: string;
}

/**
 * Characters that a page or style shows and the site's font lacks: a browser takes them from another font. One problem
 * for each character, with every file that shows it.
 */
export function fontProblems(
  { font }: Site,
  { pages, lacking }: RenderedSite,
  compiled: readonly CompiledPage[],
): Problem[] {
  if (!lacking) return [];
  const parts = new Map(compiled.flatMap(({ styles }) => styles).map(({ source, css }) => [source, css]));
  const styles = [...parts].map(([file, css]) => ({ file, lacks: lackingIn(textInCss(css), lacking) }));
  const missing = new Map<string, Lack[]>();
  for (const lack of [...pages, ...styles] satisfies readonly Lack[]) {
    for (const character of lack.lacks) missing.set(character, [...(missing.get(character) ?? []), lack]);
  }
  return [...missing].map(([character, lacks]) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const route = lacks.find((lack): lack is Required<Lack> => 'route' in lack)?.route;
    return {
      file: [...new Set(lacks.map(({ file }) => file))].sort().join(', '),
      what: `The font ${font} lacks "${character}" (U+${code})${route ? `, which ${route} shows` : ''}.`,
      fix: 'Write another character, draw it as SVG, or add it to the font.',
    };
  });
}
