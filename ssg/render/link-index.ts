import type { Problem } from '../problems.ts';
import type { DocumentRecord } from './record/document-record.ts';

/** A {@link LinkIndex} as plain data, to travel between threads. */
export interface LinkData {
  readonly referrers: ReadonlyMap<string, ReadonlySet<string>>;
  readonly ids: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** A string of its own: a part of a document would keep the whole document in memory. */
export const detached = (text: string): string => Buffer.from(text).toString();

/** All links and targets of a site. It grows with what is different between pages, not with their number. */
export class LinkIndex {
  /** References to other pages and files, each with the page files that make it. */
  readonly referrers = new Map<string, Set<string>>();
  /** The ids of each route's document, joined by spaces. Pages of one kind share one string. */
  readonly ids = new Map<string, string>();
  /** What a page shows by itself: doubled ids, dead `#fragments`. */
  readonly problems: Problem[] = [];
  readonly #shared = new Map<string, string>();

  #share(text: string): string {
    const known = this.#shared.get(text);
    if (known !== undefined) return known;
    const own = detached(text);
    this.#shared.set(own, own);
    return own;
  }

  add(file: string, route: string, { refs, ids, duplicateIds }: DocumentRecord): void {
    this.ids.set(route, this.#share([...ids].join(' ')));
    for (const ref of refs) {
      if (!ref.startsWith('#')) this.#refer(ref, file);
      // "#" alone is the top of the page.
      else if (ref !== '#' && !ids.has(decoded(ref.slice(1)))) {
        this.problems.push(deadLink(file, detached(ref), `no element has the id "${detached(ref.slice(1))}"`));
      }
    }
    for (const id of duplicateIds) {
      const what = `Two elements have the id "${detached(id)}".`;
      this.problems.push({ file, what, fix: 'Give each its own id.' });
    }
  }

  #refer(ref: string, file: string): void {
    const known = this.referrers.get(ref);
    if (known) known.add(file);
    else this.referrers.set(detached(ref), new Set([file]));
  }

  get data(): LinkData {
    return { referrers: this.referrers, ids: this.ids, problems: this.problems };
  }

  /** Adds what another thread has found. */
  merge({ referrers, ids, problems }: LinkData): void {
    for (const [ref, files] of referrers) for (const file of files) this.#refer(ref, file);
    for (const [route, list] of ids) this.ids.set(route, this.#share(list));
    this.problems.push(...problems);
  }
}

/** A path or fragment without its percent escapes. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is no reason to stop
  }
};

export const deadLink = (file: string, ref: string, reason: string): Problem => ({
  file,
  what: `The link ${ref} is dead: ${reason}.`,
  fix: 'Mend the link or add its target.',
});
