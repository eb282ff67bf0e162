import data from '../../content/index.ts';
import { SECURITY_HEADERS, speculationHeader } from '../../ssg/write/hosts/headers.ts';
import { SPECULATION_FILE, SPECULATION_TYPE } from '../../ssg/write/speculation.ts';
import { served } from './served.ts';
import { type Served, serveBy } from './serving.ts';

/** The built site with the headers that a real host sends; `serve` sends them all but those of speculation rules. */
export function serveAsHosted(): Promise<Served> {
  const headers = { ...SECURITY_HEADERS, ...speculationHeader(data), 'Cache-Control': 'max-age=0, must-revalidate' };
  return serveBy(async ({ url = '/' }, response) => {
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
}
