import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildFailure, isProblem, type Problem } from '../problems.ts';
import { reserveLines } from '../weigh/budget-kinds.ts';
import { AUDIT_FILE, formerAudit, historyEntry, readHistory, saveAudit } from './baseline.ts';
import { auditInBrowser } from './browser/audit.ts';
import { type AuditSources, takeApart } from './collect.ts';
import { compareAudits } from './compare.ts';
import { auditMarkdown, brokenMarkdown } from './markdown.ts';
import { type Audit, VERSION } from './model.ts';
import { provenanceOf } from './provenance.ts';
import { reportPage } from './report/page.tsx';
import { auditText, verdictText } from './terminal.ts';
import { verdictOf } from './verdict.ts';

/** How to audit. */
export interface AuditOptions {
  /** A former `bundle.json`; by default the saved one. */
  readonly compare?: string | undefined;
  /** Saves the audit, unless a page is over its budget: later ones compare with it. */
  readonly save?: boolean;
  /** Visits every page in Chromium too. */
  readonly browser?: boolean;
  /** Takes the tables, and the verdict last. */
  readonly print: (text: string) => void;
}

const COMMENT_FILE = 'bundle.md';

/** Removes what an earlier audit has left: it says nothing of this build. The saved audit stays. */
export async function beginAudit(reports: string): Promise<void> {
  await mkdir(reports, { recursive: true });
  await Promise.all([AUDIT_FILE, 'bundle.html'].map((name) => rm(path.join(reports, name), { force: true })));
  await writeFile(path.join(reports, COMMENT_FILE), brokenMarkdown('It has not come to its end.'));
}

/** Says in the comment why there is no audit, unless there is one. @param reason the message that the build ends with */
export async function reportBroken(reports: string, reason: string): Promise<void> {
  if (existsSync(path.join(reports, AUDIT_FILE))) return;
  await writeFile(path.join(reports, COMMENT_FILE), brokenMarkdown(reason));
}

/** Whether later audits compare with this one. npm keeps a `--save` without `--` before it: nobody else would say so. */
function savedLines(save = false, isGreen: boolean): string[] {
  if (save) return [isGreen ? 'Saved: later audits compare with it.' : 'Not saved: it fails.'];
  return isGreen ? ['Not saved. To make later audits compare with this one: npm run audit -- --save'] : [];
}

/**
 * Takes all pages apart and compares them with a former audit. For a build that is complete but for its budgets.
 * @param over pages over their budget
 * @returns what writes the reports and prints them
 * @throws BuildFailure when the audit to compare with cannot be read
 */
export async function auditSite(
  sources: AuditSources,
  over: readonly Problem[],
  reports: string,
  { compare, save, browser, print }: AuditOptions,
): Promise<() => Promise<void>> {
  const former = await formerAudit(reports, compare);
  if (isProblem(former)) throw new BuildFailure([former]);
  const pages = await takeApart(sources.weights, sources);
  const audit: Audit = {
    version: VERSION,
    ...provenanceOf(sources.site.root),
    verdict: over.length > 0 ? 'over' : reserveLines(pages.pages).length > 0 ? 'reserve' : 'within',
    failures: over,
    browser: browser ? await auditInBrowser(pages, sources) : null,
    ...pages,
  };
  const comparison = former && compareAudits(former, audit);
  const verdict = verdictOf(audit, comparison);
  const history = [...(await readHistory(reports)), historyEntry(audit)];
  const files = {
    [AUDIT_FILE]: `${JSON.stringify(audit, null, 1)}\n`,
    'bundle.html': await reportPage({ audit, comparison, verdict, history }, sources.compiled.data.url),
    [COMMENT_FILE]: auditMarkdown(verdict, comparison),
  };
  return async () => {
    await mkdir(reports, { recursive: true });
    await Promise.all(Object.entries(files).map(([name, content]) => writeFile(path.join(reports, name), content)));
    const isGreen = over.length === 0;
    if (save && isGreen) await saveAudit(reports, audit);
    const report = `The report: ${path.join(path.relative('.', reports), 'bundle.html')}`;
    const end = [verdictText(verdict), ...savedLines(save, isGreen)].join('\n');
    print([auditText(audit, comparison, verdict), report, end].join('\n\n'));
  };
}
