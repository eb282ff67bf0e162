import type { SiteData } from '../contract.ts';
import type { Problem } from '../problems.ts';
import type { DocumentRecord } from './document-record.ts';

/** All links and targets of some pages. It grows with what is different between pages, not with their number. */
export interface LinkData {
  /** References to other pages and files, each with the page files that make it. */
  readonly referrers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ids of each route's document, joined by spaces. Pages of one kind share one string. */
  readonly ids: ReadonlyMap<string, string>;
  /** What a page shows by itself: doubled ids, dead `#fragments`. */
  readonly problems: readonly Problem[];
}

const HTTP = /^https?:/i;

/** A reference as a path on the site: an absolute URL of the site without its address. Nothing for other hosts. */
export function pathOnSite(ref: string, { url, basePath }: Pick<SiteData, 'url' | 'basePath'>): string | undefined {
  if (!HTTP.test(ref)) return ref;
  const home = url.replace(HTTP, '') + basePath;
  const address = ref.replace(HTTP, '');
  const path = address.slice(home.length);
  if (!address.startsWith(home) || !/^(?:[/?#]|$)/.test(path)) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

/** A string of its own: a part of a document would keep the whole document in memory. */
export const detached = (text: string): string => Buffer.from(text).toString();

/** Collects links and targets page by page. */
export class LinkIndex implements LinkData {
  readonly referrers = new Map<string, Set<string>>();
  readonly ids = new Map<string, string>();
  readonly problems: Problem[] = [];
  readonly #lists = new Map<string, string>();

  add(file: string, route: string, { refs, ids, duplicateIds }: DocumentRecord, data: SiteData): void {
    this.addIds(route, [...ids].join(' '));
    for (const ref of refs) {
      if (!ref.startsWith('#')) {
        const path = pathOnSite(ref, data);
        // Every page names itself as canonical.
        if (path !== undefined && path !== route) this.refer(ref, file);
      }
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

  addIds(route: string, list: string): void {
    const known = this.#lists.get(list) ?? detached(list);
    this.#lists.set(known, known);
    this.ids.set(route, known);
  }

  refer(ref: string, file: string): void {
    const known = this.referrers.get(ref);
    if (known) known.add(file);
    else this.referrers.set(detached(ref), new Set([file]));
  }
}

/** The links of several indexes in one. */
export function mergeLinks(parts: readonly LinkData[]): LinkData {
  const all = new LinkIndex();
  for (const { referrers, ids, problems } of parts) {
    for (const [ref, files] of referrers) for (const file of files) all.refer(ref, file);
    for (const [route, list] of ids) all.addIds(route, list);
    all.problems.push(...problems);
  }
  return all;
}

/** A path or fragment without its percent escapes. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is no reason to stop
  }
};

/** A link that leads nowhere. @param ref as the page has it @param reason why, after a colon */
export const deadLink = (file: string, ref: string, reason: string): Problem => ({
  file,
  what: `The link ${ref} is dead: ${reason}.`,
  fix: 'Correct the link or add its target.',
});
