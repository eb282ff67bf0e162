import type { SiteData } from '../contract.ts';
import type { Problem } from '../problems.ts';
import { deadLink, decoded, type LinkData, pathOnSite } from '../render/link-index.ts';

/** URLs outside of the pages: legal links of redirect pages, icons of the manifest. */
function dataRefs({ redirectTexts, manifest }: SiteData): string[] {
  const icons = Array.isArray(manifest.icons) ? (manifest.icons as readonly { readonly src?: string }[]) : [];
  return [...redirectTexts.legal.map(({ href }) => href), ...icons.map(({ src = '' }) => src)];
}

/**
 * Dead links, fragments and assets: one problem per target, with every page file that refers to it.
 * @param isBroken whether a page should be at a path but could not be made: a link to it is not dead
 * @param files every file of the output, relative to it
 * @param dataFile the file to name for links that are on no page
 */
export function linkProblems(
  index: LinkData,
  isBroken: (path: string) => boolean,
  files: ReadonlySet<string>,
  data: SiteData,
  dataFile: string,
): Problem[] {
  const redirects = new Set(data.redirects.map(({ from }) => from));
  const linked = new Set(data.linkedRedirects);

  /** Why a reference leads nowhere, or nothing when it leads somewhere. */
  function deadReason(ref: string): string | undefined {
    if (ref.startsWith('//')) {
      return 'after two slashes a browser expects a host; write one slash, or https: before them';
    }
    const [address = '', fragment] = (pathOnSite(ref, data) ?? ref).split('#');
    const written = address.split('?')[0] ?? '';
    if (written === '') return undefined; // a query for the page itself
    if (!written.startsWith('/')) return 'it is relative to the page; write it from the root, with a leading slash';
    const path = decoded(written);
    const ids = index.ids.get(path);
    if (ids !== undefined) {
      if (!fragment || ids.split(' ').includes(decoded(fragment))) return undefined;
      return `${path} has no element with the id "${fragment}"`;
    }
    if (isBroken(path)) return undefined;
    if (redirects.has(path)) return linked.has(path) ? undefined : 'it is a redirect; link its target instead';
    if (path.endsWith('.html')) return 'it names a file; link the route, without .html';
    return files.has(path.slice(1)) ? undefined : 'there is no such page or file';
  }

  const referrers = new Map([...index.referrers].map(([ref, from]) => [ref, new Set(from)]));
  for (const ref of dataRefs(data)) referrers.set(ref, (referrers.get(ref) ?? new Set()).add(dataFile));
  const dead = [...referrers].flatMap(([ref, from]) => {
    const reason = deadReason(ref);
    return reason ? deadLink([...from].sort().join(', '), ref, reason) : [];
  });
  return [...index.problems, ...dead];
}
