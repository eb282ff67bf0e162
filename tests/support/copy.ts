import { type DOMNode, HtmlElement, Parser, type ResolvedConfig, StaticConfigLoader, TextNode } from 'html-validate';
import { unescapeHtml } from './unescape-html.ts';

/** A German text of a page that stands on its own: a block with its inline parts, an attribute, a value of JSON. */
export interface Passage {
  readonly route: string;
  /** Where it stands: an element, `element[attribute]`, `meta`, `JSON-LD`, or `props` of an island. */
  readonly place: string;
  /** The half of /formular that it belongs to, from `data-half`. */
  readonly half: string | undefined;
  /** As it is in the document, soft hyphens and word joiners included. */
  readonly text: string;
}

/** Elements that flow within a sentence. Whatever else opens or closes ends the passage. */
const INLINE = new Set(['a', 'abbr', 'b', 'cite', 'code', 'dfn', 'em', 'i', 'mark', 's', 'span', 'strong', 'time']);
/** Holds no sentence of its own; `sup` is the number of a footnote. */
const SILENT = new Set(['script', 'style', 'sup']);
const ATTRIBUTES = [
  'alt',
  'aria-label',
  'aria-valuetext',
  'data-done',
  'data-failure',
  'data-title',
  'placeholder',
  'title',
];
const META = /^(?:description|og:title|og:description|og:image:alt)$/;
/** Values of JSON that are addresses, keys or codes, not words. */
const NO_WORDS = /^(?:https?:|mailto:|[/#]|[\w-]*$)/;

function stringsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key.startsWith('@') || NO_WORDS.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => stringsOf(item, name));
}

const attributeOf = (element: HtmlElement, name: string): string =>
  unescapeHtml(`${element.getAttributeValue(name) ?? ''}`);

/** Collects passages from a document, element by element. */
class Reader {
  readonly passages: Passage[] = [];
  #open = '';
  #half: string | undefined;

  constructor(readonly route: string) {}

  read(node: DOMNode, place: string): void {
    if (node instanceof TextNode) this.#readText(node.textContent);
    else if (node instanceof HtmlElement) this.#readElement(node, place);
  }

  #add(place: string, text: string): void {
    if (/[\p{L}\d]/u.test(text)) this.passages.push({ route: this.route, place, text: text.trim(), half: this.#half });
  }

  #end(place: string): void {
    this.#add(place, unescapeHtml(this.#open));
    this.#open = '';
  }

  #readText(text: string): void {
    // Spaces on both sides of a tag are one space on the page.
    this.#open += this.#open.endsWith(' ') ? text.replace(/^ +/, '') : text;
  }

  #readElement(element: HtmlElement, place: string): void {
    const { tagName } = element;
    const inline = INLINE.has(tagName);
    const isGerman = /^(?:de)?$/.test(attributeOf(element, 'lang'));
    if (!inline || !isGerman) this.#end(place);
    if (!isGerman) return;
    const outer = this.#half;
    this.#half = attributeOf(element, 'data-half') || outer;
    this.#readAttributes(element);
    if (SILENT.has(tagName)) return;
    const inner = inline ? place : tagName;
    for (const child of element.childNodes) this.read(child, inner);
    if (!inline) this.#end(inner);
    this.#half = outer;
  }

  /** Texts that are no text nodes of the page. */
  #readAttributes(element: HtmlElement): void {
    const read = (name: string) => attributeOf(element, name);
    for (const name of ATTRIBUTES) this.#add(`${element.tagName}[${name}]`, read(name));
    if (META.test(read('name') || read('property'))) this.#add('meta', read('content'));
    for (const text of stringsOf(JSON.parse(read('props') || 'null'))) this.#add('props', text);
    if (read('type') !== 'application/ld+json') return;
    for (const text of stringsOf(JSON.parse(element.textContent))) this.#add('JSON-LD', text);
  }
}

function passagesOf(route: string, html: string, config: ResolvedConfig): readonly Passage[] {
  const reader = new Reader(route);
  reader.read(new Parser(config).parseHtml(html), 'document');
  return reader.passages;
}

/** Every German text of the pages: seen, printed, read aloud, found by search engines, shown later by an island. */
export async function readCopy(pages: ReadonlyMap<string, string>): Promise<readonly Passage[]> {
  const config = await new StaticConfigLoader({ root: true, elements: ['html5'] }).getConfigFor('page.html');
  return [...pages].flatMap(([route, html]) => passagesOf(route, html, config));
}
