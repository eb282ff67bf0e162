import { decodeHTML } from 'entities/decode';
import type { Attribute, Tag, TokenHandler } from './html-tokens.ts';

/** What is not text of the page: the head, code, and drawings. */
const NO_TEXT: ReadonlySet<string> = new Set(['head', 'script', 'style', 'svg']);
/** Attributes that are shown, by a browser itself or by `attr()` in a style. */
const SHOWN: ReadonlySet<string> = new Set(['placeholder', 'label', 'data-label']);
/** Inputs whose value is shown have one of these types, or none. */
const TEXT_FIELD = /^(?:text|number|search|email|tel|url|button|submit|reset)?$/i;

const isTextField = (name: string, attributes: readonly Attribute[]): boolean =>
  name === 'input' && TEXT_FIELD.test(attributes.find((attribute) => attribute.name === 'type')?.value ?? '');

/** Collects the characters that a document shows, each once. */
export class CharacterReader implements TokenHandler {
  readonly #html: string;
  /** By code. Most of a text is ASCII, for which a set takes ten times as long. */
  readonly #ascii = new Uint8Array(128);
  readonly #others = new Set<number>();
  #depth = 0;

  constructor(html: string) {
    this.#html = html;
  }

  get characters(): string {
    const ascii = [...this.#ascii.keys()].filter((code) => this.#ascii[code]);
    return String.fromCodePoint(...ascii, ...this.#others);
  }

  open({ name }: Tag, attributes: readonly Attribute[]): void {
    if (NO_TEXT.has(name)) this.#depth += 1;
    for (const { name: attribute, value } of attributes) {
      if (SHOWN.has(attribute) || (attribute === 'value' && isTextField(name, attributes))) this.#add(value);
      // Texts and names of code stand side by side in props; names are ASCII.
      else if (name === 'island-root' && attribute === 'props') {
        for (const [character] of value.matchAll(/[^\0-\x7F]/gu)) this.#add(character);
      }
    }
  }

  close({ name }: Tag): void {
    if (NO_TEXT.has(name)) this.#depth -= 1;
  }

  text(start: number, end: number): void {
    if (this.#depth > 0) return;
    const written = this.#html.slice(start, end);
    this.#add(written.includes('&') ? decodeHTML(written) : written);
  }

  #add(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code < 128) this.#ascii[code] = 1;
      else {
        const character = text.codePointAt(at) ?? code;
        this.#others.add(character);
        if (character > 0xffff) at += 1;
      }
    }
  }
}
