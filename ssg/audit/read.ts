import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isProblem, type Problem } from '../problems.ts';
import { type Audit, VERSION } from './model.ts';

/** The name of an audit in the folder of reports. */
export const AUDIT_FILE = 'bundle.json';

/** Reads an audit that a former build has left. */
export async function readAudit(file: string): Promise<Audit | Problem> {
  const remedy = `Name a ${AUDIT_FILE} that an audit of this version has written.`;
  try {
    const audit = JSON.parse(await readFile(file, 'utf8')) as Audit;
    if (audit.version === VERSION) return audit;
    return { file, what: `It has version ${audit.version}; this audit reads version ${VERSION}.`, remedy };
  } catch (error) {
    return { file, what: `It cannot be compared with: ${error instanceof Error ? error.message : error}.`, remedy };
  }
}

/** The audit to compare with: the one that is named, or the one in the folder of reports, if there is any. */
export async function formerAudit(reports: string, named: string | undefined): Promise<Audit | Problem | undefined> {
  if (named !== undefined) return readAudit(named);
  const last = await readAudit(path.join(reports, AUDIT_FILE));
  return isProblem(last) ? undefined : last;
}
