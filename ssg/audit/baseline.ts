import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isProblem, type Problem } from '../problems.ts';
import { type Audit, VERSION } from './model.ts';

/** The name of an audit in the folder of reports. */
export const AUDIT_FILE = 'bundle.json';

/** The folder of reports that only `--save` writes to: what later audits compare with. */
const SAVED = 'saved';
const HISTORY_FILE = 'history.json';

/** How many saved audits the history keeps. */
const KEPT = 200;

/** What a saved audit leaves in the history. */
export interface HistoryEntry {
  readonly commit: string | null;
  readonly date: string;
  /** First visits in brotli, by route. */
  readonly pages: Readonly<Record<string, number>>;
}

async function readAudit(file: string): Promise<Audit | Problem> {
  const fix = `Name a ${AUDIT_FILE} that an audit of this version has written.`;
  try {
    const audit = JSON.parse(await readFile(file, 'utf8')) as Audit;
    if (audit.version === VERSION) return audit;
    return { file, what: `It has version ${audit.version}; this audit reads version ${VERSION}.`, fix };
  } catch (error) {
    return { file, what: `It cannot be compared with: ${error instanceof Error ? error.message : error}.`, fix };
  }
}

/** The audit to compare with: the one that is named, or the saved one, if there is any that can be read. */
export async function formerAudit(reports: string, named: string | undefined): Promise<Audit | Problem | undefined> {
  if (named !== undefined) return readAudit(named);
  const saved = await readAudit(path.join(reports, SAVED, AUDIT_FILE));
  return isProblem(saved) ? undefined : saved;
}

/** What the saved audits weighed, the oldest first. */
export async function readHistory(reports: string): Promise<readonly HistoryEntry[]> {
  try {
    return JSON.parse(await readFile(path.join(reports, SAVED, HISTORY_FILE), 'utf8')) as readonly HistoryEntry[];
  } catch {
    return []; // none yet
  }
}

/** What the history keeps of an audit. */
export const historyEntry = ({ commit, date, pages }: Audit): HistoryEntry => ({
  commit,
  date,
  pages: Object.fromEntries(pages.map(({ route, bytes }) => [route, bytes.total.brotli])),
});

/** Makes this audit the one that later ones compare with. A commit that is saved twice stays in the history once. */
export async function saveAudit(reports: string, audit: Audit): Promise<void> {
  const entry = historyEntry(audit);
  const others = (await readHistory(reports)).filter(({ commit }) => commit === null || commit !== entry.commit);
  const folder = path.join(reports, SAVED);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, AUDIT_FILE), `${JSON.stringify(audit)}\n`);
  await writeFile(path.join(folder, HISTORY_FILE), `${JSON.stringify([...others, entry].slice(-KEPT), null, 1)}\n`);
}
