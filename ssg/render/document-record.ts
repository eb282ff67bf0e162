import { decodeHTML } from 'entities/decode';
import { SOURCE_MARK } from '../runtime/jsx-dev-runtime.ts';
import { type Attribute, readTokens, type Tag, type TokenHandler } from './html-tokens.ts';
import type { Edit } from './splice.ts';
import { type Subresource, SubresourceReader } from './subresources.ts';

/** Where a document shows its weight. */
export interface WeightMark {
  /** The position of the text, inside of an empty element. */
  readonly at: number;
  /** `{}` in it becomes a number of kilobytes. */
  readonly template: string;
}

interface WeightPlace extends WeightMark {
  /** The attribute that asks for it, with the space before it. */
  readonly attribute: Edit;
}

/** How the build reads the values of these attributes. */
const MEANING: ReadonlyMap<string, 'url' | 'urls' | 'ids' | 'shown'> = new Map([
  ...(['href', 'src', 'action', 'poster', 'data', 'xlink:href'] as const).map((name) => [name, 'url'] as const),
  ...(['srcset', 'imagesrcset'] as const).map((name) => [name, 'urls'] as const),
  ...(['popovertarget', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'for'] as const).map(
    (name) => [name, 'ids'] as const,
  ),
  ...(['placeholder', 'label'] as const).map((name) => [name, 'shown'] as const),
]);

/** URLs without a host: `mailto:`, `data:`. */
const ELSEWHERE = /^(?!https?:)[a-z][\w+.-]*:/i;
/** Each URL of a `srcset`. */
const CANDIDATE = /(?<=^\s*|,\s*)[^\s,]+/g;
const isRootAbsolute = (url: string): boolean => url[0] === '/' && url[1] !== '/';

/** A token that an attribute of a drawing reads: `fill="var(--paper)"`. */
const TOKEN_USE = /var\(\s*(--[\w-]+)/g;

/** What is not text of the page: the head, code, and drawings. */
const NO_TEXT = /^(?:head|script|style|svg)$/;
/** Inputs whose value is shown have one of these types, or none. */
const TEXT_FIELD = /^(?:text|number|search|email|tel|url|button|submit|reset)?$/i;
/** Drawn shapes; they mostly hold nothing. */
const SHAPE = /^(?:path|rect|circle|line|use)$/;
/** What React writes between two texts. */
const TEXT_MARK = '<!-- -->';

/** Reads a document from front to back, once, and keeps what the build needs of it. */
class DocumentReader implements TokenHandler {
  readonly ids = new Set<string>();
  readonly duplicateIds = new Set<string>();
  /** URLs of pages and files as written, those on other hosts included. Ids that an attribute names count as `#fragments`. */
  readonly refs = new Set<string>();
  /** The position after `<meta charset>`. */
  charset: number | undefined;
  /** The position before `</head>`. */
  headEnd: number | undefined;
  weight: WeightPlace | undefined;
  /** Elements carry the file that they stand in. */
  isMarked = false;
  /** The text of the first `<style>`. */
  inlineStyle: readonly [start: number, end: number] | undefined;
  /** The position before each root-absolute URL of an attribute. */
  readonly urls: number[] = [];
  readonly islandProps: Attribute[] = [];
  /**
   * Classes (`.a`), elements (`b`), attributes (`[c]`, `[data-d=e]`) and tokens (`--f`) up to the end of the first
   * section of `<main>`, without those in popovers, which are closed. Everything after that section waits for the
   * deferred styles, even a bar at the foot of the window.
   */
  readonly firstScreenNames = new Set<string>();
  /** Classes (`.a`), data attributes (`[data-b=c]`) and tokens (`--d`) of all elements. */
  readonly names = new Set<string>();
  /** Words in the props of islands, which may become classes. */
  readonly propWords = new Set<string>();
  /**
   * What React writes and no browser needs outside of islands: comments between texts, closing tags of empty shapes.
   * Islands keep it, because they are hydrated.
   */
  readonly excess: Edit[] = [];
  /**
   * The position after the first section of `<main>`; nothing where there is none. A section inside of an island ends
   * with the island: Preact removes from it what the island has not rendered itself.
   */
  firstScreenEnd: number | undefined;

  readonly #html: string;
  readonly #depth = { main: 0, section: 0, 'island-root': 0, noText: 0 };
  #hasSection = false;
  readonly #subresources = new SubresourceReader();
  /** The popover that is open in the source, and how many elements of its name are. */
  #popover: { readonly name: string; depth: number } | undefined;
  #last: Tag | undefined;
  #heading: string | undefined;
  #isInHeading = false;
  #shown = '';

  constructor(html: string) {
    this.#html = html;
  }

  get #isOnFirstScreen(): boolean {
    return this.firstScreenEnd === undefined && this.#popover === undefined;
  }

  get subresources(): readonly Subresource[] {
    return this.#subresources.found;
  }

  /** Text of the first h1. */
  get heading(): string {
    return decodeHTML(this.#heading ?? '');
  }

  /** What is shown as text, and of the props of islands what may be: all that is not ASCII. */
  get shownText(): string {
    return decodeHTML(this.#shown);
  }

  open(tag: Tag, attributes: readonly Attribute[]): void {
    const { name } = tag;
    this.#last = tag;
    if (this.#popover?.name === name) this.#popover.depth += 1;
    else if (attributes.some((attribute) => attribute.name === 'popover')) this.#popover ??= { name, depth: 1 };
    if (this.#isOnFirstScreen) this.firstScreenNames.add(name);
    for (const attribute of attributes) this.#read(attribute, tag);
    if (name === 'main' || name === 'island-root' || (name === 'section' && this.#depth.main > 0)) {
      this.#depth[name] += 1;
    } else if (name === 'h1' && this.#heading === undefined) {
      this.#heading = '';
      this.#isInHeading = true;
    } else if (NO_TEXT.test(name)) this.#depth.noText += 1;
    this.#subresources.open(name, attributes);
    if (name === 'input') this.#readField(attributes);
  }

  #name(name: string): void {
    this.names.add(name);
    if (this.#isOnFirstScreen) this.firstScreenNames.add(name);
  }

  #read(attribute: Attribute, tag: Tag): void {
    const { name, value, start, end } = attribute;
    const meaning = MEANING.get(name);
    if (this.#isOnFirstScreen) this.firstScreenNames.add(`[${name}]`);
    if (name.startsWith('data-')) this.#name(`[${name}=${value}]`);
    if (value.includes('var(')) for (const [, token = ''] of value.matchAll(TOKEN_USE)) this.#name(token);
    if (name === 'class') {
      for (const one of value.split(/\s+/)) this.#name(`.${one}`);
    } else if (meaning === 'url') this.#refer(value, start);
    else if (meaning === 'urls') {
      const written = this.#html.slice(start, end);
      for (const { index, 0: url } of written.matchAll(CANDIDATE)) this.#refer(decodeHTML(url), start + index);
    } else if (meaning === 'ids') for (const id of value.split(/\s+/)) this.refs.add(`#${id}`);
    else if (meaning === 'shown') this.#shown += this.#html.slice(start, end);
    else if (name === 'id') {
      if (this.ids.has(value)) this.duplicateIds.add(value);
      this.ids.add(value);
    } else if (name === 'data-page-weight') this.weight ??= this.#weightPlace(tag, attribute);
    else if (name === SOURCE_MARK) this.isMarked = true;
    else if (name === 'charset' && tag.name === 'meta') this.charset ??= tag.end;
    else if (name === 'props' && tag.name === 'island-root') {
      this.islandProps.push(attribute);
      for (const word of value.match(/[a-z][\w-]*/gi) ?? []) this.propWords.add(word);
      // Texts and names of code stand side by side; names are ASCII.
      this.#shown += value.replace(/[\0-\x7F]+/g, '');
    }
  }

  #refer(url: string, at: number): void {
    if (!ELSEWHERE.test(url)) this.refs.add(url);
    if (isRootAbsolute(url)) this.urls.push(at);
  }

  #weightPlace({ end: at }: Tag, { value, nameStart, end }: Attribute): WeightPlace {
    const quote = /["']/.test(this.#html[end] ?? '') ? 1 : 0;
    return { at, template: value, attribute: { start: nameStart - 1, end: end + quote, text: '' } };
  }

  #readField(attributes: readonly Attribute[]): void {
    const [type, value] = ['type', 'value'].map((name) => attributes.find((attribute) => attribute.name === name));
    if (value && TEXT_FIELD.test(type?.value ?? '')) this.#shown += this.#html.slice(value.start, value.end);
  }

  close({ name, start, end }: Tag): void {
    if (this.#popover?.name === name) {
      this.#popover.depth -= 1;
      if (this.#popover.depth === 0) this.#popover = undefined;
    }
    const opened = this.#last?.name === name && this.#last.end === start ? this.#last : undefined;
    if (opened && this.#depth['island-root'] === 0 && SHAPE.test(name)) {
      this.excess.push({ start: start - 1, end, text: '/>' });
    }
    if (name === 'style' && this.#last?.name === 'style') this.inlineStyle ??= [this.#last.end, start];
    if (name === 'head') this.headEnd ??= start;
    this.#subresources.close(name);
    if (name === 'h1') this.#isInHeading = false;
    if (NO_TEXT.test(name)) this.#depth.noText -= 1;
    if (name === 'main' || name === 'section' || name === 'island-root') this.#closeRegion(name, end);
  }

  /** Finds the end of the first screen. */
  #closeRegion(name: 'main' | 'section' | 'island-root', end: number): void {
    this.#depth[name] = Math.max(0, this.#depth[name] - 1);
    if (name === 'section' && this.#depth.main > 0 && this.#depth.section === 0) this.#hasSection = true;
    if (this.#hasSection && this.#depth['island-root'] === 0) this.firstScreenEnd ??= end;
  }

  comment(start: number, end: number): void {
    if (this.#depth['island-root'] > 0 || !this.#html.startsWith(TEXT_MARK, start)) return;
    this.excess.push({ start, end, text: '' });
  }

  text(start: number, end: number): void {
    if (this.#isInHeading) this.#heading += this.#html.slice(start, end);
    if (this.#depth.noText === 0) this.#shown += this.#html.slice(start, end);
  }
}

/** What the build knows of a document. */
export type DocumentRecord = Omit<DocumentReader, keyof TokenHandler>;

/** Reads a document, whatever the order, quotes and case of its attributes. */
export function readDocument(html: string): DocumentRecord {
  const reader = new DocumentReader(html);
  readTokens(html, reader);
  return reader;
}
