import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, Memo } from '../cache.ts';
import type { CompiledPage } from '../compile/pages.ts';
import type { Site } from '../contract.ts';
import type { Problem } from '../problems.ts';
import type { WrittenPage } from '../render/render-pages.ts';
import { partsOf } from '../render/stylesheet-parts.ts';

/** Characters without a shape: soft hyphens, word joiners, all kinds of space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}]/u;

/** The characters of fonts by the hash of their file: fontkit takes 120 ms to import. */
const known = new Memo<string>('font-characters', 20);

/** All characters that a font has. @throws Error when the file is no font */
async function charactersOf(font: Buffer): Promise<string> {
  const hash = hashOf(font);
  const remembered = known.get(hash);
  if (remembered !== undefined) return remembered;
  const { create } = await import('fontkit');
  const opened = create(font);
  if (!('characterSet' in opened)) throw new Error('It holds several fonts');
  const characters = opened.characterSet.map((code) => String.fromCodePoint(code)).join('');
  known.set(hash, characters);
  return characters;
}

/** Declarations that show a text. */
const SHOWN_TEXT = /(?:content|quotes|list-style(?:-type)?):([^;}]*)/g;
const STRING = /"((?:[^"\\]|\\.)*)"/g;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

/** The characters that minified CSS shows. */
function charactersInCss(css: string): string {
  const strings = [...css.matchAll(SHOWN_TEXT)].flatMap(([, value = '']) => [...value.matchAll(STRING)]);
  return strings
    .map(([, text = '']) =>
      text.replace(ESCAPE, (_, code?: string, character = '') =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
      ),
    )
    .join('');
}

/** A text of the site, and where it comes from. */
interface ShownText {
  readonly file: string;
  /** Where a visitor sees it, if it is a page. */
  readonly route?: string;
  readonly characters: string;
}

async function textsOfStyles(pages: readonly CompiledPage[]): Promise<ShownText[]> {
  const parts = (await Promise.all(pages.map(partsOf))).flat();
  const bySource = new Map(parts.map(({ source, css }) => [source, css]));
  return [...bySource].map(([file, css]) => ({ file, characters: charactersInCss(css) }));
}

/**
 * Characters that a page or style shows and the site's font lacks: a browser takes them from another font. One problem
 * for each character, with every file that shows it.
 */
export async function fontProblems(
  { root, font }: Site,
  written: readonly WrittenPage[],
  compiled: readonly CompiledPage[],
): Promise<Problem[]> {
  if (!font) return [];
  let inFont: Set<string>;
  try {
    inFont = new Set(await charactersOf(await readFile(path.join(root, font))));
  } catch (error) {
    const what = `This font cannot be read: ${(error as Error).message}.`;
    return [{ file: font, what, fix: 'Name the font file of the site, as WOFF2, WOFF, TTF or OTF.' }];
  }
  const missing = new Map<string, ShownText[]>();
  for (const text of [...written, ...(await textsOfStyles(compiled))]) {
    for (const character of new Set(text.characters)) {
      if (inFont.has(character) || INVISIBLE.test(character)) continue;
      missing.set(character, [...(missing.get(character) ?? []), text]);
    }
  }
  return [...missing].map(([character, texts]) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const route = texts.find((text) => text.route)?.route;
    return {
      file: [...new Set(texts.map(({ file }) => file))].sort().join(', '),
      what: `The font ${font} lacks "${character}" (U+${code})${route ? `, which ${route} shows` : ''}.`,
      fix: 'Write another character, draw it as SVG, or add it to the font.',
    };
  });
}
