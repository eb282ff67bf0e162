import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * Installs packages of Debian, one after the other, where that may be done: as root, with apt. Says nothing of those
 * that cannot be had; whoever needs one looks for it afterwards.
 */
export function installPackages(...names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }; // without starting services
  const attempts = [
    ['update', '-qq'],
    // Others may hold the lock of the package manager for a while.
    ...names.map((name) => ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', name]),
  ];
  for (const args of attempts) {
    try {
      execFileSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 });
    } catch {
      // the next one may still work
    }
  }
}
