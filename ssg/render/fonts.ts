import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recall, remember } from '../cache.ts';
import type { Site } from '../contract.ts';
import type { Problem } from '../problems.ts';

/** All characters that a font has. @throws Error when the file is no font */
async function charactersOf(font: Buffer): Promise<string> {
  const known = recall('font', font);
  if (known) return known.toString();
  const { create } = await import('fontkit'); // 120 ms
  const opened = create(font);
  if (!('characterSet' in opened)) throw new Error('It holds several fonts');
  const characters = String.fromCodePoint(...opened.characterSet);
  remember('font', font, characters);
  return characters;
}

/**
 * A pattern of what a font lacks. Characters without a shape are in every font: soft hyphens, word joiners, all kinds of
 * space.
 * @throws Error when the file is no font
 */
export async function lackingPattern(font: Buffer): Promise<RegExp> {
  const codes = Array.from(await charactersOf(font), (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
  return new RegExp(`[^${codes.join('')}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Z}]`, 'gu');
}

/** The characters of a text that a font lacks, each once. */
export const lackingIn = (text: string, lacking: RegExp): string => [...new Set(text.match(lacking))].join('');

/** What the font of a site lacks, or why that cannot be told; nothing when the site names no font. */
export async function siteFont({ root, font }: Site): Promise<RegExp | Problem | undefined> {
  if (!font) return undefined;
  try {
    return await lackingPattern(await readFile(path.join(root, font)));
  } catch (error) {
    const what = `This font cannot be read: ${(error as Error).message}.`;
    return { file: font, what, fix: 'Name the font file of the site, as WOFF2, WOFF, TTF or OTF.' };
  }
}
