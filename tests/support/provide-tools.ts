import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findTool, type Tool } from './tools.ts';

/** Who runs the tests, and what tells them so. */
export interface Machine {
  /** The user's number; none on Windows. */
  readonly uid: number | undefined;
  /** Folders of commands, as in the environment. */
  readonly searchPath: string;
  readonly say: (line: string) => void;
}

const THIS_MACHINE: Machine = {
  uid: process.getuid?.(),
  searchPath: process.env.PATH ?? '',
  say: (line) => console.log(line),
};

const isMissing = (tool: Tool): boolean => findTool(tool) === undefined;

/** Runs a command that may fail: whether its tool is there afterwards is what counts. */
function attempt(command: string, args: readonly string[], { searchPath }: Machine): void {
  // Without questions, and without starting what is installed.
  const env = { ...process.env, PATH: searchPath, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync(command, args, { env, stdio: 'ignore', timeout: 300_000 });
  } catch {
    // the next one may still work
  }
}

const listed = (tools: readonly Tool[], entry: (tool: Tool) => string): string => tools.map(entry).join(', ');

/** As root with apt: installs packages one by one, because a system may lack one of them. */
function installPackages(tools: readonly Tool[], machine: Machine): void {
  machine.say(`Installing with apt-get: ${listed(tools, ({ debian, purpose }) => `${debian} (${purpose})`)}.`);
  attempt('apt-get', ['update', '-qq'], machine);
  for (const { debian } of tools) {
    // Another process may hold the lock of the package manager.
    attempt('apt-get', ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=120', debian], machine);
  }
}

/**
 * Sees to it that tools are there. Root with apt installs what is missing. Nobody else's system is touched: a browser may
 * come as Puppeteer's own download, and what remains missing is named with the command that gets it.
 */
export function provideTools(tools: readonly Tool[], machine: Machine = THIS_MACHINE): void {
  const missing = tools.filter(isMissing);
  const hasApt = machine.searchPath.split(path.delimiter).some((folder) => existsSync(path.join(folder, 'apt-get')));
  if (missing.length > 0 && machine.uid === 0 && hasApt) installPackages(missing, machine);
  for (const { download, purpose } of missing.filter((tool) => tool.download && isMissing(tool))) {
    machine.say(`Downloading ${download} into Puppeteer's cache (${purpose}).`);
    attempt('npx', ['puppeteer', 'browsers', 'install', `${download}`], machine);
  }
  const skipped = missing.filter((tool) => isMissing(tool) && !tool.isOptional);
  if (skipped.length === 0) return;
  const command = `sudo apt-get install ${skipped.map(({ debian }) => debian).join(' ')}`;
  machine.say(
    `Skipped, because it is not installed: ${listed(skipped, ({ purpose }) => purpose)}. To get it: ${command}`,
  );
}
