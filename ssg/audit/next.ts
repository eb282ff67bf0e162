import { NOT_FOUND } from '../compile/routes.ts';
import { addBytes } from '../weigh/compressed-size.ts';
import { firstVisit, type PageWeight, sumOf } from '../weigh/page-weight.ts';
import { HASHED_FOLDER } from '../write/hosts/headers.ts';
import type { NextVisit } from './model.ts';

/** Pages that load the same files. */
interface Origin {
  readonly urls: ReadonlySet<string>;
  readonly routes: string[];
}

/** The different sets of files that visitors may have in their cache. */
function originsOf(pages: readonly PageWeight[]): readonly Origin[] {
  const origins = new Map<string, Origin>();
  for (const { route, files } of pages) {
    if (route === NOT_FOUND) continue;
    const urls = firstVisit(files).map(({ url }) => url);
    urls.sort();
    const origin = origins.get(urls.join()) ?? { urls: new Set(urls), routes: [] };
    origin.routes.push(route);
    origins.set(urls.join(), origin);
  }
  return [...origins.values()];
}

/** Hosts let hashed names be kept for good; all others are asked for again (`write/hosts/headers.ts`). */
function visitFrom(from: string, { urls }: Origin, page: PageWeight, basePath: string): NextVisit {
  const isKept = (url: string) => urls.has(url) && url.startsWith(basePath + HASHED_FOLDER);
  const asked = firstVisit(page.files).filter(({ url }) => !isKept(url));
  const sent = asked.filter(({ url }) => !urls.has(url));
  return { from, bytes: addBytes(page.html, sumOf(sent)), requests: 1 + asked.length };
}

/** For each page what is loaded by a visitor who comes from another one: the one that leaves most to load. */
export function nextVisits(pages: readonly PageWeight[], basePath: string): ReadonlyMap<string, NextVisit | null> {
  const origins = originsOf(pages);
  const worst = (page: PageWeight): NextVisit | null => {
    const visits = origins.flatMap((origin) => {
      const from = origin.routes.find((route) => route !== page.route);
      return from === undefined ? [] : [visitFrom(from, origin, page, basePath)];
    });
    return visits.sort((a, b) => b.bytes.brotli - a.bytes.brotli || b.requests - a.requests)[0] ?? null;
  };
  return new Map(pages.map((page) => [page.route, worst(page)]));
}
