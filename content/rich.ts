/** Reads the light markup of {@link Rich} texts, for everything that shows or quotes them. */

import { type ClaimId, claims } from './claims.ts';
import type { Rich } from './types.ts';
import { withoutInvisible } from './typography.ts';

/** A piece of a text. Links and emphasis hold pieces of their own. */
export type RichPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'link'; readonly href: string; readonly parts: readonly RichPart[] }
  | { readonly type: 'strong'; readonly parts: readonly RichPart[] }
  | { readonly type: 'em'; readonly parts: readonly RichPart[] }
  /** `noun` stands between the figure and the mark of its footnote. */
  | { readonly type: 'claim'; readonly id: ClaimId; readonly noun: string };

const MARKUP =
  /\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)|\*\*(?<strong>\S(?:.*?\S)?)\*\*|\*(?<em>\S(?:.*?\S)?)\*|\{claim:(?<id>[\w-]+)(?<noun>[^}]*)\}/gs;

const isClaim = (id: string): id is ClaimId => Object.hasOwn(claims, id);

function partOf({ label, href = '', strong, em, id = '', noun = '' }: Readonly<Record<string, string>>): RichPart {
  if (label) return { type: 'link', href, parts: parseRich(label) };
  if (strong) return { type: 'strong', parts: parseRich(strong) };
  if (em) return { type: 'em', parts: parseRich(em) };
  if (!isClaim(id)) throw new Error(`There is no claim "${id}" in content/claims.ts.`);
  return { type: 'claim', id, noun };
}

/** The pieces of a text. Anything but its markup is text as it was typed. @throws Error for an unknown claim */
export function parseRich(text: Rich): readonly RichPart[] {
  const parts: RichPart[] = [];
  const addText = (plain: string) => plain && parts.push({ type: 'text', text: plain });
  let end = 0;
  for (const { index, 0: markup, groups = {} } of text.matchAll(MARKUP)) {
    addText(text.slice(end, index));
    parts.push(partOf(groups));
    end = index + markup.length;
  }
  addText(text.slice(end));
  return parts;
}

/** What a reader sees of a piece. */
const textOf = (part: RichPart): string => {
  if (part.type === 'text') return part.text;
  return part.type === 'claim' ? claims[part.id].value + part.noun : part.parts.map(textOf).join('');
};

/** Text as a reader sees it: links by their label, no emphasis, no marks of footnotes, no soft hyphens or joiners. */
export const plainText = (text: Rich): string => withoutInvisible(parseRich(text).map(textOf).join(''));
