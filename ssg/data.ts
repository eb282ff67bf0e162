import type { Compiled } from './compile.ts';
import type { Site, SiteData } from './contract.ts';
import { messageOf, type Problem } from './problems.ts';

/** The site's data, or why it cannot be had. Without data nothing can be rendered. */
export async function loadData({ data }: Compiled, site: Site): Promise<SiteData | Problem> {
  const remedy = 'Mend the data module; every page needs it.';
  if (!data) return { file: site.data, what: 'The data module could not be compiled.', remedy };
  try {
    const module = (await import(data)) as { readonly default?: SiteData };
    return module.default ?? { file: site.data, what: 'It has no default export.', remedy };
  } catch (error) {
    return { file: site.data, what: `It throws on import: ${messageOf(error, site.root)}`, remedy };
  }
}

/** What the site's own rules say is wrong with its content. */
export function contentProblems({ problems }: SiteData, site: Site): readonly Problem[] {
  try {
    return problems();
  } catch (error) {
    return [{ file: site.data, what: `problems() throws: ${messageOf(error, site.root)}`, remedy: 'Mend the rule.' }];
  }
}

/** In a release, a required slot that still holds a placeholder. */
export function slotProblems({ slots }: SiteData, site: Site, release: boolean): Problem[] {
  return slots
    .filter(({ required }) => release && required)
    .map(({ id, label }) => ({
      file: site.data,
      what: `The slot "${id}" (${label}) is still a placeholder.`,
      remedy: 'Fill it in before a release; a build without --release only lists it.',
    }));
}
