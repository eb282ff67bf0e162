import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import path from 'node:path';
import { lookup } from 'mrmime';

export interface Served {
  readonly origin: string;
  readonly stop: () => void | Promise<void>;
}

/** A port that nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket().once('error', reject);
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });
}

/** Waits until something answers at an address. */
export async function answered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isThere = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/** Answers on a free port of this machine, until it is stopped. */
export async function serveBy(answer: RequestListener, host = '127.0.0.1'): Promise<Served> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  server.unref(); // a run that fails must not wait for it
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * The plainest file server there is: files as they are named, a folder's `index.html` after a redirect to its slash,
 * and 404 with `404.html` of `site`. So GitHub Pages, S3 and most small servers behave, some of them with more.
 * @param folder the root of the host
 * @param site where the site lies below it
 */
export function servePlainly(folder: string, site = ''): Promise<Served> {
  const isFolder = (file: string) => statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
  return serveBy(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const place = path.join(folder, decodeURIComponent(pathname));
    if (isFolder(place) && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const file = isFolder(place) ? path.join(place, 'index.html') : place;
    const isThere = existsSync(file) && !file.endsWith('/');
    const sent = isThere ? file : path.join(folder, site, '404.html');
    const type = lookup(sent) ?? 'application/octet-stream';
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': type }).end(await readFile(sent));
  });
}
