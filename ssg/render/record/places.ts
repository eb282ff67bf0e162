import type { Edit } from '../splice.ts';
import type { Attribute, Tag, TokenHandler } from './html-tokens.ts';
import { isUrl, isUrlList } from './references.ts';

/** Where a document shows its weight. */
export interface WeightPlace {
  /** The position of the text, inside of an empty element. */
  readonly at: number;
  /** `{}` in it becomes a number of kilobytes. */
  readonly template: string;
  /** The attribute that asks for it, with the space before it. */
  readonly attribute: Edit;
}

/** Drawn shapes; they mostly hold nothing. */
const SHAPES = /^(?:path|rect|circle|line|use)$/;
/** What React writes between two texts. */
const TEXT_MARK = '<!-- -->';
/** The start of each root-absolute URL. */
const ROOT_ABSOLUTE = /^\/(?!\/)/g;
const ROOT_ABSOLUTE_CANDIDATE = /(?<=^\s*|,\s*)\/(?!\/)/g;

/** Collects the positions that a document is composed by. */
export class PlaceReader implements TokenHandler {
  /** After `<meta charset>`. */
  charset: number | undefined;
  /** Before `</head>`. */
  headEnd: number | undefined;
  weight: WeightPlace | undefined;
  /** The text of the first `<style>`. */
  inlineStyle: readonly [start: number, end: number] | undefined;
  /** Before each root-absolute URL of an attribute. */
  readonly urls: number[] = [];
  readonly islandProps: Attribute[] = [];
  /** What React writes for a browser that hydrates the whole page. Islands, which are hydrated, keep it. */
  readonly excess: Edit[] = [];
  readonly #html: string;
  #islands = 0;
  #last: Tag | undefined;

  constructor(html: string) {
    this.#html = html;
  }

  open(tag: Tag, attributes: readonly Attribute[]): void {
    this.#last = tag;
    for (const attribute of attributes) {
      if (isUrl(attribute)) this.#addUrls(attribute, ROOT_ABSOLUTE);
      else if (isUrlList(attribute)) this.#addUrls(attribute, ROOT_ABSOLUTE_CANDIDATE);
      else if (attribute.name === 'data-page-weight') this.weight ??= this.#weightPlace(tag, attribute);
      else if (attribute.name === 'charset' && tag.name === 'meta') this.charset ??= tag.end;
      else if (attribute.name === 'props' && tag.name === 'island-root') this.islandProps.push(attribute);
    }
    if (tag.name === 'island-root') this.#islands += 1;
  }

  #addUrls({ start, end }: Attribute, pattern: RegExp): void {
    for (const { index } of this.#html.slice(start, end).matchAll(pattern)) this.urls.push(start + index);
  }

  #weightPlace({ end: at }: Tag, { value, nameStart, end }: Attribute): WeightPlace {
    const quote = /["']/.test(this.#html[end] ?? '') ? 1 : 0;
    return { at, template: value, attribute: { start: nameStart - 1, end: end + quote, text: '' } };
  }

  close({ name, start, end }: Tag): void {
    const opened = this.#last?.name === name && this.#last.end === start ? this.#last : undefined;
    if (opened && this.#islands === 0 && SHAPES.test(name)) this.excess.push({ start: start - 1, end, text: '/>' });
    if (name === 'style' && this.#last?.name === 'style') this.inlineStyle ??= [this.#last.end, start];
    if (name === 'head') this.headEnd ??= start;
    if (name === 'island-root') this.#islands -= 1;
  }

  comment(start: number, end: number): void {
    if (this.#islands === 0 && this.#html.startsWith(TEXT_MARK, start)) this.excess.push({ start, end, text: '' });
  }
}
