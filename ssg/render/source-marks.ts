import { SOURCE_MARK } from '../runtime/jsx-dev-runtime.ts';
import { type Attribute, readTokens, type Tag, type TokenHandler } from './html-tokens.ts';
import { type Edit, splice } from './splice.ts';

/** What is known of a document by the file that rendered it: the path that esbuild knows it by, or a name in brackets. */
export interface MarkedSources {
  /** Bytes of its markup. */
  readonly bytes: Readonly<Record<string, number>>;
  /** By URL: who placed that file first. */
  readonly placed: Readonly<Record<string, string>>;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Attributes that name files. */
const URLS = /^(?:src|srcset|poster|data|href|imagesrcset)$/;
/** Elements that the generator adds. */
const OWN: Readonly<Record<string, string>> = { 'island-root': '(props of islands)' };

/** Counts bytes tag by tag: each belongs to the file whose JSX made the element, and a text to that around it. */
class MarkReader implements TokenHandler {
  readonly bytes: Record<string, number> = {};
  readonly placed: Record<string, string> = {};
  /** What takes the marks out. */
  readonly edits: Edit[] = [];
  readonly #owners = ['(document)'];
  readonly #html: string;
  #end = 0;
  #hasStyle = false;

  constructor(html: string) {
    this.#html = html;
  }

  take(to: number, owner = this.#owners.at(-1) ?? '', without = 0): void {
    const size = Buffer.byteLength(this.#html.slice(this.#end, to)) - without;
    this.bytes[owner] = (this.bytes[owner] ?? 0) + size;
    this.#end = to;
  }

  open({ name, start, end }: Tag, attributes: readonly Attribute[]): void {
    this.take(start);
    const mark = attributes.find((attribute) => attribute.name === SOURCE_MARK);
    const outer = this.#owners.at(-1) ?? '';
    const owner = OWN[name] ?? mark?.value ?? (name === 'meta' ? '(policy)' : outer);
    // Without a mark it is a preload that React adds for the element.
    for (const attribute of mark ? attributes : []) {
      if (!URLS.test(attribute.name)) continue;
      for (const url of attribute.value.split(/[\s,]+/)) this.placed[url] ??= owner;
    }
    const edit = mark && { start: mark.nameStart - 1, end: mark.end + 1, text: '' };
    if (edit) this.edits.push(edit);
    this.take(end, owner, edit ? Buffer.byteLength(this.#html.slice(edit.start, edit.end)) : 0);
    if (!VOID.test(name) && this.#html[end - 2] !== '/') this.#owners.push(owner);
  }

  close({ name, start, end }: Tag): void {
    // The first styles are those that the build inlines; they are counted apart.
    if (name === 'style' && !this.#hasStyle) {
      this.#hasStyle = true;
      this.#end = start;
    }
    this.take(start);
    this.take(end);
    if (this.#owners.length > 1) this.#owners.pop();
  }
}

/** Takes the marks out of a document. @returns what they say of it; its inlined styles are left out */
export function takeMarks(marked: string): { html: string; edits: readonly Edit[]; sources: MarkedSources } {
  const reader = new MarkReader(marked);
  readTokens(marked, reader);
  reader.take(marked.length);
  const { bytes, placed, edits } = reader;
  return { html: splice(marked, edits), edits, sources: { bytes, placed } };
}
