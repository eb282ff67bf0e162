import type { SiteData } from './contract.ts';
import { unescapeHtml } from './html.ts';
import type { Problem } from './problems.ts';
import type { Route } from './routes.ts';

/** What one document points to and what it offers as targets. */
export interface Anchors {
  /** URLs on this site as written, `#fragments` among them. */
  readonly refs: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly duplicateIds: readonly string[];
}

const REFERENCE =
  /\s(?:href|src|action|poster|popovertarget|aria-controls|aria-labelledby|aria-describedby|for)="([^"]*)"/gi;
const SRCSET = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const ID = /\sid="([^"]*)"/g;
/** Other hosts and schemes: `https:`, `mailto:`, `data:`, `//host`. */
const ELSEWHERE = /^(?:[a-z][\w+.-]*:|\/\/)/i;
const ID_REFERENCE = /^\s(?:popovertarget|aria-|for)/i;

/** Reads references and ids out of a rendered document. Attributes that name ids count as `#fragments`. */
export function readAnchors(html: string): Anchors {
  const refs = new Set<string>();
  for (const [attribute, value = ''] of html.matchAll(REFERENCE)) {
    const url = unescapeHtml(value);
    if (ID_REFERENCE.test(attribute)) for (const id of url.split(/\s+/)) refs.add(`#${id}`);
    else if (!ELSEWHERE.test(url)) refs.add(url);
  }
  for (const [, value = ''] of html.matchAll(SRCSET)) {
    for (const candidate of value.split(',')) refs.add(unescapeHtml(candidate.trim().split(/\s/)[0] ?? ''));
  }
  const all = [...html.matchAll(ID)].map(([, id = '']) => id);
  const ids = new Set(all);
  return {
    refs: [...refs],
    ids,
    duplicateIds: all.length === ids.size ? [] : all.filter((id, at) => all.indexOf(id) !== at),
  };
}

interface LinkedSite {
  readonly documents: ReadonlyMap<string, Anchors>;
  readonly redirects: ReadonlySet<string>;
  readonly linkedRedirects: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  readonly broken: ReadonlySet<string>;
  readonly basePath: string;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is no reason to stop
  }
};

/** Why a reference leads nowhere, or nothing when it leads somewhere. */
function deadReason(ref: string, from: Anchors | undefined, site: LinkedSite): string | undefined {
  const [withoutFragment = '', fragment] = ref.split('#');
  const withBase = withoutFragment.split('?')[0] ?? '';
  if (withBase === '') {
    if (!fragment) return undefined; // "#" is the top of the page
    return from?.ids.has(decoded(fragment)) ? undefined : `no element has the id "${fragment}"`;
  }
  if (!withBase.startsWith('/')) return 'it is relative to the page; write it from the root, with a leading slash';
  if (!withBase.startsWith(site.basePath)) return `it is outside of the base path ${site.basePath}`;
  const path = decoded(withBase.slice(site.basePath.length) || '/');
  if (site.broken.has(path)) return undefined;
  const target = site.documents.get(path);
  if (target) {
    if (!fragment || target.ids.has(decoded(fragment))) return undefined;
    return `${path} has no element with the id "${fragment}"`;
  }
  if (site.redirects.has(path)) {
    return site.linkedRedirects.has(path) ? undefined : 'it is a redirect; link its target instead';
  }
  if (path.endsWith('.html')) return 'it names a file; link the route, without .html';
  return site.files.has(path.slice(1)) ? undefined : 'there is no such page or file';
}

/** URLs outside of the pages: legal links of redirect pages, icons of the manifest. */
function dataRefs({ redirectTexts, manifest, basePath }: SiteData): string[] {
  const icons = Array.isArray(manifest.icons) ? (manifest.icons as readonly { readonly src: string }[]) : [];
  return [...redirectTexts.legal.map(({ href }) => href), ...icons.map(({ src }) => src)].map(
    (ref) => `${basePath}${ref}`,
  );
}

/** A rendered page as the link check sees it. */
export interface LinkedPage {
  readonly file: string;
  readonly route: string;
  readonly anchors: Anchors;
}

/**
 * Dead links, fragments and assets: one problem per target, with every page that refers to it.
 * @param routes every route that has a page file, rendered or not: a link to a page that is broken is not dead
 * @param files every file of the output, relative to it
 * @param dataFile where the links stand that belong to no page
 */
export function linkProblems(
  pages: readonly LinkedPage[],
  routes: readonly Route[],
  files: ReadonlySet<string>,
  data: SiteData,
  dataFile: string,
): Problem[] {
  const { redirects, linkedRedirects, basePath } = data;
  const documents = new Map(pages.map((page) => [page.route, page.anchors]));
  const site: LinkedSite = {
    documents,
    redirects: new Set(redirects.map(({ from }) => from)),
    linkedRedirects: new Set(linkedRedirects),
    files,
    broken: new Set(routes.map((route) => route.path).filter((route) => !documents.has(route))),
    basePath,
  };
  const dead = new Map<string, { ref: string; reason: string; referrers: Set<string> }>();
  const problems: Problem[] = [];
  const check = (ref: string, file: string, route: string, anchors?: Anchors) => {
    const reason = deadReason(ref, anchors, site);
    if (!reason) return;
    const key = ref.startsWith('#') ? `${route}${ref}` : ref;
    const entry = dead.get(key) ?? { ref, reason, referrers: new Set() };
    entry.referrers.add(file);
    dead.set(key, entry);
  };
  for (const ref of dataRefs(data)) check(ref, dataFile, '');
  for (const { file, route, anchors } of pages) {
    for (const ref of anchors.refs) check(ref, file, route, anchors);
    for (const id of new Set(anchors.duplicateIds)) {
      problems.push({ file, what: `Two elements have the id "${id}".`, remedy: 'Give each its own id.' });
    }
  }
  for (const { ref, reason, referrers } of dead.values()) {
    problems.push({
      file: [...referrers].sort().join(', '),
      what: `The link ${ref} is dead: ${reason}.`,
      remedy: 'Mend the link or add its target.',
    });
  }
  return problems;
}
