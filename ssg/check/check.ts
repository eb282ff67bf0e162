import type { AuditSources } from '../audit/collect.ts';
import { formerAudit } from '../audit/read.ts';
import { strayProblems } from '../compile/site-code.ts';
import type { Problem } from '../problems.ts';
import { brokenPaths } from '../render/load-page.ts';
import { hostProblems } from '../write/hosts/files.ts';
import { budgetProblems } from './budget-problems.ts';
import { contentProblems, slotProblems } from './content.ts';
import { fontProblems } from './font.ts';
import { linkProblems } from './links.ts';
import { metaProblems } from './meta.ts';

/** A site that is compiled, rendered, written and weighed. */
interface BuiltSite extends AuditSources {
  /** What writing found wrong. */
  readonly problems: readonly Problem[];
  /** Every file of the output, relative to it. */
  readonly files: ReadonlySet<string>;
}

/** What the checks depend on besides the site. */
interface CheckOptions {
  /** Open slots are problems. */
  readonly release: boolean;
  /** Folder that may hold an audit, to say what has grown since. */
  readonly reports: string;
  readonly compare: string | undefined;
}

/** Everything that is wrong with a site: what the steps before have found, and what shows only in the whole. */
export async function findProblems(built: BuiltSite, options: CheckOptions): Promise<readonly Problem[]> {
  const { site, compiled, rendered, files } = built;
  const { data, routes } = compiled;
  return [
    ...compiled.problems,
    ...rendered.problems,
    ...built.problems,
    ...strayProblems(),
    ...contentProblems(data, site),
    ...slotProblems(data, site, options.release),
    ...hostProblems(data, site.data),
    ...metaProblems(rendered.pages),
    ...linkProblems(rendered.links, brokenPaths(routes, rendered.loaded), files, data, site.data),
    ...(await fontProblems(site, rendered.pages, compiled.pages)),
    ...(await budgetProblems(built, () => formerAudit(options.reports, options.compare))),
  ];
}
