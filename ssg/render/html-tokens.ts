import { decodeHTMLAttribute } from 'entities/decode';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** An attribute with its value as HTML reads it. `start` and `end` are those of the written value, without quotes. */
export interface Attribute {
  /** In lower case. */
  readonly name: string;
  readonly value: string;
  readonly nameStart: number;
  readonly start: number;
  readonly end: number;
}

/** A tag of a document. `end` is the position after its `>`. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What is done with the parts of a document, in their order. */
export interface TokenHandler {
  open(tag: Tag, attributes: readonly Attribute[]): void;
  close(tag: Tag): void;
  comment?(start: number, end: number): void;
  text?(start: number, end: number): void;
}

/** Collects the events of the tokenizer into whole tags. */
class TagReader implements TokenizerCallbacks {
  readonly #html: string;
  readonly #handler: TokenHandler;
  #name = '';
  #start = 0;
  #attributes: Attribute[] = [];
  #attribute = '';
  #nameStart = 0;
  #valueStart = 0;
  #valueEnd = 0;

  constructor(html: string, handler: TokenHandler) {
    this.#html = html;
    this.#handler = handler;
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#html.slice(start, end).toLowerCase();
    this.#start = start - 1;
    this.#attributes = [];
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#html.slice(start, end).toLowerCase();
    this.#nameStart = start;
    this.#valueStart = end; // if it has none
    this.#valueEnd = end;
  }

  onattribdata(start: number, end: number): void {
    this.#valueStart = start;
    this.#valueEnd = end;
  }

  onattribend(): void {
    const [start, end] = [this.#valueStart, this.#valueEnd];
    const written = this.#html.slice(start, end);
    const value = written.includes('&') ? decodeHTMLAttribute(written) : written;
    this.#attributes.push({ name: this.#attribute, value, nameStart: this.#nameStart, start, end });
  }

  onopentagend(end: number): void {
    const tag = { name: this.#name, start: this.#start, end: end + 1 };
    this.#handler.open(tag, this.#attributes);
  }

  /** In HTML the slash of `<section/>` means nothing. */
  onselfclosingtag(end: number): void {
    this.onopentagend(end);
  }

  onclosetag(start: number, end: number): void {
    const name = this.#html.slice(start, end).toLowerCase();
    const tag = { name, start: start - 2, end: this.#html.indexOf('>', end) + 1 };
    this.#handler.close(tag);
  }

  oncomment(start: number, end: number): void {
    this.#handler.comment?.(start - '<!--'.length, end + 1);
  }

  ontext(start: number, end: number): void {
    this.#handler.text?.(start, end);
  }

  onattribentity(): void {}
  ontextentity(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}
}

/**
 * Reads a document from front to back. It uses htmlparser2's tokenizer, because a parser on top of it does not tell
 * where in the text an attribute stands. Character references are decoded where there are any: a tokenizer that
 * looks for them takes half as long again.
 */
export function readTokens(html: string, handler: TokenHandler): void {
  const tokenizer = new Tokenizer({ decodeEntities: false }, new TagReader(html, handler));
  tokenizer.write(html);
  tokenizer.end();
}
