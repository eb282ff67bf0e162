import type { SiteData } from '../contract.ts';
import type { Problem } from '../problems.ts';

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

/** The address of a site, when it can be none. Canonical links, the sitemap and every link depend on it. */
export function addressProblems({ url, basePath }: SiteData, file: string): Problem[] {
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
