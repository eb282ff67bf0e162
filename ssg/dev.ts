import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Site } from './contract.ts';
import { DevSite } from './dev-site.ts';
import { escapeHtml } from './html.ts';
import { RUNTIME } from './paths.ts';
import { describe } from './problems.ts';
import type { DevEvent } from './runtime/dev-client.ts';

export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

const CLIENT = '<script type="module" src="/__dev/client.js"></script>';

const errorPage = (message: string): string => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<title>Unexpected Application Error!</title>${CLIENT}</head><body><h1>Unexpected Application Error!</h1>
<pre>${escapeHtml(message)}</pre></body></html>`;

/** Listens on `port`, or on the next free one. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(listen(server, port + 1)) : reject(error),
    );
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Serves the site while it is being edited: rebuilds on every change and tells the open pages. */
export async function startDevServer(site: Site, port: number): Promise<DevServer> {
  const [{ watch }, { lookup }, { transform }, { readFile }] = await Promise.all([
    import('chokidar'),
    import('mrmime'),
    import('esbuild'),
    import('node:fs/promises'),
  ]);
  const dev = new DevSite(site);
  const listeners = new Set<ServerResponse>();
  const source = await readFile(path.join(RUNTIME, 'dev-client.ts'), 'utf8');
  const { code: client } = await transform(source, { loader: 'ts' });

  const send = (response: ServerResponse, status: number, type: string, body: string) =>
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);

  function sendFile(response: ServerResponse, file: string): void {
    response.writeHead(200, {
      'Content-Type': lookup(file) ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    });
    createReadStream(file).pipe(response);
  }

  const staticFile = (name: string): string | undefined => {
    const folder = path.join(site.root, site.static);
    const file = path.join(folder, name);
    return file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  };

  async function answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const route = decodeURIComponent(pathname).replace(/(.)\/$/, '$1');
    if (route === '/__dev/client.js') return void send(response, 200, 'text/javascript', client);
    if (route === '/__dev/styles') {
      return void send(response, 200, 'text/css', await dev.styles(searchParams.get('route') ?? '/'));
    }
    if (route === '/__dev/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('\n');
      listeners.add(response);
      return void response.on('close', () => listeners.delete(response));
    }
    const file = dev.asset(route) ?? staticFile(route);
    if (file) return sendFile(response, file);
    const target = dev.redirect(route);
    if (target) return void response.writeHead(302, { Location: target }).end();
    try {
      const { status, html } = await dev.render(route);
      send(response, status, 'text/html; charset=utf-8', html.replace('</head>', `${CLIENT}</head>`));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      send(response, 500, 'text/html; charset=utf-8', errorPage(message));
    }
  }

  const publish = (event: DevEvent) => {
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(event)}\n\n`);
  };

  let running = Promise.resolve();
  const update = () => {
    running = running.then(async () => {
      const start = performance.now();
      const event = await dev.update();
      if (dev.problems.length > 0) console.error(describe(dev.problems));
      else console.log(`Rebuilt in ${(performance.now() - start).toFixed(0)} ms`);
      if (event) publish(event);
    });
    return running;
  };

  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    [site.pages, site.static, path.dirname(site.data), 'components', 'styles'].map((name) =>
      path.join(site.root, name),
    ),
    { ignoreInitial: true },
  ).on('all', () => {
    // Editors write a file in several steps: one rebuild for all of them.
    clearTimeout(timer);
    timer = setTimeout(update, 10);
  });

  await update();
  const server = createServer((request, response) => void answer(request, response));
  const actual = await listen(server, port);
  return {
    url: `http://localhost:${actual}`,
    async close() {
      clearTimeout(timer);
      await watcher.close();
      for (const listener of listeners) listener.end();
      server.close();
      await dev.dispose();
    },
  };
}
