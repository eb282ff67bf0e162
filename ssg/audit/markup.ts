import type { DocumentRecord } from '../render/document-record.ts';
import { type Attribute, readTokens, type Tag, type TokenHandler } from '../render/html-tokens.ts';
import { type ModuleBytes, tally } from './model.ts';

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Parts of a document that stand for themselves where no component's class says otherwise. */
const LANDMARK = /^(?:head|body|header|main|footer)$/;

/** `card__title--big` → `card`: the block of a class, by the usual way of writing them (BEM). */
const blockOf = (name: string): string => name.split(/__|--/)[0] ?? name;

/** A document in two: the inlined styles, and all the rest. */
export function splitInlineStyle(
  html: string,
  { inlineStyle: [start, end] = [0, 0] }: DocumentRecord,
): { readonly css: string; readonly markup: string } {
  return { css: html.slice(start, end), markup: html.slice(0, start) + html.slice(end) };
}

/** Counts bytes tag by tag: each belongs to the owner of the innermost element around it. */
class MarkupReader implements TokenHandler {
  readonly modules: ModuleBytes[] = [];
  readonly #owners = ['(document)'];
  readonly #html: string;
  readonly #components: ReadonlyMap<string, string>;
  #end = 0;

  constructor(html: string, components: ReadonlyMap<string, string>) {
    this.#html = html;
    this.#components = components;
  }

  take(to: number, module = this.#owners.at(-1) ?? ''): void {
    this.modules.push({ module, bytes: Buffer.byteLength(this.#html.slice(this.#end, to)) });
    this.#end = to;
  }

  #ownerOf(name: string, attributes: readonly Attribute[]): string {
    const classes = attributes.find((attribute) => attribute.name === 'class')?.value.split(/\s+/) ?? [];
    const own = classes.map((one) => this.#components.get(blockOf(one))).find((module) => module !== undefined);
    return own ?? (LANDMARK.test(name) ? `(${name})` : (this.#owners.at(-1) ?? ''));
  }

  open({ name, start, end }: Tag, attributes: readonly Attribute[]): void {
    this.take(start);
    const owner = this.#ownerOf(name, attributes);
    this.take(end, owner);
    if (!VOID.test(name) && this.#html[end - 2] !== '/') this.#owners.push(owner);
  }

  close({ start, end }: Tag): void {
    this.take(start);
    this.take(end);
    if (this.#owners.length > 1) this.#owners.pop();
  }
}

/**
 * Divides a document's bytes among components: each tag and text belongs to the nearest element around it whose class
 * is that of a component, or else to its landmark.
 * @param html the document without its inlined styles
 * @param components module by block of its classes
 */
export function divideMarkup(html: string, components: ReadonlyMap<string, string>): ModuleBytes[] {
  const reader = new MarkupReader(html, components);
  readTokens(html, reader);
  reader.take(html.length);
  return tally(reader.modules);
}
