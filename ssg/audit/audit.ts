import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProblem, type Problem } from '../problems.ts';
import { type AuditSources, collectAudit } from './collect.ts';
import { compareAudits } from './compare.ts';
import { compareMarkdown, compareText } from './compare-text.ts';
import { servedMetafile } from './module-bytes.ts';
import { overBudget } from './over-budget.ts';
import { AUDIT_FILE, formerAudit } from './read.ts';
import { reportPage } from './report/page.tsx';
import { suggestion } from './suggest.ts';
import { auditTable } from './terminal-tables.ts';

/** How to audit. */
export interface AuditOptions {
  /** A former `bundle.json`; by default the one that is about to be replaced. */
  readonly compare?: string | undefined;
  /** Takes the tables. */
  readonly print: (text: string) => void;
}

/**
 * Weighs all pages, compares them with a former audit, prints tables and writes the reports: `bundle.json`,
 * `bundle.html`, `bundle.md` and `metafile.json`.
 * @returns a problem when the audit to compare with cannot be read
 */
export async function writeAudit(
  sources: AuditSources,
  reports: string,
  { compare, print }: AuditOptions,
): Promise<readonly Problem[]> {
  const former = await formerAudit(reports, compare);
  if (isProblem(former)) return [former];
  const audit = await collectAudit(sources.weights, sources);
  const comparison = former && compareAudits(former, audit);
  const files = {
    [AUDIT_FILE]: `${JSON.stringify(audit, null, 1)}\n`,
    'bundle.html': await reportPage(audit, comparison, sources),
    'bundle.md': compareMarkdown(comparison, overBudget(audit)),
    'metafile.json': `${JSON.stringify(servedMetafile(sources.compiled.client.metafile, sources.site.root))}\n`,
  };
  await mkdir(reports, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(path.join(reports, name), content)));
  print(auditTable(audit));
  if (comparison) print(`\n${compareText(comparison, compare ?? 'the last audit')}`);
  print(
    `\n${suggestion(audit, sources.budgets)}\n\nThe report: ${path.join(path.relative('.', reports) || '.', 'bundle.html')}`,
  );
  return [];
}
