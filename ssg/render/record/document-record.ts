import { decodeHTML } from 'entities/decode';
import { CharacterReader } from './characters.ts';
import { FirstScreenReader } from './first-screen.ts';
import { readTokens, type Tag, type TokenHandler } from './html-tokens.ts';
import { PlaceReader } from './places.ts';
import { ReferenceReader } from './references.ts';
import { type Subresource, SubresourceReader } from './subresources.ts';

/** What the build knows of a document, read in one pass over its text. */
export interface DocumentRecord {
  readonly ids: ReadonlySet<string>;
  readonly duplicateIds: ReadonlySet<string>;
  /** URLs of pages and files as written, those on other hosts included. Ids that an attribute names count as `#fragments`. */
  readonly refs: ReadonlySet<string>;
  /** Files of this site that a browser loads before any interaction. */
  readonly subresources: readonly Subresource[];
  readonly firstScreenClasses: ReadonlySet<string>;
  /** The position after the first section of `<main>`; nothing where there is none. */
  readonly firstScreenEnd: number | undefined;
  /** Text of the first h1. */
  readonly heading: string;
  /** Every character that is shown as text, once. */
  readonly characters: string;
  readonly places: Omit<PlaceReader, keyof TokenHandler>;
}

/** Collects the text of the first h1. */
class HeadingReader implements TokenHandler {
  #written = '';
  #state: 'before' | 'inside' | 'after' = 'before';
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
  }

  open({ name }: Tag): void {
    if (name === 'h1' && this.#state === 'before') this.#state = 'inside';
  }

  close({ name }: Tag): void {
    if (name === 'h1' && this.#state === 'inside') this.#state = 'after';
  }

  text(start: number, end: number): void {
    if (this.#state === 'inside') this.#written += this.#html.slice(start, end);
  }

  get heading(): string {
    return decodeHTML(this.#written);
  }
}

/** Reads a document, whatever the order, quotes and case of its attributes. */
export function readDocument(html: string): DocumentRecord {
  const references = new ReferenceReader();
  const subresources = new SubresourceReader();
  const firstScreen = new FirstScreenReader();
  const places = new PlaceReader(html);
  const heading = new HeadingReader(html);
  const text = new CharacterReader(html);
  readTokens(html, [references, subresources, firstScreen, places, heading, text]);
  const { ids, duplicateIds, refs } = references;
  return {
    ids,
    duplicateIds,
    refs,
    subresources: subresources.found,
    firstScreenClasses: firstScreen.classes,
    firstScreenEnd: firstScreen.end,
    heading: heading.heading,
    characters: text.characters,
    places,
  };
}
