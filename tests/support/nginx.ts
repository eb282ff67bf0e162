import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { answered, freePort, type Served } from './serving.ts';

const MIME_TYPES = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];

/** What nginx writes while it runs lies in its own folder, not in the system's. */
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Runs nginx as a child, alone with one server on a free port.
 * @param server what stands in its `server` block in addition to `listen` and `root`
 * @param modules dynamic modules to load
 */
export async function serveWithNginx(
  nginx: string,
  root: string,
  server: string,
  modules: readonly string[] = [],
): Promise<Served> {
  const prefix = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = `
    ${modules.map((module) => `load_module ${module};`).join('\n')}
    daemon off; master_process off; pid nginx.pid; error_log stderr;
    events {}
    http {
      include ${MIME_TYPES.find((file) => existsSync(file))}; default_type application/octet-stream; access_log off;
      ${TEMP_PATHS.map((name) => `${name}_temp_path ${name};`).join('\n')}
      server { listen 127.0.0.1:${port}; root ${root};\n${server}\n}
    }`;
  await writeFile(path.join(prefix, 'nginx.conf'), config);
  const child = spawn(nginx, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill()); // whatever became of the test that should stop it
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text;
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`nginx ended with ${code}: ${errors}`)));
  });
  ended.catch(() => {}); // it ends in any case, when it is stopped
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([answered(origin), ended]);
  return {
    origin,
    async stop() {
      child.kill();
      await ended.catch(() => {});
      await rm(prefix, { recursive: true, force: true });
    },
  };
}
