import type { CompiledEndpoint } from '../compile/pages.ts';
import { inTime } from '../compile/site-code.ts';
import type { Endpoint, EndpointContext, Site, SiteData } from '../contract.ts';
import { messageOf, type Problem } from '../problems.ts';
import { isIndexable, type ListedPage } from './site-files.ts';

/** What every endpoint is given. */
export const endpointContext = (pages: readonly ListedPage[], { url, basePath }: SiteData): EndpointContext => ({
  url: `${url}${basePath}`,
  pages: pages.filter(isIndexable),
});

/** Runs an endpoint. One that throws, exports no function as default or returns no content is a problem. */
export async function makeFile(
  { route, module }: CompiledEndpoint,
  context: EndpointContext,
  site: Site,
): Promise<string | Uint8Array | Problem> {
  const fix = 'Export a function as default that returns the content of the file.';
  try {
    const { default: make } = (await inTime(import(module), site)) as { readonly default?: Endpoint };
    if (!make) return { file: route.file, what: 'The endpoint has no default export.', fix };
    const content: unknown = await inTime(make(context), site);
    if (typeof content === 'string' || content instanceof Uint8Array) return content;
    return { file: route.file, what: `${route.path} is made of ${content === null ? null : typeof content}.`, fix };
  } catch (error) {
    return { file: route.file, what: `${route.path} throws: ${messageOf(error, site.root)}`, fix };
  }
}
