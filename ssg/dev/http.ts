import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { ErrorTexts, Site } from '../contract.ts';
import { RUNTIME } from '../paths.ts';
import { escapeHtml } from '../render/html.ts';
import type { DevEvent } from '../runtime/dev-client.ts';
import type { DevSite } from './site.ts';

/** @param page the page file behind the document, by its path; nothing for an error or a missing page, which any change may fix */
function client(page: string, revision: number): string {
  const query = new URLSearchParams({ page, revision: `${revision}` });
  return `<script type="module" src="/__dev/client.js?${escapeHtml(`${query}`)}"></script>`;
}

const errorPage = (message: string, revision: number, { lang, title, line }: ErrorTexts): string => `<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${client('', revision)}</head>
<body><h1 lang="${lang}">${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p><pre>${escapeHtml(message)}</pre></body></html>`;

/** `/a/b/` → `/a/b`; nothing for a path with broken escapes or a NUL. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).replace(/(.)\/$/, '$1');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** In the format of server-sent events. */
const frame = (event: DevEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/** Answers requests from a site in memory, and tells open pages about changes. */
export class DevHttp {
  readonly #site: Site;
  readonly #pages: DevSite;
  readonly #listeners = new Set<ServerResponse>();
  /** Counts what was published. A page that listens late, after a change of its own, is told by it. */
  #revision = 0;
  readonly #server: Server = createServer((request, response) => {
    const revision = this.#revision; // before anything is rendered
    this.#answer(request, response, revision).catch((error: unknown) => this.#fail(response, error, revision));
  });

  constructor(site: Site, pages: DevSite) {
    this.#site = site;
    this.#pages = pages;
  }

  /** Listens on `port`, or on the next free one; returns the one it got. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(this.listen(port + 1, host)) : reject(error),
      );
      this.#server.listen(port, host, () => resolve(port));
    });
  }

  publish(event: DevEvent): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener.write(frame(event));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections(); // browsers keep theirs open
  }

  #send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  }

  #fail(response: ServerResponse, error: unknown, revision: number): void {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    this.#send(response, 500, 'text/html; charset=utf-8', errorPage(message, revision, this.#site.errorPage));
  }

  #staticFile(name: string): string | undefined {
    const folder = path.join(this.#site.root, this.#site.static);
    const file = path.join(folder, name);
    return file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  }

  async #answer({ url = '/' }: IncomingMessage, response: ServerResponse, revision: number): Promise<void> {
    const { pathname, search, searchParams } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/__dev/')) return this.#answerClient(pathname, searchParams, response);
    const { basePath } = this.#pages;
    const inSite = `${pathname}/`.startsWith(`${basePath}/`);
    if (!inSite && pathname === '/') return void response.writeHead(302, { Location: `${basePath}/` }).end();
    if (!inSite) return this.#send(response, 404, 'text/plain', `The site lives under ${basePath}/.`);
    const route = decodePath(pathname.slice(basePath.length) || '/');
    if (route === undefined) return this.#send(response, 400, 'text/plain', 'This path cannot be read.');

    const { lookup } = await import('mrmime');
    const file = this.#pages.asset(route) ?? this.#staticFile(route);
    const type = lookup(file ?? route) ?? 'application/octet-stream';
    if (file) {
      return this.#send(response, 200, type, await readFile(file));
    }
    const generated = await this.#pages.generated(route);
    if (generated) return this.#send(response, 200, type, generated);
    const target = this.#pages.redirect(route);
    if (target) return void response.writeHead(302, { Location: target + search }).end();
    const { status, html } = await this.#pages.render(route, (page) => client(page, revision));
    this.#send(response, status, 'text/html; charset=utf-8', html);
  }

  /** What the script in the pages asks for. */
  async #answerClient(route: string, query: URLSearchParams, response: ServerResponse): Promise<void> {
    if (route === '/__dev/styles') {
      return this.#send(response, 200, 'text/css', await this.#pages.styles(query.get('page') ?? ''));
    }
    if (route === '/__dev/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('\n');
      const known = query.get('revision');
      if (known && known !== `${this.#revision}`) response.write(frame({ reload: 'all', restyle: [] }));
      this.#listeners.add(response);
      response.on('close', () => this.#listeners.delete(response));
      return;
    }
    if (route !== '/__dev/client.js') return this.#send(response, 404, 'text/plain', 'Not found.');
    const { transform } = await import('esbuild');
    const source = await readFile(path.join(RUNTIME, 'dev-client.ts'), 'utf8');
    this.#send(response, 200, 'text/javascript', (await transform(source, { loader: 'ts' })).code);
  }
}
