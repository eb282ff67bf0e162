import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { ErrorTexts, Site } from '../contract.ts';
import { RUNTIME } from '../paths.ts';
import { escapeHtml } from '../render/html.ts';
import type { BackgroundBuild } from './background-build.ts';
import type { DevSite, Version } from './site.ts';

/** What an open page shows: the page file behind it, by its path, and the version of that. */
type Shown = Version & { readonly page: string };

/** The script that follows changes. */
const clientScript = (shown: Shown): string =>
  `<script type="module" src="/__dev/client.js?${escapeHtml(`${new URLSearchParams({ ...shown })}`)}"></script>`;

const errorPage = (message: string, shown: Shown, { lang, title, line }: ErrorTexts): string => `<!DOCTYPE html>
<html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${clientScript(shown)}</head>
<body><h1 lang="${lang}">${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p><pre lang="en">${escapeHtml(message)}</pre></body></html>`;

/** `/a/b/` → `/a/b`; nothing for a path with broken escapes or a NUL. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname).replace(/(.)\/$/, '$1');
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The file of a folder behind a URL. */
function fileIn(folder: string, url: string): string | undefined {
  const file = path.join(folder, url);
  const isFile = file.startsWith(folder + path.sep) && statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? file : undefined;
}

/** In the format of server-sent events. */
const frame = (type: 'reload' | 'restyle' | 'problems', content: string): string =>
  `event: ${type}\ndata: ${JSON.stringify(content)}\n\n`;

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** Answers requests from a site in memory, and tells open pages about changes. */
export class DevHttp {
  readonly #site: Site;
  readonly #pages: DevSite;
  readonly #build: BackgroundBuild | undefined;
  readonly #listeners = new Map<ServerResponse, Shown>();
  #problems = '';
  readonly #server: Server = createServer((request, response) => {
    const shown = this.#shown(''); // before anything is rendered
    this.#answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      send(response, 500, 'text/html; charset=utf-8', errorPage(message, shown, this.#site.errorPage));
    });
  });

  constructor(site: Site, pages: DevSite, build: BackgroundBuild | undefined) {
    this.#site = site;
    this.#pages = pages;
    this.#build = build;
  }

  /** Listens on `port`, or on the next free one; returns the one it got. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(this.listen(port + 1, host)) : reject(error),
      );
      this.#server.listen(port, host, () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  #shown(page: string): Shown {
    return { page, ...this.#pages.version(page) };
  }

  /** Tells each open page what has changed in it. */
  publish(): void {
    for (const [listener, known] of this.#listeners) {
      const now = this.#shown(known.page);
      if (now.markup !== known.markup) listener.write(frame('reload', ''));
      else if (now.style !== known.style) listener.write(frame('restyle', ''));
      this.#listeners.set(listener, now);
    }
  }

  /** Shows in open pages, and in those to come, what the build would refuse; `''` for nothing. */
  publishProblems(problems: string): void {
    this.#problems = problems;
    for (const listener of this.#listeners.keys()) listener.write(frame('problems', problems));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections(); // browsers keep theirs open
  }

  /** The file behind a URL. A route has no dot: what has one and is not there yet, the build makes. */
  async #fileOf(url: string): Promise<string | undefined> {
    const file = this.#pages.asset(url) ?? fileIn(path.join(this.#site.root, this.#site.static), url);
    if (file || !this.#build || path.extname(url) === '') return file;
    await this.#build.ended;
    return fileIn(this.#build.folder, url);
  }

  async #answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(url, 'http://localhost');
    if (pathname.startsWith('/__dev/')) return this.#answerClient(pathname, searchParams, response);
    const { basePath, redirects } = this.#pages.addresses;
    const inSite = `${pathname}/`.startsWith(`${basePath}/`);
    if (!inSite && pathname === '/') return void response.writeHead(302, { Location: `${basePath}/` }).end();
    if (!inSite) return send(response, 404, 'text/plain', `The site lives under ${basePath}/.`);
    const route = decodePath(pathname.slice(basePath.length) || '/');
    if (route === undefined) return send(response, 400, 'text/plain', 'This path cannot be read.');

    const file = await this.#fileOf(route);
    if (file) {
      const { lookup } = await import('mrmime');
      const type = lookup(file) ?? 'application/octet-stream';
      // Browsers would guess the encoding of a text, and show "Ã¼" for "ü".
      return send(response, 200, type.startsWith('text/') ? `${type}; charset=utf-8` : type, await readFile(file));
    }
    const redirect = redirects.find(({ from }) => from === route);
    if (redirect) return void response.writeHead(302, { Location: basePath + redirect.to + search }).end();
    const { status, html } = await this.#pages.render(route, (page) => clientScript(this.#shown(page)));
    send(response, status, 'text/html; charset=utf-8', html);
  }

  /** What the script in the pages asks for. Its query says what they show. */
  async #answerClient(name: string, query: URLSearchParams, response: ServerResponse): Promise<void> {
    const page = query.get('page') ?? '';
    if (name === '/__dev/styles') return send(response, 200, 'text/css', this.#pages.styles(page));
    if (name === '/__dev/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('\n');
      if (this.#problems) response.write(frame('problems', this.#problems));
      this.#listeners.set(response, { ...this.#shown(page), ...Object.fromEntries(query) });
      response.on('close', () => this.#listeners.delete(response));
      return this.publish(); // what it has missed
    }
    if (name !== '/__dev/client.js') return send(response, 404, 'text/plain', 'Not found.');
    const { transform } = await import('esbuild');
    const source = await readFile(path.join(RUNTIME, 'dev-client.ts'), 'utf8');
    send(response, 200, 'text/javascript', (await transform(source, { loader: 'ts' })).code);
  }
}
