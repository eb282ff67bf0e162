import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isProblem, type Problem } from '../problems.ts';
import { NO_BYTES } from '../weigh/compressed-size.ts';
import { type Audit, type AuditedPage, BYTE_KINDS, VERSION } from './model.ts';

/** The name of an audit in the folder of reports. */
export const AUDIT_FILE = 'bundle.json';

const isAudit = ({ pages, files, sheets, total }: Partial<Audit>): boolean =>
  Array.isArray(pages) && [files, sheets, total].every((part) => typeof part === 'object' && part !== null);

/** An older audit of the same version may lack a kind of bytes that was added since: it counted none. */
const withAllKinds = (page: AuditedPage): AuditedPage => ({
  ...page,
  bytes: Object.fromEntries(
    BYTE_KINDS.map((kind) => [kind, page.bytes[kind] ?? NO_BYTES]),
  ) as unknown as AuditedPage['bytes'],
});

/** Reads an audit that a former build has left. */
async function readAudit(file: string): Promise<Audit | Problem> {
  const fix = `Name a ${AUDIT_FILE} that an audit of this version has written.`;
  try {
    const audit = JSON.parse(await readFile(file, 'utf8')) as Audit;
    if (audit.version !== VERSION) {
      return { file, what: `It has version ${audit.version}; this audit reads version ${VERSION}.`, fix };
    }
    if (isAudit(audit)) return { ...audit, pages: audit.pages.map(withAllKinds) };
    return { file, what: 'It lacks pages, files, sheets or the total.', fix };
  } catch (error) {
    return { file, what: `It cannot be compared with: ${error instanceof Error ? error.message : error}.`, fix };
  }
}

/** The audit to compare with: the one that is named, or the one in the folder of reports, if there is any. */
export async function formerAudit(reports: string, named: string | undefined): Promise<Audit | Problem | undefined> {
  if (named !== undefined) return readAudit(named);
  const last = await readAudit(path.join(reports, AUDIT_FILE));
  return isProblem(last) ? undefined : last;
}
