import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { packageVersion } from '../paths.ts';

/** Where an audit comes from. */
export interface Provenance {
  readonly commit: string | null;
  readonly changed: boolean;
  readonly date: string;
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
      ...Object.fromEntries(['esbuild', 'sass', 'preact', 'react'].map((name) => [name, packageVersion(name)])),
    },
  };
}
