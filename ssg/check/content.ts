import type { Site, SiteData } from '../contract.ts';
import { messageOf, type Problem } from '../problems.ts';
import { addressProblems } from './settings.ts';

/**
 * What the site's own rules say is wrong with its content, and with its address. Where the site's rules find something,
 * they also name the setting that the address comes from.
 */
export function contentProblems(data: SiteData, site: Site): readonly Problem[] {
  try {
    const problems = data.problems();
    return problems.length > 0 ? problems : addressProblems(data, site.data);
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
