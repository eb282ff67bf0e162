import type { Site, SiteData } from '../contract.ts';
import { messageOf, type Problem } from '../problems.ts';

/** What the site's own rules say is wrong with its content. */
export function contentProblems({ problems }: SiteData, site: Site): readonly Problem[] {
  try {
    return problems();
  } catch (error) {
    return [{ file: site.data, what: `problems() throws: ${messageOf(error, site.root)}`, fix: 'Correct the rule.' }];
  }
}

/** In a release, a required slot that still holds a placeholder. */
export function slotProblems({ slots }: SiteData, site: Site, release: boolean): Problem[] {
  return slots
    .filter(({ required }) => release && required)
    .map(({ id, label }) => ({
      file: site.data,
      what: `The slot "${id}" (${label}) is still a placeholder.`,
      fix: 'Fill it in before a release; a build without --release only lists it.',
    }));
}
