import { formerAudit } from '../audit/baseline.ts';
import type { AuditSources } from '../audit/collect.ts';
import { brokenPaths } from '../compile/load.ts';
import { strayProblems } from '../compile/site-code.ts';
import type { Problem } from '../problems.ts';
import { hostProblems } from '../write/hosts/files.ts';
import { entryProblems, overBudget } from './budget-problems.ts';
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
  /** Folder that may hold a saved audit, to say what has grown since. */
  readonly reports: string;
  readonly compare: string | undefined;
}

/** Everything that is wrong with a site. A site that is only over its budgets is complete, and can be audited. */
interface Findings {
  readonly broken: readonly Problem[];
  readonly over: readonly Problem[];
}

/** Finds what is wrong: what the steps before have noted, and what shows only in the whole. */
export async function findProblems(built: BuiltSite, options: CheckOptions): Promise<Findings> {
  const { site, compiled, rendered, files } = built;
  const { data, routes } = compiled;
  const broken = [
    ...compiled.problems,
    ...rendered.problems,
    ...built.problems,
    ...strayProblems(),
    ...contentProblems(data, site),
    ...slotProblems(data, site, options.release),
    ...hostProblems(data, site.data),
    ...metaProblems(rendered.pages),
    ...linkProblems(rendered.links, brokenPaths(routes, compiled.loaded), files, data, site.data),
    ...fontProblems(site, rendered, compiled.pages),
    ...entryProblems(built.budgets, routes),
  ];
  return { broken, over: await overBudget(built, () => formerAudit(options.reports, options.compare)) };
}
