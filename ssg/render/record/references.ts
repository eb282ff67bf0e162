import type { Attribute, Tag, TokenHandler } from './html-tokens.ts';

/** What is on no host: `mailto:`, `data:`. */
const ELSEWHERE = /^(?!https?:)[a-z][\w+.-]*:/i;

const URLS: ReadonlySet<string> = new Set(['href', 'src', 'action', 'poster']);
const URL_LISTS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);
const ID_LISTS: ReadonlySet<string> = new Set([
  'popovertarget',
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'for',
]);

export const isUrl = ({ name }: Attribute): boolean => URLS.has(name);
export const isUrlList = ({ name }: Attribute): boolean => URL_LISTS.has(name);

/** The URLs of a `srcset`. */
export const candidatesOf = (srcset: string): string[] =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');

/** Collects what a document points to and what it offers as targets. */
export class ReferenceReader implements TokenHandler {
  readonly ids = new Set<string>();
  readonly duplicateIds = new Set<string>();
  /** URLs of pages and files, those on other hosts included. Ids that an attribute names count as `#fragments`. */
  readonly refs = new Set<string>();

  open(_: Tag, attributes: readonly Attribute[]): void {
    for (const attribute of attributes) this.#read(attribute);
  }

  #read(attribute: Attribute): void {
    const { name, value } = attribute;
    if (name === 'id') {
      if (this.ids.has(value)) this.duplicateIds.add(value);
      this.ids.add(value);
    } else if (isUrl(attribute)) this.#refer(value);
    else if (isUrlList(attribute)) for (const url of candidatesOf(value)) this.#refer(url);
    else if (ID_LISTS.has(name)) for (const id of value.split(/\s+/)) this.refs.add(`#${id}`);
  }

  #refer(url: string): void {
    if (!ELSEWHERE.test(url)) this.refs.add(url);
  }
}
