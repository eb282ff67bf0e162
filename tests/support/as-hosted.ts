import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import data from '../../content/index.ts';
import { SECURITY_HEADERS, speculationHeader } from '../../ssg/write/hosts/headers.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../../ssg/write/speculation.ts';
import { served } from './served.ts';
import type { Served } from './serving.ts';

/** The built site with the headers that a real host sends; `serve` sends them all but those of speculation rules. */
export async function serveAsHosted(): Promise<Served> {
  const headers = { ...SECURITY_HEADERS, ...speculationHeader(data), 'Cache-Control': 'max-age=0, must-revalidate' };
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(served().siteUrl + url, { redirect: 'manual' });
    const type = url.endsWith(SPECULATION_FILE) ? SPECULATION_TYPE : answer.headers.get('content-type');
    const location = answer.headers.get('location');
    response.writeHead(answer.status, {
      ...headers,
      ...(type && { 'Content-Type': type }),
      ...(location && { Location: location }),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
