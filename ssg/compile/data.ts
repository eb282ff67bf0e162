import type { Site, SiteData } from '../contract.ts';
import { messageOf, type Problem } from '../problems.ts';
import type { Compiled } from './pages.ts';
import { inTime } from './site-code.ts';

/** The site's data, or why it cannot be had. Without data nothing can be rendered. */
export async function loadData({ dataModule }: Pick<Compiled, 'dataModule'>, site: Site): Promise<SiteData | Problem> {
  const fix = 'Correct the data module; every page needs it.';
  if (!dataModule) return { file: site.data, what: 'The data module could not be compiled.', fix };
  try {
    const module = (await inTime(import(dataModule), site)) as { readonly default?: SiteData };
    return module.default ?? { file: site.data, what: 'It has no default export.', fix };
  } catch (error) {
    return { file: site.data, what: `It throws on import: ${messageOf(error, site.root)}`, fix };
  }
}
