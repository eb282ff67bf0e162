import type { Site, SiteData } from '../contract.ts';
import { messageOf, type Problem } from '../problems.ts';

/** Labels of letters, digits and inner hyphens (RFC 1123); `URL` takes `..` for a host. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?)(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/;
/** Parts of letters that a URL holds without an escape. */
const BASE_PATH = /^(?:\/[\w.~-]+)*$/;

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && /^https?:$/.test(protocol) && HOST.test(hostname);
}

/** A browser takes `.` and `..` out of a path, so that links would leave the site. */
const isBasePath = (text: string): boolean =>
  BASE_PATH.test(text) && new URL(`${text}/`, 'https://a.example').pathname === `${text}/`;

/** An address that a site cannot have. Canonical links, the sitemap and every link depend on it. */
function addressProblems({ url, basePath }: SiteData, file: string): Problem[] {
  const problems: Problem[] = [];
  if (!isOrigin(url)) {
    const what = `Its url ${JSON.stringify(url)} is not the origin of a site.`;
    problems.push({ file, what, fix: 'Write it as https://www.example.org, without a path or a slash at its end.' });
  }
  if (!isBasePath(basePath)) {
    const what = `Its basePath ${JSON.stringify(basePath)} is not a path.`;
    problems.push({ file, what, fix: "Write it as /preview, or '' for a site at the root of its host." });
  }
  return problems;
}

/**
 * What is wrong with the content of a site, by its own rules, or else with its address. A wrong address comes from a
 * setting, and the site's rules name that setting.
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
