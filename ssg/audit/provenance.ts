import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { version as esbuild } from 'esbuild';
import { packageVersion } from '../paths.ts';

/** Where an audit comes from. */
export interface Provenance {
  /** The commit that was audited; nothing outside of a repository. */
  readonly commit: string | null;
  /** Whether files differ from that commit. */
  readonly changed: boolean;
  /** ISO date of the commit, or of the audit where there is none. */
  readonly date: string;
  /** Versions of what compiles and compresses, and so decides about bytes. */
  readonly tools: Readonly<Record<string, string>>;
}

function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Asks git and the tools. @param root of the site */
export function provenanceOf(root: string): Provenance {
  const [commit, date] = git(root, 'log', '-1', '--format=%H %cI')?.split(' ') ?? [];
  return {
    commit: commit ?? null,
    changed: commit !== undefined && git(root, 'status', '--porcelain') !== '',
    date: date ?? new Date(Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000) * 1000).toISOString(),
    tools: {
      node: process.versions.node,
      brotli: process.versions.brotli ?? '',
      esbuild,
      sass: packageVersion('sass'),
      preact: packageVersion('preact'),
      react: packageVersion('react'),
    },
  };
}
