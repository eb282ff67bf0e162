import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { readSheets, type Sheet } from './pdf.ts';
import { toolPath } from './tools.ts';
import { startScreen } from './webkit.ts';

/** Whether WebKit can print here. */
export const canPrint = [toolPath('gjs'), toolPath('webkitBindings'), toolPath('xvfb')].every(Boolean);

/** Prints pages with WebKit on A4, one after the other, and reads their sheets. */
export async function printWithWebKit(urls: readonly string[]): Promise<readonly (readonly Sheet[])[]> {
  const { screen, display } = await startScreen(toolPath('xvfb') ?? '');
  const folder = await mkdtemp(path.join(tmpdir(), 'printed-'));
  try {
    const program = path.resolve('tests/support/print-webkit.mjs');
    const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' };
    await promisify(execFile)(toolPath('gjs') ?? '', ['-m', program, folder, ...urls], { env });
    const printed = await Promise.all(urls.map((_, index) => readFile(path.join(folder, `${index}.pdf`))));
    return await Promise.all(printed.map((data) => readSheets(new Uint8Array(data))));
  } finally {
    screen.kill();
    await rm(folder, { recursive: true });
  }
}
