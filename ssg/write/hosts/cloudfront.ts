/** Amazon S3 knows neither headers by path nor routes without an ending; CloudFront before it does both. */
import { type HostData, hostRedirects, SECURITY_HEADERS } from './headers.ts';

/**
 * A CloudFront function for the event "viewer request": redirects with their query, and the file behind a route. The
 * error page is left without one, so that its own path ends in a 404 too. It is plain ES 5 except for `const`, because
 * the runtime (2.0) has neither destructuring nor spread.
 */
export function cloudFrontFunction(data: HostData): string {
  const redirects = Object.fromEntries(
    hostRedirects(data).flatMap(({ sources, target }) => sources.map((source) => [source, target])),
  );
  return `// Made by the build, from the same table as the files of all other hosts.
const REDIRECTS = ${JSON.stringify(redirects, null, 2)};
const NOT_FOUND = ${JSON.stringify(`${data.basePath}/404`)};

function queryOf(querystring) {
  const pairs = [];
  for (const name in querystring) {
    (querystring[name].multiValue || [querystring[name]]).forEach(function (entry) {
      pairs.push(entry.value === '' ? name : name + '=' + entry.value);
    });
  }
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (Object.prototype.hasOwnProperty.call(REDIRECTS, uri)) {
    const location = REDIRECTS[uri] + queryOf(request.querystring);
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
  }
  if (uri.charAt(uri.length - 1) === '/') {
    request.uri = uri + 'index.html';
  } else if (uri.split('/').pop().indexOf('.') < 0 && uri !== NOT_FOUND) {
    request.uri = uri + '.html';
  }
  return request;
}
`;
}

/** Headers that a response headers policy has fields of its own for. */
const FIELDS: readonly string[] = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Content-Security-Policy',
  'Referrer-Policy',
];

/**
 * A response headers policy, as `aws cloudfront create-response-headers-policy --response-headers-policy-config` takes
 * it. Cache-Control is missing because S3 sends it, with each object, as it was uploaded.
 */
export function cloudFrontHeaders(): string {
  const value = (name: string): string => SECURITY_HEADERS[name] ?? '';
  const hsts = value('Strict-Transport-Security');
  const custom = Object.entries(SECURITY_HEADERS)
    .filter(([name]) => !FIELDS.includes(name))
    .map(([name, text]) => ({ Header: name, Value: text, Override: true }));
  const policy = {
    Name: 'site-headers',
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts)?.[1]),
        IncludeSubdomains: hsts.includes('includeSubDomains'),
        Preload: hsts.includes('preload'),
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: value('X-Frame-Options'), Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: value('Content-Security-Policy'), Override: true },
      ReferrerPolicy: { ReferrerPolicy: value('Referrer-Policy'), Override: true },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
