import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { filesOfRoute } from '../../compile/routes.ts';
import type { SiteData } from '../../contract.ts';
import { compressed, TEXT_FILE } from '../../write/compressed.ts';
import { CACHE, HASHED_FOLDER, RARE_TYPES, speculationHeader } from '../../write/hosts/headers.ts';

/** A built site on a port of this machine. */
export interface ServedSite {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a site as a good host does: in brotli, hashed files cached for a year, all others with an ETag. */
export async function serveBuilt(folder: string, data: SiteData): Promise<ServedSite> {
  const { lookup } = await import('mrmime');
  const server = createServer(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const name = pathname.slice(data.basePath.length + 1);
    const file = path.join(folder, path.extname(name) ? name : (filesOfRoute(`/${name}`)[0] ?? ''));
    const content = await readFile(file).catch(() => undefined);
    if (!content) return void response.writeHead(404).end();
    const packed = TEXT_FILE.test(file) ? await compressed(content, 'br') : content;
    const body = packed.length < content.length ? packed : content;
    const tag = `"${body.length}"`;
    const headers = {
      'Content-Type': RARE_TYPES[path.extname(file).slice(1)] ?? lookup(file) ?? 'application/octet-stream',
      'Cache-Control': `/${name}`.startsWith(HASHED_FOLDER) ? CACHE.hashed : CACHE.other,
      ETag: tag,
      ...speculationHeader(data),
      ...(body !== content && { 'Content-Encoding': 'br' }),
    };
    if (request.headers['if-none-match'] === tag) response.writeHead(304, headers).end();
    else response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
